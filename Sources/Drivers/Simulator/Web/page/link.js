// The way to the phone: a socket that is opened again whenever it is lost.

const version = 1;

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
    const socket = new WebSocket(`ws://${location.host}/socket`);
    socket.binaryType = "arraybuffer";
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
    if (this.socket?.readyState !== WebSocket.OPEN) return;
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
