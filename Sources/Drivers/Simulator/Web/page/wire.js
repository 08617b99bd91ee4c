// The socket to the phone, on a thread of its own.

let socket = null;

onmessage = ({ data }) => {
  if (data.open) open(data.open);
  else if (data.close) socket?.close();
  else if (socket?.readyState === WebSocket.OPEN) socket.send(data.text);
};

function open(address) {
  socket = new WebSocket(address);
  socket.binaryType = "arraybuffer";
  socket.onopen = () => postMessage({ event: "open" });
  socket.onclose = () => postMessage({ event: "closed" });
  socket.onmessage = (event) => {
    const { data } = event;
    postMessage({ event: "message", data }, typeof data === "string" ? [] : [data]);
  };
}
