// A finger that a wheel moves, while nothing is pressed.

import { plain } from "/pointer.js";

const scrolling = {
  /** Its force, lighter than any tap. */
  force: 0.25,
  /** The part of the remaining way that it moves with each refresh. */
  part: 0.3,
  /** The largest number of points of one refresh. */
  longest: 80,
  /** Milliseconds for which it rests before it is lifted, so that nothing glides on. */
  rest: 120,
  /** Points that it has to move to be lifted like a finger; after less it is cancelled, so that it taps nothing. */
  slop: 12,
  /** Points of the page of one line and of one page of a wheel. */
  units: [1, 16, 400],
};

export class WheelScroller {
  /** @param touches The touches of the page. */
  constructor(touches) {
    this.touches = touches;
    /** The points that the finger still has to move; null while there is none. */
    this.rest = null;
  }

  /** Scrolls by moving a finger of its own (SimulatorPages.SF6). */
  scroll(event) {
    const { touches } = this;
    if (!touches.isOnScreen(event)) return;
    const unit = scrolling.units[event.deltaMode] ?? 1;
    const from = touches.view.pointOf(event.clientX, event.clientY);
    const to = touches.view.pointOf(
      event.clientX - event.deltaX * unit, event.clientY - event.deltaY * unit);
    this.rest ??= { x: 0, y: 0 };
    this.rest.x += to.x - from.x;
    this.rest.y += to.y - from.y;
    if (!touches.contacts.has("wheel")) this.begin(from, event);
  }

  begin(place, event) {
    const { touches } = this;
    const contact = touches.begin(
      "wheel", place, { ...plain(event), pointerType: "mouse", force: scrolling.force });
    if (!contact) {
      this.rest = null;
      return;
    }
    let [moved, restedSince] = [0, performance.now()];
    touches.flush();
    const step = (now) => {
      if (touches.contacts.get("wheel") !== contact) {
        this.rest = null;
        return;
      }
      const rest = this.rest;
      const far = Math.hypot(rest.x, rest.y);
      const part = far < 1 ? 1 : Math.min(scrolling.part, scrolling.longest / far);
      const [dx, dy] = [rest.x * part, rest.y * part];
      const next = { x: contact.x + dx, y: contact.y + dy };
      const { width, height } = touches.screen;
      const isInside = next.x > 0 && next.y > 0 && next.x < width && next.y < height;
      const time = { timeStamp: now };
      if ((dx !== 0 || dy !== 0) && isInside) {
        rest.x -= dx;
        rest.y -= dy;
        moved += Math.hypot(dx, dy);
        restedSince = now;
        touches.change(contact, next, contact.force, time);
        touches.flushSoon();
      } else if (now - restedSince >= scrolling.rest) {
        const again = isInside ? null : { x: rest.x, y: rest.y };
        touches.end("wheel", moved < scrolling.slop ? "cancelled" : "ended", time);
        touches.flush();
        this.rest = again;
        // At the edge of the screen it goes on where it began.
        if (again && moved >= scrolling.slop) this.begin(place, time);
        else this.rest = null;
        return;
      }
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }
}
