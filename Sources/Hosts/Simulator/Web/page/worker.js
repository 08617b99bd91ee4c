// The worker with the socket to the phone and the phone's screen.
//
// In Chromium messages of a page's own socket are delayed by 100 ms when a finger comes down, because of
// scrolling, and messages from a worker to the page until the page is laid out and painted. Painting in
// the worker avoids both.

import { Screen } from "/screen.js";

const frameType = 0x54;

let socket = null;
/** The screen if the page has transferred its canvas; otherwise the page paints. */
let screen = null;
/** The number of bytes received and sent, for measurements. */
const traffic = { received: 0, sent: 0 };
/** The messages processed by the page and here, and the frames painted, since the socket was opened. */
let counts = null;

const handlers = {
  open,
  close: () => socket?.close(),
  send,
  received(messages) {
    counts.page = messages;
    confirm();
  },
  painted,
  canvas(canvas) {
    screen = new Screen(canvas, (frame) => {
      painted(frame);
      postMessage({ event: "painted", frame });
    });
  },
  layOut: (place) => screen?.layOut(place),
  traffic: () => postMessage({ event: "traffic", traffic }),
};

onmessage = ({ data }) => {
  for (const [name, value] of Object.entries(data)) handlers[name](value);
};

function open(address) {
  counts = { page: 0, here: 0, frames: 0, lastSent: "" };
  socket = new WebSocket(address);
  socket.binaryType = "arraybuffer";
  socket.onopen = () => postMessage({ event: "open" });
  socket.onclose = ({ reason }) => {
    // The server sends everything again; frames of this socket must not count for the next one.
    screen?.reset();
    postMessage({ event: "closed", reason });
  };
  socket.onmessage = ({ data }) => {
    traffic.received += data.length ?? data.byteLength;
    if (typeof data === "string") {
      // Handled here as well, in order with the frames.
      if (data.startsWith('{"forget"')) screen?.forget();
      return postMessage({ event: "message", data });
    }
    const bytes = new Uint8Array(data);
    if (!screen || bytes[0] !== frameType) return postMessage({ event: "message", data }, [data]);
    screen.receive(bytes);
    counts.here += 1;
    // Frames are confirmed when they are painted, glyphs with the next confirmation.
    return undefined;
  };
}

/** Sends a text or bytes. */
function send(data) {
  if (socket?.readyState !== WebSocket.OPEN) return;
  traffic.sent += data.length ?? data.byteLength;
  socket.send(data);
}

/** Counts frames that were painted, or skipped for later ones. */
function painted({ count }) {
  counts.frames += count;
  confirm();
}

function confirm() {
  const messages = counts.page + counts.here;
  const text = `${messages} ${counts.frames}`;
  if (text === counts.lastSent) return;
  counts.lastSent = text;
  send(JSON.stringify({ seen: { messages, frames: counts.frames } }));
}
