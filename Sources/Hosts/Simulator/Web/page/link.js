// The connection to the phone: a socket that is reopened whenever it is closed.

const version = 2;

/** The socket in a worker, which also paints the screen if the browser supports it (`worker.js`). */
class SocketWorker {
  /** @param onPainted Called for each frame that the worker has painted. */
  constructor(onPainted) {
    this.isOpen = false;
    this.worker = new Worker("/worker.js", { type: "module" });
    this.worker.onmessage = ({ data }) => {
      if (data.event === "message") return this.onmessage(data);
      if (data.event === "painted") return onPainted(data.frame);
      if (data.event === "traffic") return this.resolveTraffic(data.traffic);
      this.isOpen = data.event === "open";
      return this.isOpen ? this.onopen() : this.onclose(data.reason);
    };
  }

  /** Sends the worker a message; its keys are the handlers in `worker.js`. */
  post(message, transfer = []) {
    this.worker.postMessage(message, transfer);
  }

  /** Returns the number of bytes received and sent so far. */
  traffic() {
    return new Promise((resolve) => {
      this.resolveTraffic = resolve;
      this.post({ traffic: true });
    });
  }

  /** Sends a text or bytes. */
  send(data) {
    this.post({ send: data }, typeof data === "string" ? [] : [data]);
  }

  close() {
    this.post({ close: true });
  }
}

export class Link {
  /**
   * @param onMessage Called with the name and the value of a text message.
   * @param onBytes Called with a binary message.
   * @param onChange Called with whether the connection is open, and if not with the server's reason, which
   *   may be empty.
   * @param onPainted Called for each frame that the worker has painted.
   */
  constructor(onMessage, onBytes, onChange, onPainted) {
    Object.assign(this, { onMessage, onBytes, onChange });
    this.wait = 250;
    this.socket = null;
    this.transport = new SocketWorker(onPainted);
    this.transport.onopen = () => {
      this.socket = this.transport;
      this.send({ hello: { version, time: performance.now() } });
      this.onChange(true);
    };
    this.transport.onmessage = (event) => {
      this.received += 1;
      // A page that is refused is connected for a moment too, but gets no message.
      this.wait = 250;
      if (typeof event.data === "string") {
        const message = JSON.parse(event.data);
        const [name] = Object.keys(message);
        this.onMessage(name, message[name]);
      } else {
        this.onBytes(new Uint8Array(event.data));
      }
      this.confirmSoon();
    };
    this.transport.onclose = (reason) => {
      this.socket = null;
      this.onChange(false, reason);
      setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(4000, this.wait * 2);
    };
    this.open();
  }

  open() {
    this.received = 0;
    this.transport.post({
      open: `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`,
    });
  }

  /** Sends objects, one a line. */
  send(...objects) {
    if (!this.socket?.isOpen) return;
    this.socket.send(objects.map((object) => JSON.stringify(object)).join("\n"));
  }

  /** Sends bytes, an `ArrayBuffer` that is empty afterwards. */
  sendBytes(bytes) {
    if (this.socket?.isOpen) this.socket.send(bytes);
  }

  /** Confirms received messages after a delay, or at once after every 32nd. */
  confirmSoon() {
    if (this.received % 32 === 0) return this.confirm();
    this.timer ??= setTimeout(() => this.confirm(), 40);
    return undefined;
  }

  confirm() {
    clearTimeout(this.timer);
    this.timer = null;
    this.transport.post({ received: this.received });
  }
}
