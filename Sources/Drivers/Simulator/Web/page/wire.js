// On a thread of its own: the socket to the phone, and the phone's screen.
//
// What a page's own socket brings waits for 100 ms in Chromium when a finger comes down, for the sake of
// scrolling, and what a worker hands to the page waits until the page is laid out and painted. What a
// worker paints by itself waits for neither.

import { Screen } from "/screen.js";

const frameMark = 0x54;

let socket = null;
/** The screen, where the page has given its canvas away; else the page paints. */
let screen = null;
/** Bytes that came and went, for whoever measures. */
const traffic = { received: 0, sent: 0 };
/** What this thread and the page have taken and painted since the socket was opened. */
let counts = null;

const takers = {
  open,
  close: () => socket?.close(),
  say,
  taken(messages) {
    counts.page = messages;
    answer();
  },
  painted,
  canvas(canvas) {
    screen = new Screen(canvas, (frame) => {
      painted(frame);
      postMessage({ event: "painted", frame });
    });
  },
  lay: (place) => screen?.lay(place),
  traffic: () => postMessage({ event: "traffic", traffic }),
};

onmessage = ({ data }) => {
  for (const [name, value] of Object.entries(data)) takers[name](value);
};

function open(address) {
  counts = { page: 0, here: 0, frames: 0, said: "" };
  socket = new WebSocket(address);
  socket.binaryType = "arraybuffer";
  socket.onopen = () => postMessage({ event: "open" });
  socket.onclose = () => {
    // All is told again, from the truth; a frame painted late would be counted as one of the next socket's.
    screen?.reset();
    postMessage({ event: "closed" });
  };
  socket.onmessage = ({ data }) => {
    traffic.received += data.length ?? data.byteLength;
    if (typeof data === "string") {
      // In its place among the frames.
      if (data.startsWith('{"forget"')) screen?.forget();
      return postMessage({ event: "message", data });
    }
    const bytes = new Uint8Array(data);
    if (!screen || bytes[0] !== frameMark) return postMessage({ event: "message", data }, [data]);
    screen.take(bytes);
    counts.here += 1;
    // Letters are not painted; of a frame it is told when it is.
    return undefined;
  };
}

function say(text) {
  if (socket?.readyState !== WebSocket.OPEN) return;
  traffic.sent += text.length;
  socket.send(text);
}

/** Frames that came were painted, or left out for later ones. */
function painted({ count }) {
  counts.frames += count;
  answer();
}

function answer() {
  const messages = counts.page + counts.here;
  const said = `${messages} ${counts.frames}`;
  if (said === counts.said) return;
  counts.said = said;
  say(JSON.stringify({ seen: { messages, frames: counts.frames } }));
}
