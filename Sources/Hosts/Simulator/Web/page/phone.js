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
    observer.observe(element("hint"));
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
    document.body.dataset.sideways = isSideways;
    const stage = element("stage").getBoundingClientRect();
    // Below is the hint, or the bar with a question; buttons protrude from the body.
    const below = Math.max(element("hint").offsetHeight, element("prompt").offsetHeight);
    const room = { width: stage.width - 28, height: stage.height - below - (below > 0 ? 40 : 22) };
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
    const handset = element("handset");
    const set = (name, value) => handset.style.setProperty(name, value);
    const margins = {
      top: body.top * point, side: body.side * point, bottom: body.bottom * point,
    };
    const screen = { width: pixels / ratio, height: canvasHeight / ratio };
    set("--point", `${point}px`);
    set("--ratio", ratio);
    set("--pixels", `${pixels}px`);
    set("--pixel-rows", `${canvasHeight}px`);
    set("--screen-width", `${screen.width}px`);
    set("--screen-height", `${screen.height}px`);
    set("--corner", Math.max(corner, this.state.model.homeButton ? 2 : 0));
    set("--top", `${margins.top}px`);
    set("--side", `${margins.side}px`);
    set("--bottom", `${margins.bottom}px`);
    set("--round", this.state.model.homeButton ? body.corner : corner + body.corner);
    set("--turn", `${this.turn}deg`);
    const space = element("room");
    const whole = {
      width: screen.width + 2 * margins.side,
      height: screen.height + margins.top + margins.bottom,
    };
    space.style.width = `${Math.ceil(isSideways ? whole.height : whole.width)}px`;
    space.style.height = `${Math.ceil(isSideways ? whole.width : whole.height)}px`;
    element("home").hidden = !this.state.model.homeButton;
    // Without a home button on the phone there is one beside it.
    element("home-tool").hidden = this.state.model.homeButton;
    this.settle(handset, space, screen, margins, ratio);
    const place = { width: pixels, height: canvasHeight, screen: { width, height }, turn: this.turn };
    const key = JSON.stringify(place);
    if (this.onLayout && this.shown !== key) {
      this.shown = key;
      this.onLayout(place);
    }
    this.scale = point;
    this.box = null;
  }

  /**
   * Moves the screen to whole pixels of the device.
   *
   * The screen has a transform of its own to its pixels, because browsers move boxes to whole points of the
   * page otherwise, which are not whole pixels if a point has 1.25 of them.
   */
  settle(handset, space, screen, margins, ratio) {
    space.style.left = "0px";
    space.style.top = "0px";
    // The room is centered; whole points keep the browser from rounding.
    const before = space.getBoundingClientRect();
    space.style.left = `${Math.round(before.left) - before.left}px`;
    space.style.top = `${Math.round(before.top) - before.top}px`;
    const room = space.getBoundingClientRect();
    const isSideways = this.turn === 90 || this.turn === -90;
    const half = { x: screen.width / 2, y: screen.height / 2 };
    const edges = {
      0: [margins.side, margins.top], 90: [margins.bottom, margins.side],
      180: [margins.side, margins.bottom], "-90": [margins.top, margins.side],
    }[this.turn];
    const place = (start, margin) => Math.round((start + margin) * ratio) / ratio - start;
    // The screen turns around its middle.
    const x = place(room.left, edges[0]) + (isSideways ? half.y : half.x) - half.x;
    const y = place(room.top, edges[1]) + (isSideways ? half.x : half.y) - half.y;
    handset.style.translate = `${x}px ${y}px`;
    handset.style.transformOrigin = `${half.x}px ${half.y}px`;
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
