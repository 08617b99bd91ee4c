// The phone's screen on a canvas: frames are painted with the next refresh, the last of several alone.

import { Book } from "/drawing.js";
import { Painter } from "/painter.js";
import { onceARefresh } from "/refresh.js";

const lettersMark = 0x47;

export class Screen {
  /**
   * @param canvas A canvas, of the page or a worker's.
   * @param painted Is told of each paint that frames were for: their count, the size of the last and how many
   *   commands it has, and when it was painted, in milliseconds since 1970.
   */
  constructor(canvas, painted) {
    Object.assign(this, { canvas, painted });
    this.book = new Book();
    this.painter = new Painter(canvas, this.book);
    this.frames = [];
    this.paintSoon = onceARefresh(() => this.paint());
  }

  /** Takes letters, or a frame. */
  take(bytes) {
    if (bytes[1] === lettersMark) return this.book.readLetters(bytes);
    this.frames.push(bytes);
    return this.paintSoon();
  }

  /** Letters and pictures come anew. */
  forget() {
    this.book.forget();
  }

  /** Nothing of what is on the way comes any more. */
  reset() {
    this.frames = [];
    this.book.forget();
  }

  /**
   * Puts the screen on so many pixels.
   * @param place The canvas's `width` and `height` in pixels, the phone's `screen` in points, and its `turn` in
   *   degrees.
   */
  lay(place) {
    this.place = place;
    const { canvas } = this;
    if (canvas.width !== place.width || canvas.height !== place.height) {
      canvas.width = place.width;
      canvas.height = place.height;
    }
    this.repaint();
  }

  paint() {
    const { frames } = this;
    if (frames.length === 0) return;
    this.frames = [];
    // Pictures of frames that are left out are kept all the same.
    for (const bytes of frames) this.drawing = this.book.readDrawing(bytes);
    this.repaint();
    const { width, height, commands } = this.drawing;
    this.painted({
      count: frames.length, width, height, commands: commands.length,
      time: performance.timeOrigin + performance.now(),
    });
  }

  repaint() {
    if (!this.drawing || !this.place || this.canvas.width < 2) return;
    this.painter.paint(this.drawing, this.matrix());
  }

  /** From the drawing's points to the canvas's pixels: what is drawn sideways is turned upright. */
  matrix() {
    const { screen: { width, height }, turn } = this.place;
    const scale = this.canvas.width / width;
    const matrix = new DOMMatrix().scaleSelf(scale, scale);
    if (Math.abs(this.drawing.width - height) < 1 && Math.abs(width - height) > 1) {
      return turn === 90
        ? matrix.multiplySelf(new DOMMatrix([0, -1, 1, 0, 0, height]))
        : matrix.multiplySelf(new DOMMatrix([0, 1, -1, 0, width, 0]));
    }
    return matrix;
  }
}
