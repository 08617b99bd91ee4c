// Fingers: of touch screens, pens, the mouse and keys, with how hard they press.

import { onceARefresh } from "/refresh.js";

const svg = "http://www.w3.org/2000/svg";

/** How a mouse that only knows down and up comes to press harder. */
const ramp = {
  /** Force of a mouse that has just come down: an average touch. */
  start: 1,
  /** Milliseconds that it stays there, as long as any tap. */
  rest: 350,
  /** Milliseconds from there to as hard as the screen feels. */
  rise: 1600,
  /** Points that it may move and still be held. */
  slop: 6,
  /** Force of one notch of the wheel, and of one press of a key. */
  notch: 0.35,
};

const gainsKey = "tactus-gains";

/** Milliseconds between two reports of a finger that moves: less than between two scans. */
const spacing = 3;

export class Touches {
  /**
   * @param view The phone's view.
   * @param say Says objects to the phone.
   * @param felt Is told how hard this page presses now.
   */
  constructor(view, say, felt) {
    Object.assign(this, { view, say, felt });
    this.contacts = new Map();
    this.others = new Map();
    this.lines = [];
    this.flushed = -Infinity;
    this.changed = new Set();
    this.drawSoon = onceARefresh(() => this.drawChanged());
    this.gains = { pen: 1, touch: 1, mouse: 1 };
    Object.assign(this.gains, JSON.parse(localStorage.getItem(gainsKey) ?? "{}"));
    this.isRamping = true;
    this.layer = document.getElementById("fingers");
    this.hover = this.makeMark("hover");
    this.listen(document.getElementById("glass"));
  }

  /** How much harder a kind of pointer presses than it says. */
  setGain(kind, gain) {
    this.gains[kind] = gain;
    localStorage.setItem(gainsKey, JSON.stringify(this.gains));
  }

  setState(state) {
    this.force = state.force;
    this.screen = state.screen;
    this.layer.setAttribute("viewBox", `0 0 ${state.screen.width} ${state.screen.height}`);
    for (const contact of this.contacts.values()) this.mark(contact);
  }

  /** The phone is not reached any more, so nothing touches it. */
  reset() {
    for (const key of [...this.contacts.keys()]) this.drop(key);
    for (const other of this.others.values()) other.mark.remove();
    this.others.clear();
  }

  // What a browser tells

  listen(glass) {
    glass.addEventListener("pointerdown", (event) => {
      if (this.isOnScreen(event)) this.down(event);
    });
    // Moves as they come, and not with the next refresh, where a browser has them.
    const moved = "onpointerrawupdate" in glass ? "pointerrawupdate" : "pointermove";
    glass.addEventListener(moved, (event) => this.move(event));
    if (moved !== "pointermove") {
      // What raw updates leave out: force that changes without a move.
      glass.addEventListener("pointermove", (event) => this.move(event));
    }
    glass.addEventListener("pointerup", (event) => this.up(event, "ended"));
    glass.addEventListener("pointercancel", (event) => this.up(event, "cancelled"));
    glass.addEventListener("pointerleave", () => this.hide());
    glass.addEventListener("contextmenu", (event) => event.preventDefault());
    glass.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    // Safari's own, of a trackpad that feels force: 1 is a click, 3 as hard as it feels.
    glass.addEventListener("webkitmouseforcechanged", (event) => this.webkitForce(event));
    glass.addEventListener("webkitmouseforcewillbegin", (event) => event.preventDefault());
    addEventListener("keydown", (event) => this.key(event));
    addEventListener("blur", () => this.liftAll());
    addEventListener("keyup", (event) => { if (event.key === "Alt") this.hide(); });
  }

  /** Whether something is on the screen, and not on a button or on what lies over the screen. */
  isOnScreen(event) {
    if (!this.screen || event.target.closest("button, #cover")) return false;
    const { x, y } = this.view.pointOf(event.clientX, event.clientY);
    return x >= 0 && y >= 0 && x < this.screen.width && y < this.screen.height;
  }

