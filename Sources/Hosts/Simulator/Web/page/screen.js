// The phone's screen on a canvas: the last frame is painted in the next animation frame.

import { AssetCache } from "/drawing.js";
import { Painter } from "/painter.js";
import { onceARefresh } from "/refresh.js";

/** The second byte of a message with glyphs, and of one with the contents of the phone's screen. */
const glyphsType = 0x47;
const screenType = 0x53;

export class Screen {
  /**
   * @param canvas A canvas, of the page or a worker's.
   * @param painted Called after each paint with the number of frames, the size and number of commands of the
   *   last one, and the time in milliseconds since 1970.
   */
  constructor(canvas, painted) {
    Object.assign(this, { canvas, painted });
    this.assets = new AssetCache();
    this.painter = new Painter(canvas, this.assets);
    this.frames = [];
    /** The number of frames that were read and not painted. */
    this.unpainted = 0;
    this.paintSoon = onceARefresh(() => this.paint());
  }

  /** Handles a message with glyphs, the contents of the phone's screen, or a drawing. */
  receive(bytes) {
    if (bytes[1] === glyphsType) return this.assets.readGlyphs(bytes);
    this.frames.push(bytes);
    return this.paintSoon();
  }

  /** Clears the cache of glyphs, images and pictures, after the frames before have been read with it. */
  forget() {
    this.read();
    this.assets.forget();
  }

  /** Drops pending frames and the cache, because the connection has ended. */
  reset() {
    this.frames = [];
    this.unpainted = 0;
    this.assets.forget();
  }

  /**
   * Changes the size of the canvas.
   * @param place The canvas's `width` and `height` in pixels, the phone's `screen` in points, and its `turn` in
   *   degrees.
   */
  layOut(place) {
    this.place = place;
    const { canvas } = this;
    if (canvas.width !== place.width || canvas.height !== place.height) {
      canvas.width = place.width;
      canvas.height = place.height;
    }
    this.repaint();
  }

  read() {
    const { frames } = this;
    this.frames = [];
    this.unpainted += frames.length;
    // Skipped frames are read too, for their images and pictures.
    for (const bytes of frames) {
      this.drawing = bytes[1] === screenType ? this.assets.readScreen(bytes) : this.assets.readDrawing(bytes);
    }
  }

  paint() {
    this.read();
    const count = this.unpainted;
    if (count === 0) return;
    this.unpainted = 0;
    this.repaint();
    const { width, height, commands } = this.drawing;
    this.painted({
      count, width, height, commands: commands.length,
      time: performance.timeOrigin + performance.now(),
    });
  }

  repaint() {
    if (!this.drawing || !this.place || this.canvas.width < 2) return;
    this.painter.paint(this.drawing, this.matrix());
  }

  /** Returns the transform from the drawing's points to the canvas's pixels; landscape is turned upright. */
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
