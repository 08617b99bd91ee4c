// Plays blocks of sound one after another, on the browser's audio thread.

/** Frames that are buffered before playback begins, so that a late block leaves no gap. */
const lead = 960;
/** The largest number of buffered frames; more are dropped, because the phone's clock is ahead. */
const maximumFrames = 7200;

class Speaker extends AudioWorkletProcessor {
  constructor() {
    super();
    this.pieces = [];
    this.place = 0;
    this.waiting = 0;
    this.isPlaying = false;
    this.port.onmessage = (event) => {
      this.pieces.push(event.data);
      this.waiting += event.data.length / 2;
      while (this.waiting > maximumFrames) this.drop();
      if (this.waiting >= lead) this.begin();
    };
  }

  begin() {
    if (!this.isPlaying) this.port.postMessage({ began: currentTime });
    this.isPlaying = true;
  }

  drop() {
    this.waiting -= (this.pieces.shift().length - this.place) / 2;
    this.place = 0;
  }

  process(inputs, outputs) {
    const [left, right] = outputs[0];
    this.idle = this.pieces.length > 0 && !this.isPlaying ? (this.idle ?? 0) + left.length : 0;
    // The last blocks of a sound are played even if no more follow.
    if (this.idle > lead) this.begin();
    if (!this.isPlaying) return true;
    for (let frame = 0; frame < left.length; frame += 1) {
      const piece = this.pieces[0];
      if (!piece) {
        this.isPlaying = false;
        break;
      }
      left[frame] = piece[this.place];
      right[frame] = piece[this.place + 1];
      this.place += 2;
      this.waiting -= 1;
      if (this.place >= piece.length) {
        this.pieces.shift();
        this.place = 0;
      }
    }
    return true;
  }
}

registerProcessor("speaker", Speaker);
