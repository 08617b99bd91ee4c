// The way to the phone: a socket that is opened again whenever it is lost.

const version = 1;

/** The socket, in a worker that has the phone's screen, too, where it can (`wire.js`). */
class Wire {
  /** @param painted Is told of each frame that the worker has painted. */
  constructor(painted) {
    this.isOpen = false;
    this.worker = new Worker("/wire.js", { type: "module" });
    this.worker.onmessage = ({ data }) => {
      if (data.event === "message") return this.onmessage(data);
      if (data.event === "painted") return painted(data.frame);
      if (data.event === "traffic") return this.tellTraffic(data.traffic);
      this.isOpen = data.event === "open";
      return this.isOpen ? this.onopen() : this.onclose();
    };
  }

  /** Has the worker do something, by the names in `wire.js`. */
  post(words, transfer = []) {
    this.worker.postMessage(words, transfer);
  }

  /** Bytes that came and went so far. */
  traffic() {
    return new Promise((tell) => {
      this.tellTraffic = tell;
      this.post({ traffic: true });
    });
  }

  send(text) {
    this.post({ say: text });
  }

  close() {
    this.post({ close: true });
  }
}

export class Link {
  /**
   * @param take Takes a message's name and what it says.
   * @param takeBytes Takes a message of bytes.
   * @param change Is told whether the phone is reached.
   * @param painted Is told of each frame that was painted elsewhere.
   */
  constructor(take, takeBytes, change, painted) {
    Object.assign(this, { take, takeBytes, change });
    this.wait = 250;
    this.socket = null;
    this.wire = new Wire(painted);
    this.wire.onopen = () => {
      this.socket = this.wire;
      this.wait = 250;
      this.say({ hello: { version, time: performance.now() } });
      this.change(true);
    };
    this.wire.onmessage = (event) => {
      this.taken += 1;
      if (typeof event.data === "string") {
        const message = JSON.parse(event.data);
        const [name] = Object.keys(message);
        this.take(name, message[name]);
      } else {
        this.takeBytes(new Uint8Array(event.data));
      }
      this.answerSoon();
    };
    this.wire.onclose = () => {
      const wasOpen = this.socket !== null;
      this.socket = null;
      if (wasOpen) this.change(false);
      setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(4000, this.wait * 2);
    };
    this.open();
  }

  open() {
    this.taken = 0;
    this.wire.post({
      open: `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`,
    });
  }

  /** Says objects, one a line. */
  say(...objects) {
    if (!this.socket?.isOpen) return;
    this.socket.send(objects.map((object) => JSON.stringify(object)).join("\n"));
  }

  /** Tells what was taken, at once where much was. */
  answerSoon() {
    if (this.taken % 32 === 0) return this.answer();
    this.timer ??= setTimeout(() => this.answer(), 40);
    return undefined;
  }

  answer() {
    clearTimeout(this.timer);
    this.timer = null;
    this.wire.post({ taken: this.taken });
  }
}
