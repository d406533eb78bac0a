import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { startWords } from "./lib/words.svelte";

/** Said when not even the words could be loaded. */
const UNREACHABLE = "The server cannot be reached. · サーバーに接続できません。 · 无法连接服务器。";

const target = document.getElementById("app");
try {
  await startWords();
  if (target) mount(App, { target });
} catch {
  target?.append(UNREACHABLE);
}
