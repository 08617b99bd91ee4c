// A chart of the last seconds: the force on the screen, and the motor.

const seconds = 5;
const binSeconds = 0.01;

/** The largest number of entries, some minutes of pressing, which a rewind can return to. */
const maximumEntries = 100_000;

export class Strip {
  /**
   * @param canvas The canvas to draw on.
   * @param now Returns the phone's time in seconds.
   */
  constructor(canvas, now) {
    this.canvas = canvas;
    this.now = now;
    this.context = canvas.getContext("2d");
    this.forces = [];
    this.bins = [];
    this.reducesMotion = matchMedia("(prefers-reduced-motion: reduce)");
    new ResizeObserver(() => this.draw()).observe(canvas);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.draw());
  }

  setState(state) {
    this.force = state.force;
    this.draw();
    if (state.pace === "going") this.wake();
  }

  /** Removes entries after a time. */
  rewind(time) {
    this.forces = this.forces.slice(0, firstAfter(this.forces, time));
    this.bins = this.bins.slice(0, firstAfter(this.bins, time));
    this.playEnd = undefined;
    // SimulatorPages.SF5. No finger is on the screen after a rewind.
    if ((this.forces.at(-1)?.force ?? 0) > 0) this.forces.push({ time, force: 0 });
    this.draw();
  }

  /** Adds the force on the screen from now on. */
  press(force) {
    this.forces.push({ time: this.now(), force });
    if (this.forces.length > maximumEntries) this.forces.splice(0, maximumEntries / 4);
    this.wake();
  }

  /** Adds a block of the motor's signal: peaks of drive and acceleration, 0…1, and its duration in seconds. */
  play(drive, felt, duration) {
    const now = this.now();
    // Blocks arrive unevenly; they are drawn one after another unless they fall behind.
    const start = this.playEnd && this.playEnd > now - 0.06 ? this.playEnd : now;
    this.playEnd = start + duration;
    this.bins.push({ time: start, duration: Math.max(duration, binSeconds), drive, felt });
    if (this.bins.length > maximumEntries) this.bins.splice(0, maximumEntries / 4);
    this.wake();
  }

  /** Draws repeatedly until the last entry has left the chart. */
  wake() {
    this.end = performance.now() / 1000 + seconds + 0.2;
    if (this.request) return;
    const step = () => {
      this.request = null;
      this.draw();
      if (performance.now() / 1000 > this.end) return;
      // With reduced motion the chart moves in steps.
      if (this.reducesMotion.matches) setTimeout(() => { this.request = requestAnimationFrame(step); }, 250);
      this.request = this.reducesMotion.matches ? -1 : requestAnimationFrame(step);
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
      // Touching and lifting are steps; changes of force are lines.
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

/** Returns the index of the first entry after a time; entries are ordered by time. */
function firstAfter(entries, time) {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (entries[middle].time > time) high = middle;
    else low = middle + 1;
  }
  return low;
}
