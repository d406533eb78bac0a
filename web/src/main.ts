import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { startWords } from "./lib/words.svelte";

await startWords().catch(() => undefined); // without words the page says so by itself
const target = document.getElementById("app");
if (target) mount(App, { target });