  down(event) {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const place = this.view.pointOf(event.clientX, event.clientY);
    const contact = this.begin(event.pointerId, place, event);
    if (!contact) return;
    if (event.pointerType === "mouse") {
      contact.mouse = true;
      // Two fingers of one mouse: the other is across the middle of the screen.
      if (event.altKey) {
        const twin = this.begin("twin", this.across(place), event, true);
        if (twin) {
          contact.twin = true;
          contact.centre = { x: this.screen.width / 2, y: this.screen.height / 2 };
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
    const force = contact.mouse ? contact.force : this.forceOf(event);
    const isSame = place.x === contact.x && place.y === contact.y && force === contact.force;
    if (isSame || event.timeStamp < contact.time) return;
    if (contact.mouse) {
      const far = Math.hypot(place.x - contact.startX, place.y - contact.startY);
      if (far > ramp.slop) contact.isHeld = false;
    }
    // With shift both fingers go the same way, without it they mirror each other.
    if (contact.twin) {
      const twin = this.contacts.get("twin");
      if (event.shiftKey) {
        contact.centre.x += place.x - contact.x;
        contact.centre.y += place.y - contact.y;
      }
      const other = {
        x: 2 * contact.centre.x - place.x, y: 2 * contact.centre.y - place.y,
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
    event.preventDefault();
    const contact = this.mouseContact();
    if (!contact) return;
    const notches = Math.max(-3, Math.min(3, -event.deltaY / (event.deltaMode === 0 ? 100 : 3)));
    this.pressBy(contact, notches * ramp.notch, event);
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

  /** A key or a screen reader presses the middle of an element. */
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

  /** What a pointer says, in average touches; null where it does not feel. */
  forceOf(event) {
    const { pressure, pointerType } = event;
    // Half is what those say that feel nothing.
    if (pointerType === "mouse" || pressure === 0 || pressure === 1) return null;
    if (pointerType === "touch" && pressure === 0.5) return null;
    const maximum = pointerType === "pen" ? this.force.pencilMaximum : this.force.maximum;
    return Math.min(1000, pressure * maximum * (this.gains[pointerType] ?? 1));
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
        // Slowly at first, so that a peek is not passed by.
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
    const bounded = Math.max(0, Math.min(this.force.maximum, force));
    if (bounded === contact.force) return;
    this.change(contact, contact, bounded, event);
    if (contact.twin) {
      const twin = this.contacts.get("twin");
      if (twin) this.change(twin, twin, bounded, event);
    }
    this.flushSoon();
  }

  // What the phone is told

  begin(key, place, event) {
    if (!this.screen || this.contacts.has(key)) return null;
    const used = new Set([...this.contacts.values()].map((contact) => contact.id));
    const id = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].find((number) => !used.has(number));
    if (id === undefined) return null;
    const isMouse = event.pointerType === "mouse";
    const contact = {
      key, id, x: place.x, y: place.y, startX: place.x, startY: place.y,
      force: isMouse ? ramp.start : this.forceOf(event), time: event.timeStamp,
      isPen: event.pointerType === "pen", mark: this.makeMark("own"),
    };
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
    // What comes too close after another takes its place.
    if (isNear && contact.last === this.lines.at(-1)) this.lines.splice(-2, 2);
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
    this.tellForce();
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
        if (Number.isFinite(event.altitudeAngle)) touch.altitude = round(event.altitudeAngle);
        if (Number.isFinite(event.azimuthAngle)) touch.azimuth = round(event.azimuthAngle);
      } else if (event.pointerType === "touch" && event.width > 1) {
        const radius = (event.width + event.height) / 4 / this.view.scale;
        touch.radius = round(Math.min(1000, radius));
      }
    }
    const line = { touch };
    this.lines.push({ at: round(event.timeStamp ?? performance.now()) }, line);
    contact.last = line;
    this.mark(contact);
    this.tellForce();
  }

  flush() {
    clearTimeout(this.timer);
    this.timer = null;
    if (this.lines.length === 0) return;
    this.flushed = performance.now();
    this.say(...this.lines);
    this.lines = [];
  }

  /** At once, unless that was just done: a timer comes late where the page is busy. */
  flushSoon() {
    const wait = this.flushed + spacing - performance.now();
    if (!(wait > 0)) return this.flush();
    this.timer ??= setTimeout(() => this.flush(), wait);
    return undefined;
  }

  tellForce() {
    let force = 0;
    for (const contact of this.contacts.values()) force = Math.max(force, contact.force ?? 1);
    for (const other of this.others.values()) force = Math.max(force, other.force ?? 1);
    this.felt(force, this.contacts.size + this.others.size);
  }

  // What others do

  /** Shows a finger of another page. */
  showOther(finger) {
    if (finger.phase === "ended" || finger.phase === "cancelled") {
      this.others.get(finger.id)?.mark.remove();
      this.others.delete(finger.id);
      return this.tellForce();
    }
    const other = this.others.get(finger.id) ?? { mark: this.makeMark("other") };
    this.others.set(finger.id, other);
    if (finger.at[0] !== null) [other.x, other.y] = finger.at;
    if (finger.force !== null) other.force = finger.force;
    this.mark(other);
    return this.tellForce();
  }

  // Marks

  across(place) {
    return { x: this.screen.width - place.x, y: this.screen.height - place.y };
  }

  mouseContact() {
    return [...this.contacts.values()].find((contact) => contact.mouse);
  }

  makeMark(kind) {
    const mark = document.createElementNS(svg, "g");
    mark.setAttribute("class", `finger ${kind}`);
    for (const name of ["disc", "track", "arc", "peek", "pop"]) {
      const part = document.createElementNS(svg, name === "disc" ? "circle" : "path");
      part.setAttribute("class", name);
      mark.append(part);
    }
    this.layer.append(mark);
    return mark;
  }

  /** Draws a finger with the next refresh. */
  mark(contact) {
    this.changed.add(contact);
    this.drawSoon();
  }

  drawChanged() {
    for (const contact of this.changed) if (contact.mark.isConnected) this.draw(contact);
    this.changed.clear();
  }

  draw(contact) {
    if (!this.force || contact.x === undefined) return;
    const [disc, track, arc, peek, pop] = contact.mark.children;
    const { isOn, maximum, steps, mediumSteps } = this.force;
    const part = Math.min(1, (contact.force ?? 0) / maximum);
    const radius = 26 + 6 * part;
    contact.mark.setAttribute("transform", `translate(${contact.x} ${contact.y})`);
    disc.setAttribute("r", 19 + 5 * part);
    const knows = isOn && contact.force !== null && contact.force !== undefined;
    contact.mark.classList.toggle("feels", knows);
    if (!knows) return;
    // A little less than a round, so that its ends are told apart.
    track.setAttribute("d", arcPath(radius, 0, 1));
    arc.setAttribute("d", part > 0.002 ? arcPath(radius, 0, part) : "");
    // A firmer setting takes more of a press for the same.
    const factor = steps / mediumSteps / maximum;
    peek.setAttribute("d", tick(radius, Math.min(1, this.force.peek * factor)));
    pop.setAttribute("d", tick(radius, Math.min(1, this.force.pop * factor)));
    contact.mark.dataset.level =
      part >= this.force.pop * factor ? "pop" : part >= this.force.peek * factor ? "peek" : "light";
  }

  /** A mouse that is over the screen shows where its finger would be, and with Alt both. */
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
    this.twinHover ??= this.makeMark("hover");
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

/** What of an event is kept. */
function plain(event) {
  return { timeStamp: event.timeStamp };
}

function round(value) {
  return Math.round(value * 1000) / 1000;
}

/** An angle of a ring that is open at the bottom, 0…1 of the way round. */
function angle(part) {
  return Math.PI * (0.62 + 1.76 * part);
}

function place(radius, part) {
  return `${round(radius * Math.cos(angle(part)))} ${round(radius * Math.sin(angle(part)))}`;
}

function arcPath(radius, from, to) {
  const isLarge = angle(to) - angle(from) > Math.PI ? 1 : 0;
  return `M${place(radius, from)}A${radius} ${radius} 0 ${isLarge} 1 ${place(radius, to)}`;
}

function tick(radius, part) {
  return `M${place(radius - 3, part)}L${place(radius + 3, part)}`;
}
