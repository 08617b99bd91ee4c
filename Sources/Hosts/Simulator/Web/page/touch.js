// Touches with force, of touch screens, pens, the mouse and keys.

import { drawMark, makeMark } from "/finger.js";
import { anglesOf, bounded, plain, round } from "/pointer.js";
import { onceARefresh } from "/refresh.js";
import { encodeTouches } from "/report.js";
import { restore, store, stored } from "/storage.js";
import { WheelScroller } from "/wheel.js";

/** The simulated force of a mouse. */
const ramp = {
  /** The force at the beginning: an average touch. */
  start: 1,
  /** Milliseconds of constant force, as long as any tap. */
  rest: 350,
  /** Milliseconds from there to the largest force. */
  rise: 1600,
  /** Points that the mouse may move and still count as held. */
  slop: 6,
  /** The force of one notch of the wheel, and of one press of a key. */
  notch: 0.35,
};

const gainsKey = "tactus-gains";
const sensorsKey = "tactus-force-sensors";

/** The pressures that browsers report for pointers without a force sensor. */
const defaultPressures = new Set([0, 0.5, 1]);

/** Milliseconds between two reports of a moving finger: less than between two scans. */
const spacing = 3;

export class Touches {
  /**
   * @param view The phone's view.
   * @param send Sends bytes to the phone.
   * @param onForce Called with the current force and the number of fingers.
   */
  constructor(view, send, onForce) {
    Object.assign(this, { view, send, onForce });
    this.contacts = new Map();
    this.others = new Map();
    this.reports = [];
    this.flushed = -Infinity;
    this.changed = new Set();
    this.drawSoon = onceARefresh(() => this.drawChanged());
    this.gains = restore({ pen: 1, touch: 1, mouse: 1 }, gainsKey);
    /** The types of pointers that have reported a force. */
    this.sensors = new Set(stored(sensorsKey, []));
    this.isRamping = true;
    this.wheelScroller = new WheelScroller(this);
    this.layer = document.getElementById("fingers");
    this.hover = makeMark(this.layer, "hover");
    this.listen(document.getElementById("glass"));
  }

  /** Sets the factor for the force of a type of pointer. */
  setGain(kind, gain) {
    this.gains[kind] = gain;
    store(gainsKey, this.gains);
  }

  setState(state) {
    this.force = state.force;
    this.screen = state.screen;
    this.layer.setAttribute("viewBox", `0 0 ${state.screen.width} ${state.screen.height}`);
    for (const contact of this.contacts.values()) this.mark(contact);
  }

  /** Removes all fingers, because the connection has ended. */
  reset() {
    for (const key of [...this.contacts.keys()]) this.drop(key);
    for (const other of this.others.values()) other.mark.remove();
    this.others.clear();
  }

  // Events of the browser

  listen(glass) {
    glass.addEventListener("pointerdown", (event) => {
      if (this.isOnScreen(event)) this.down(event);
    });
    // The mouse events that browsers make of a touch must not move the focus.
    glass.addEventListener("mousedown", (event) => {
      if (this.isOnScreen(event)) event.preventDefault();
    });
    // Raw moves arrive at once instead of with the next refresh.
    const moved = "onpointerrawupdate" in glass ? "pointerrawupdate" : "pointermove";
    glass.addEventListener(moved, (event) => this.move(event));
    if (moved !== "pointermove") {
      // Raw updates omit changes of force without a move.
      glass.addEventListener("pointermove", (event) => this.move(event));
    }
    glass.addEventListener("pointerup", (event) => this.up(event, "ended"));
    glass.addEventListener("pointercancel", (event) => this.up(event, "cancelled"));
    glass.addEventListener("pointerleave", () => this.hide());
    glass.addEventListener("contextmenu", (event) => event.preventDefault());
    glass.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    // The force of a trackpad in Safari: 1 is a click, 3 the maximum.
    glass.addEventListener("webkitmouseforcechanged", (event) => this.webkitForce(event));
    glass.addEventListener("webkitmouseforcewillbegin", (event) => event.preventDefault());
    addEventListener("keydown", (event) => this.key(event));
    addEventListener("blur", () => this.liftAll());
    // A page that the browser keeps for the way back stays without fingers.
    addEventListener("pagehide", () => this.liftAll());
    addEventListener("keyup", (event) => { if (event.key === "Alt") this.hide(); });
  }

