// The way to the phone: a socket that is opened again whenever it is lost.

const version = 1;

/**
 * A socket in a worker. What a page's own socket brings waits for 100 ms in Chromium when a finger comes
 * down, for the sake of scrolling; what a worker brings does not.
 */
class Wire {
  constructor(address) {
    this.isOpen = false;
    this.worker = new Worker("/wire.js");
    this.worker.onmessage = ({ data }) => {
      if (data.event === "message") return this.onmessage(data);
      this.isOpen = data.event === "open";
      if (this.isOpen) return this.onopen();
      this.worker.terminate();
      return this.onclose();
    };
    this.worker.postMessage({ open: address });
  }

  send(text) {
    this.worker.postMessage({ text });
  }

  close() {
    this.worker.postMessage({ close: true });
  }
}

export class Link {
  /**
   * @param take Takes a message's name and what it says.
   * @param takeBytes Takes a message of bytes; returns whether it is a frame.
   * @param change Is told whether the phone is reached.
   */
  constructor(take, takeBytes, change) {
    Object.assign(this, { take, takeBytes, change });
    this.wait = 250;
    this.open();
  }

  open() {
    const socket = new Wire(
      `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`);
    this.taken = 0;
    this.painted = 0;
    this.said = { taken: 0, painted: 0 };
    socket.onopen = () => {
      this.socket = socket;
      this.wait = 250;
      this.say({ hello: { version, time: performance.now() } });
      this.change(true);
    };
    socket.onmessage = (event) => {
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
    socket.onclose = () => {
      const wasOpen = this.socket === socket;
      this.socket = null;
      if (wasOpen) this.change(false);
      setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(4000, this.wait * 2);
    };
  }

  /** Says objects, one a line. */
  say(...objects) {
    if (!this.socket?.isOpen) return;
    this.socket.send(objects.map((object) => JSON.stringify(object)).join("\n"));
  }

  /** Frames that came were painted, or left out for later ones. */
  paintedFrames(count) {
    this.painted += count;
    this.answer();
  }

  /** Tells what was taken, at once where much was. */
  answerSoon() {
    if (this.taken - this.said.taken >= 32) return this.answer();
    this.timer ??= setTimeout(() => this.answer(), 40);
    return undefined;
  }

  answer() {
    clearTimeout(this.timer);
    this.timer = null;
    if (this.said.taken === this.taken && this.said.painted === this.painted) return;
    this.said = { taken: this.taken, painted: this.painted };
    this.say({ seen: { messages: this.taken, frames: this.painted } });
  }
}
