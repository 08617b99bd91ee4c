// The last seconds: how hard the screen is pressed, and what the motor does.

const seconds = 5;
const binSeconds = 0.01;

/** Entries that are kept, so that what a rewind comes back to is there: some minutes of pressing. */
const most = 100_000;

export class Strip {
  /**
   * @param canvas What it is drawn on.
   * @param now Tells the phone's time, in seconds.
   */
  constructor(canvas, now) {
    this.canvas = canvas;
    this.now = now;
    this.context = canvas.getContext("2d");
    this.forces = [];
    this.bins = [];
    this.isCalm = matchMedia("(prefers-reduced-motion: reduce)");
    new ResizeObserver(() => this.draw()).observe(canvas);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.draw());
  }

  setState(state) {
    this.force = state.force;
    this.draw();
    if (state.pace === "going") this.wake();
  }

  /** What came after a time is undone. */
  rewind(time) {
    this.forces = this.forces.slice(0, firstAfter(this.forces, time));
    this.bins = this.bins.slice(0, firstAfter(this.bins, time));
    this.playEnd = undefined;
    this.draw();
  }

  /** The screen is pressed so hard from now on. */
  press(force) {
    this.forces.push({ time: this.now(), force });
    if (this.forces.length > most) this.forces.splice(0, most / 4);
    this.wake();
  }

  /** So much was played: peaks of drive and felt, 0…1, for so many seconds. */
  play(drive, felt, duration) {
    const now = this.now();
    // Pieces come a little unevenly; they are put one after another while they do not fall behind.
    const start = this.playEnd && this.playEnd > now - 0.06 ? this.playEnd : now;
    this.playEnd = start + duration;
    this.bins.push({ time: start, duration: Math.max(duration, binSeconds), drive, felt });
    if (this.bins.length > most) this.bins.splice(0, most / 4);
    this.wake();
  }

  /** Draws until the last that happened has gone by. */
  wake() {
    this.end = performance.now() / 1000 + seconds + 0.2;
    if (this.request) return;
    const step = () => {
      this.request = null;
      this.draw();
      if (performance.now() / 1000 > this.end) return;
      // Who wants less motion sees it in steps.
      if (this.isCalm.matches) setTimeout(() => { this.request = requestAnimationFrame(step); }, 250);
      this.request = this.isCalm.matches ? -1 : requestAnimationFrame(step);
    };
    this.request = requestAnimationFrame(step);
  }

  draw() {
    const { canvas, context } = this;
    const ratio = devicePixelRatio;
    const width = canvas.clientWidth;
    const height = canvas.clientHeight;
    if (!width || !this.force) return;
    if (canvas.width !== Math.round(width * ratio) || canvas.height !== Math.round(height * ratio)) {
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
    }
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    const style = getComputedStyle(canvas);
    const color = (name) => style.getPropertyValue(name).trim();
    const now = this.now();
    const gutter = 34;
    const right = width - gutter;
    const x = (time) => right - ((now - time) / seconds) * right;
    const upper = { top: 4, bottom: Math.round(height * 0.56) };
    const lower = { top: upper.bottom + 14, bottom: height - 4 };

    // Force
    const { maximum, peek, pop, steps, mediumSteps, isOn } = this.force;
    const y = (force) =>
      upper.bottom - (Math.min(force, maximum) / maximum) * (upper.bottom - upper.top);
    context.font = "500 10px Inter, system-ui, sans-serif";
    context.textBaseline = "middle";
    context.lineWidth = 1;
    context.fillStyle = color("--faint");
    context.fillRect(0, upper.bottom, right, 1);
    if (isOn) {
      const factor = steps / mediumSteps;
      for (const [name, value, tint] of [["peek", peek, "--peek"], ["pop", pop, "--pop"]]) {
        const level = Math.round(y(value * factor)) + 0.5;
        context.strokeStyle = color(tint);
        context.setLineDash([3, 3]);
        context.beginPath();
        context.moveTo(0, level);
        context.lineTo(right, level);
        context.stroke();
        context.setLineDash([]);
        context.fillStyle = color(tint);
        context.fillText(name, right + 6, level);
      }
    }
    const first = firstAfter(this.forces, now - seconds);
    const shown = this.forces.slice(Math.max(0, first - 1));
    this.area(shown, x, y, right, upper.bottom, color);

    // Haptics
    const middle = (lower.top + lower.bottom) / 2;
    const half = (lower.bottom - lower.top) / 2;
    context.fillStyle = color("--faint");
    context.fillRect(0, Math.round(middle), right, 1);
    for (const [name, tint] of [["felt", "--felt"], ["drive", "--drive"]]) {
      context.fillStyle = color(tint);
      for (let index = Math.max(0, firstAfter(this.bins, now - seconds) - 1);
        index < this.bins.length; index += 1) {
        const bin = this.bins[index];
        const left = x(bin.time);
        const end = x(bin.time + bin.duration);
        if (end < 0 || bin[name] <= 0.002) continue;
        const level = Math.max(0.75, Math.min(1, bin[name]) * half);
        context.fillRect(left, middle - level + 0.5, Math.max(1, end - left), 2 * level);
      }
    }
  }

  area(shown, x, y, right, bottom, color) {
    if (!shown.some((entry) => entry.force > 0)) return;
    const { context } = this;
    const points = [];
    let last = 0;
    for (const entry of shown) {
      const px = Math.min(right, x(entry.time));
      // What comes down or goes up does so at once; what presses harder does so evenly.
      if (last === 0 || entry.force === 0) points.push([px, y(last)]);
      points.push([px, y(entry.force)]);
      last = entry.force;
    }
    points.push([right, y(last)]);
    context.save();
    context.beginPath();
    context.rect(0, 0, right, bottom);
    context.clip();
    context.beginPath();
    context.moveTo(points[0][0], bottom);
    for (const [px, py] of points) context.lineTo(px, py);
    context.lineTo(right, bottom);
    context.closePath();
    context.fillStyle = color("--force-area");
    context.fill();
    context.beginPath();
    points.forEach(([px, py], index) => (index ? context.lineTo(px, py) : context.moveTo(px, py)));
    context.strokeStyle = color("--force");
    context.lineWidth = 1.5;
    context.lineJoin = "round";
    context.stroke();
    context.restore();
  }
}

/** The place of the first of some entries, in the order of their times, that is later than a time. */
function firstAfter(entries, time) {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (entries[middle].time > time) high = middle;
    else low = middle + 1;
  }
  return low;
}