  /** Returns whether an event is on the screen, and not on a button or the cover. */
  isOnScreen(event) {
    if (!this.screen || event.target.closest("button, #cover")) return false;
    const { x, y } = this.view.pointOf(event.clientX, event.clientY);
    return x >= 0 && y >= 0 && x < this.screen.width && y < this.screen.height;
  }

  down(event) {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    // Firefox drops further fingers of the same report when the first is prevented (SimulatorPages.SF7).
    if (event.pointerType !== "touch") event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const place = this.view.pointOf(event.clientX, event.clientY);
    const contact = this.begin(event.pointerId, place, event);
    if (!contact) return;
    if (event.pointerType === "mouse") {
      contact.mouse = true;
      // The second finger is mirrored at the center of the screen.
      if (event.altKey) {
        const twin = this.begin("twin", this.across(place), event, true);
        if (twin) {
          contact.twin = true;
          contact.center = { x: this.screen.width / 2, y: this.screen.height / 2 };
        }
      }
      this.startRamp(contact);
    }
    this.flush();
  }

  move(event) {
    const contact = this.contacts.get(event.pointerId);
    if (!contact) return this.showHover(event);
    const events = event.getCoalescedEvents?.() ?? [];
    for (const single of events.length > 0 ? events : [event]) this.moveOnce(contact, single);
    this.flushSoon();
    return undefined;
  }

  moveOnce(contact, event) {
    const place = this.view.pointOf(event.clientX, event.clientY);
    const force = contact.mouse ? contact.force : this.forceOf(contact, event);
    const isSame = place.x === contact.x && place.y === contact.y && force === contact.force;
    if (isSame || event.timeStamp < contact.time) return;
    if (contact.mouse) {
      const far = Math.hypot(place.x - contact.startX, place.y - contact.startY);
      if (far > ramp.slop) contact.isHeld = false;
    }
    // With Shift both fingers move in parallel, without it they mirror each other.
    if (contact.twin) {
      const twin = this.contacts.get("twin");
      if (event.shiftKey) {
        contact.center.x += place.x - contact.x;
        contact.center.y += place.y - contact.y;
      }
      const other = {
        x: 2 * contact.center.x - place.x, y: 2 * contact.center.y - place.y,
      };
      if (twin) this.change(twin, other, contact.force, event);
    }
    this.change(contact, place, force, event);
  }

  up(event, phase) {
    const contact = this.contacts.get(event.pointerId);
    if (!contact) return;
    if (contact.twin) this.end("twin", phase, event);
    this.end(event.pointerId, phase, event);
    this.flush();
    if (contact.mouse) this.showHover(event);
  }

  wheel(event) {
    // With Control the browser changes the size of the page.
    if (event.ctrlKey) return undefined;
    event.preventDefault();
    const contact = this.mouseContact();
    if (!contact) return this.wheelScroller.scroll(event);
    const notches = Math.max(-3, Math.min(3, -event.deltaY / (event.deltaMode === 0 ? 100 : 3)));
    return this.pressBy(contact, notches * ramp.notch, event);
  }

  key(event) {
    const contact = this.mouseContact() ?? this.contacts.get("key");
    if (!contact) return;
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    this.pressBy(contact, event.key === "ArrowUp" ? ramp.notch : -ramp.notch, event);
  }

  webkitForce(event) {
    const contact = this.mouseContact();
    if (!contact || !(event.webkitForce > 0)) return;
    contact.isHeld = false;
    this.press(contact, (event.webkitForce / 3) * this.force.maximum * this.gains.mouse, event);
  }

  /** Presses the center of an element with a key or a screen reader. */
  pressAt(x, y, isDown, event) {
    if (!isDown) {
      this.end("key", "ended", event);
      return this.flush();
    }
    const contact = this.begin("key", { x, y }, { ...plain(event), pointerType: "mouse" });
    if (!contact) return undefined;
    this.startRamp(contact);
    return this.flush();
  }

