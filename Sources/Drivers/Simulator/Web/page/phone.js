// The phone as it stands on the page: its body, its screen, and how large and which way up it is.

import { Book } from "/drawing.js";
import { Painter } from "/painter.js";

const element = (id) => document.getElementById(id);

/** Points an inch of the phones' screens: 326 pixels, two to a point. */
const pointsPerInch = 163;
/** Points an inch of the page. */
const pagePointsPerInch = 96;

/** How far the body goes beyond the screen, in points. */
const bodies = {
  home: { top: 94, side: 18, bottom: 94, corner: 54 },
  whole: { top: 15, side: 15, bottom: 15, corner: 15 },
};

const turns = {
  "portrait": 0, "landscape-right": 90, "portrait-upside-down": 180, "landscape-left": -90,
};

export class PhoneView {
  /** @param painted Is told how many frames were painted or left out. */
  constructor(painted) {
    this.painted = painted;
    this.book = new Book();
    this.canvas = element("screen");
    this.painter = new Painter(this.canvas, this.book);
    this.frames = [];
    this.zoom = "fit";
    this.turn = 0;
    new ResizeObserver(() => this.lay()).observe(element("stage"));
    this.watchPixelRatio();
    element("zoom").onchange = (event) => {
      this.zoom = event.target.value;
      this.lay();
    };
  }

  /** Takes letters, or a frame, which is painted with the next refresh. */
  take(bytes) {
    if (bytes[1] === 0x47) return this.book.readLetters(bytes);
    this.frames.push(bytes);
    this.request ??= requestAnimationFrame(() => this.paint());
    return undefined;
  }

  forget() {
    this.book.forget();
  }

  /** Nothing of what is on the way comes any more. */
  reset() {
    this.frames = [];
    this.book.forget();
  }

  setState(state) {
    this.state = state;
    const turn = turns[state.orientation];
    if (turn !== undefined) this.turn = turn;
    this.lay();
  }

  // Painting

  paint() {
    this.request = null;
    const frames = this.frames;
    this.frames = [];
    // Pictures of frames that are left out are kept all the same.
    for (const bytes of frames) this.drawing = this.book.readDrawing(bytes);
    this.repaint();
    this.painted(frames.length);
  }

  repaint() {
    if (!this.drawing || !this.state || this.canvas.width < 2) return;
    const start = performance.now();
    this.painter.paint(this.drawing, this.place());
    this.lastPaint = performance.now() - start;
    document.documentElement.dataset.frames = Number(document.documentElement.dataset.frames ?? 0) + 1;
  }

  /** From the drawing's points to the canvas's pixels: what is drawn sideways is turned upright. */
  place() {
    const { width, height } = this.state.screen;
    const scale = this.canvas.width / width;
    const matrix = new DOMMatrix().scaleSelf(scale, scale);
    if (Math.abs(this.drawing.width - height) < 1 && Math.abs(width - height) > 1) {
      return this.turn === 90
        ? matrix.multiplySelf(new DOMMatrix([0, -1, 1, 0, 0, height]))
        : matrix.multiplySelf(new DOMMatrix([0, 1, -1, 0, width, 0]));
    }
    return matrix;
  }

  // Laying out

  lay() {
    if (!this.state) return;
    const { width, height, corner } = this.state.screen;
    const body = this.state.model.homeButton ? bodies.home : bodies.whole;
    const outer = {
      width: width + 2 * body.side, height: height + body.top + body.bottom,
    };
    const isSideways = this.turn === 90 || this.turn === -90;
    const [across, down] = isSideways ? [outer.height, outer.width] : [outer.width, outer.height];
    const stage = element("stage").getBoundingClientRect();
    // The hint has its line beneath; buttons stand a little out of the body.
    const room = { width: stage.width - 28, height: stage.height - 64 };
    const fit = Math.max(0.2, Math.min(room.width / across, room.height / down, 2));
    let scale = Number(this.zoom);
    if (this.zoom === "fit") scale = fit;
    if (this.zoom === "real") scale = pagePointsPerInch / pointsPerInch;

    // Whole pixels, so that nothing is drawn between them.
    const ratio = devicePixelRatio;
    const pixels = Math.max(1, Math.round(width * scale * ratio));
    const point = pixels / ratio / width;
    const canvasHeight = Math.round(height * point * ratio);
    const phone = element("phone");
    const set = (name, value) => phone.style.setProperty(name, value);
    set("--point", `${point}px`);
    set("--width", width);
    set("--height", height);
    set("--corner", Math.max(corner, this.state.model.homeButton ? 2 : 0));
    set("--top", body.top);
    set("--side", body.side);
    set("--bottom", body.bottom);
    set("--round", this.state.model.homeButton ? body.corner : corner + body.corner);
    set("--turn", `${this.turn}deg`);
    const space = element("room");
    space.style.width = `${across * point}px`;
    space.style.height = `${down * point}px`;
    element("home").hidden = !this.state.model.homeButton;
    this.canvas.style.height = `${canvasHeight / ratio}px`;
    this.canvas.style.width = `${pixels / ratio}px`;
    if (this.canvas.width !== pixels || this.canvas.height !== canvasHeight) {
      this.canvas.width = pixels;
      this.canvas.height = canvasHeight;
      this.repaint();
    }
    this.scale = point;
  }

  watchPixelRatio() {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
      "change", () => { this.lay(); this.watchPixelRatio(); }, { once: true });
  }

  // Places

  /** The place on the screen held upright, in points, of a place of the page. */
  pointOf(clientX, clientY) {
    const box = element("glass").getBoundingClientRect();
    const u = (clientX - box.left) / box.width;
    const v = (clientY - box.top) / box.height;
    const { width, height } = this.state.screen;
    switch (this.turn) {
      case 90: return { x: v * width, y: (1 - u) * height };
      case -90: return { x: (1 - v) * width, y: u * height };
      case 180: return { x: (1 - u) * width, y: (1 - v) * height };
      default: return { x: u * width, y: v * height };
    }
  }
}
