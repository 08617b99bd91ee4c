// The phone on the page: its body, its screen, its size and its rotation.

import { onceARefresh } from "/refresh.js";

const element = (id) => document.getElementById(id);

/** Points an inch of the phones' screens: 326 pixels, two to a point. */
const pointsPerInch = 163;
/** Points an inch of the page. */
const pagePointsPerInch = 96;

/** The margins of the body around the screen, in points. */
const bodies = {
  home: { top: 94, side: 18, bottom: 94, corner: 54 },
  whole: { top: 15, side: 15, bottom: 15, corner: 15 },
};

const turns = {
  "portrait": 0, "landscape-right": 90, "portrait-upside-down": 180, "landscape-left": -90,
};

export class PhoneView {
  constructor() {
    this.canvas = element("screen");
    this.forgetBox = onceARefresh(() => { this.box = null; });
    this.zoom = "fit";
    this.turn = 0;
    /** The last painted frame: its size and its number of commands. */
    this.drawing = null;
    this.repaints = 0;
    const observer = new ResizeObserver(() => this.layOut());
    observer.observe(element("stage"));
    observer.observe(element("prompt"));
    new ResizeObserver(([{ target }]) => {
      document.documentElement.style.setProperty("--header", `${target.offsetHeight}px`);
    }).observe(document.querySelector("header"));
    this.watchPixelRatio();
    element("zoom").onchange = (event) => {
      this.zoom = event.target.value;
      this.layOut();
    };
  }

  /** @param onLayout Called with the layout of the screen whenever it changes. */
  setScreen(onLayout) {
    this.onLayout = onLayout;
    this.layOut();
  }

  /** Records a painted frame. */
  painted(frame) {
    this.drawing = frame;
    this.repaints += 1;
  }

  setState(state) {
    this.state = state;
    const turn = turns[state.orientation];
    if (turn !== undefined) this.turn = turn;
    this.layOut();
  }

  // Layout

  layOut() {
    if (!this.state) return;
    const { width, height, corner } = this.state.screen;
    const body = this.state.model.homeButton ? bodies.home : bodies.whole;
    const outer = {
      width: width + 2 * body.side, height: height + body.top + body.bottom,
    };
    const isSideways = this.turn === 90 || this.turn === -90;
    const [across, down] = isSideways ? [outer.height, outer.width] : [outer.width, outer.height];
    const stage = element("stage").getBoundingClientRect();
    // Below is a line for the hint, or the bar with a question; buttons protrude from the body.
    const below = Math.max(64, element("prompt").offsetHeight + 20);
    const room = { width: stage.width - 28, height: stage.height - below };
    const fit = Math.max(0.2, Math.min(room.width / across, room.height / down, 2));
    element("stage").classList.toggle("fits", this.zoom === "fit");
    let scale = Number(this.zoom);
    if (this.zoom === "fit") scale = fit;
    if (this.zoom === "real") scale = pagePointsPerInch / pointsPerInch;

    // Whole pixels, for sharp edges.
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
    // Without a home button on the phone there is one beside it.
    element("home-tool").hidden = this.state.model.homeButton;
    this.canvas.style.height = `${canvasHeight / ratio}px`;
    this.canvas.style.width = `${pixels / ratio}px`;
    const place = { width: pixels, height: canvasHeight, screen: { width, height }, turn: this.turn };
    const key = JSON.stringify(place);
    if (this.onLayout && this.shown !== key) {
      this.shown = key;
      this.onLayout(place);
    }
    this.scale = point;
    this.box = null;
  }

  watchPixelRatio() {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
      "change", () => { this.layOut(); this.watchPixelRatio(); }, { once: true });
  }

  // Coordinates

  /** Converts a position on the page to points of the upright screen. */
  pointOf(clientX, clientY) {
    // The position of the glass is cached until the next refresh, because reading it forces a layout.
    this.box ??= element("glass").getBoundingClientRect();
    this.forgetBox();
    const { box } = this;
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
