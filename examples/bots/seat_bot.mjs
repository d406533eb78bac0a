// A whole bot: takes a seat with its key and plays at random until the game is over. See docs/protocol.md.
//
//   node seat_bot.mjs ws://127.0.0.1:8765/ws TABLE KEY
//
// Needs Node.js 22 or newer, which has WebSocket built in (20.10 or newer: node --experimental-websocket seat_bot.mjs …).

const [address, table, key] = process.argv.slice(2);
const scene = {};
let choice = {};
let over = false;

const socket = new WebSocket(address);
const send = (message) => socket.send(JSON.stringify(message));
const fail = (why) => {
  console.error(why);
  process.exit(1);
};

socket.onopen = () => send({ type: "hello", table, key });
socket.onerror = () => fail(`cannot reach ${address}`);
socket.onclose = () => over || fail("the server closed the connection");
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.type === "refused" && message.code === "rate") {
    setTimeout(() => send(choice), 1000); // too fast: the same once more
  } else if (message.type === "refused" && message.code !== "stale") { // "stale": the state came before it
    fail(`${message.code}: ${message.detail}`);
  } else if (message.type === "welcome" || message.type === "update") {
    Object.assign(scene, message.scene);
    if (message.ending !== null) {
      over = true;
      console.log(message.ending.ending, ...message.ending.rewards);
      socket.close();
    } else if (scene.question !== null) { // only the seat that is asked sees one
      const offered = scene.question.choices.filter((one) => !one.barred);
      const { text } = offered[Math.floor(Math.random() * offered.length)];
      choice = { type: "choose", version: message.version, text };
      send(choice);
    }
  }
};