  // Force

  /**
   * Returns the force of a contact in average touches; null if it has no force sensor.
   *
   * Whether it has one is decided once for a contact, and then holds until it ends: at its beginning if such
   * a pointer was known to have one, or at the first pressure that only a sensor reports
   * (SimulatorPages.SF1, SimulatorPages.SF2).
   */
  forceOf(contact, event) {
    const { pressure, pointerType } = event;
    if (pointerType === "mouse" || !Number.isFinite(pressure)) return contact.force ?? null;
    if (!contact.hasSensor) {
      contact.hasSensor = this.sensors.has(pointerType) || !defaultPressures.has(pressure);
      if (!contact.hasSensor) return null;
      this.rememberSensor(pointerType);
    }
    const maximum = pointerType === "pen" ? this.force.pencilMaximum : this.force.maximum;
    return Math.min(1000, bounded(pressure, 0, 1) * maximum * (this.gains[pointerType] ?? 1));
  }

  /** Remembers that a type of pointer has a force sensor. */
  rememberSensor(kind) {
    if (this.sensors.has(kind)) return;
    this.sensors.add(kind);
    store(sensorsKey, [...this.sensors]);
  }

  startRamp(contact) {
    contact.force = ramp.start;
    contact.isHeld = this.isRamping && this.force.isOn;
    contact.heldSince = performance.now();
    const step = (now) => {
      if (!contact.isHeld || this.contacts.get(contact.key) !== contact) return;
      const held = now - contact.heldSince - ramp.rest;
      if (held > 0) {
        const part = Math.min(1, held / ramp.rise);
        // Slowly at first, so that a peek can be held.
        const force = ramp.start + (this.force.maximum - ramp.start) * part * part * (3 - 2 * part);
        this.press(contact, force, { timeStamp: now });
      }
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  pressBy(contact, difference, event) {
    contact.isHeld = false;
    this.press(contact, (contact.force ?? ramp.start) + difference, event);
  }

  press(contact, force, event) {
    const limited = bounded(force, 0, this.force.maximum);
    if (limited === contact.force) return;
    this.change(contact, contact, limited, event);
    if (contact.twin) {
      const twin = this.contacts.get("twin");
      if (twin) this.change(twin, twin, limited, event);
    }
    this.flushSoon();
  }

  // Reports

  begin(key, place, event) {
    if (!this.screen || this.contacts.has(key)) return null;
    const used = new Set([...this.contacts.values()].map((contact) => contact.id));
    const id = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].find((number) => !used.has(number));
    if (id === undefined) return null;
    const isMouse = event.pointerType === "mouse";
    // The last thousandth of a point would be rounded to a place beside the screen.
    const x = bounded(place.x, 0, this.screen.width - 0.001);
    const y = bounded(place.y, 0, this.screen.height - 0.001);
    const contact = {
      key, id, x, y, startX: x, startY: y,
      force: isMouse ? event.force ?? ramp.start : null, hasSensor: false, time: event.timeStamp,
      isPen: event.pointerType === "pen", mark: makeMark(this.layer, "own"),
    };
    if (!isMouse) contact.force = this.forceOf(contact, event);
    this.contacts.set(key, contact);
    this.hide();
    this.report(contact, "began", event);
    return contact;
  }

  change(contact, place, force, event) {
    const isNear = event.timeStamp - contact.time < spacing;
    contact.x = place.x;
    contact.y = place.y;
    contact.force = force;
    // A report that follows too soon replaces the one before.
    if (isNear && contact.last === this.reports.at(-1)) this.reports.pop();
    else contact.time = event.timeStamp;
    this.report(contact, "moved", event);
  }

  end(key, phase, event) {
    const contact = this.contacts.get(key);
    if (!contact) return;
    this.report(contact, phase, event);
    this.drop(key);
  }

  drop(key) {
    this.contacts.get(key)?.mark.remove();
    this.contacts.delete(key);
    this.updateForce();
  }

  liftAll() {
    for (const key of [...this.contacts.keys()]) {
      this.end(key, "cancelled", { timeStamp: performance.now() });
    }
    this.flush();
    this.hide();
  }

  report(contact, phase, event) {
    const touch = { id: contact.id, phase };
    if (phase === "began" || phase === "moved") {
      touch.at = [round(contact.x), round(contact.y)];
      if (contact.force !== null) touch.force = round(contact.force);
      if (contact.isPen) {
        if (phase === "began") touch.kind = "pencil";
        const { altitude, azimuth } = anglesOf(event);
        if (altitude !== null) touch.altitude = bounded(round(altitude), 0, Math.PI / 2);
        if (azimuth !== null) touch.azimuth = bounded(round(azimuth), -2 * Math.PI, 2 * Math.PI);
      } else if (event.pointerType === "touch" && event.width > 1) {
        const radius = (event.width + event.height) / 4 / this.view.scale;
        touch.radius = round(Math.min(1000, radius));
      }
    }
    const report = { time: round(event.timeStamp ?? performance.now()), touch };
    this.reports.push(report);
    contact.last = report;
    this.mark(contact);
    this.updateForce();
  }

  flush() {
    clearTimeout(this.timer);
    this.timer = null;
    if (this.reports.length === 0) return;
    this.flushed = performance.now();
    this.send(encodeTouches(this.reports));
    this.reports = [];
  }

  /** Sends at once, unless that was just done, because timers are late while the page is busy. */
  flushSoon() {
    const wait = this.flushed + spacing - performance.now();
    if (!(wait > 0)) return this.flush();
    this.timer ??= setTimeout(() => this.flush(), wait);
    return undefined;
  }

  updateForce() {
    let force = 0;
    for (const contact of this.contacts.values()) force = Math.max(force, contact.force ?? 1);
    for (const other of this.others.values()) force = Math.max(force, other.force ?? 1);
    this.onForce(force, this.contacts.size + this.others.size);
  }

  // Other pages

  /** Shows a finger of another page. */
  showOther(finger) {
    if (finger.phase === "ended" || finger.phase === "cancelled") {
      this.others.get(finger.id)?.mark.remove();
      this.others.delete(finger.id);
      return this.updateForce();
    }
    const other = this.others.get(finger.id) ?? { mark: makeMark(this.layer, "other") };
    this.others.set(finger.id, other);
    if (finger.at[0] !== null) [other.x, other.y] = finger.at;
    if (finger.force !== null) other.force = finger.force;
    this.mark(other);
    return this.updateForce();
  }

  // Marks

  across(place) {
    return { x: this.screen.width - place.x, y: this.screen.height - place.y };
  }

  mouseContact() {
    return [...this.contacts.values()].find((contact) => contact.mouse);
  }

  /** Draws a finger in the next animation frame. */
  mark(contact) {
    this.changed.add(contact);
    this.drawSoon();
  }

  drawChanged() {
    for (const contact of this.changed) if (contact.mark.isConnected) drawMark(contact, this.force);
    this.changed.clear();
  }

  /** Shows the finger under a hovering mouse, and with Alt both. */
  showHover(event) {
    if (event.pointerType !== "mouse" || this.contacts.size > 0) return;
    if (!this.isOnScreen(event)) {
      this.hide();
      return;
    }
    const place = this.view.pointOf(event.clientX, event.clientY);
    this.hover.style.display = "";
    this.hover.setAttribute("transform", `translate(${place.x} ${place.y})`);
    this.hover.firstChild.setAttribute("r", 19);
    this.twinHover ??= makeMark(this.layer, "hover");
    this.twinHover.style.display = event.altKey ? "" : "none";
    if (!event.altKey) return;
    const other = this.across(place);
    this.twinHover.setAttribute("transform", `translate(${other.x} ${other.y})`);
    this.twinHover.firstChild.setAttribute("r", 19);
  }

  hide() {
    this.hover.style.display = "none";
    if (this.twinHover) this.twinHover.style.display = "none";
  }
}
