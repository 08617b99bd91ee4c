// The keyboard of whoever visits, which is the phone's once the phone was touched.

/** Keys as scripts call them, by what browsers call their places; letters and digits are not among them. */
const places = {
  Enter: "return", Escape: "escape", Backspace: "delete", Space: "space", Minus: "hyphen", Equal: "equal-sign",
  BracketLeft: "open-bracket", BracketRight: "close-bracket", Backslash: "backslash", Semicolon: "semicolon",
  Quote: "quote", Backquote: "grave-accent", Comma: "comma", Period: "period", Slash: "slash",
  CapsLock: "caps-lock", Home: "home", End: "end", PageUp: "page-up", PageDown: "page-down",
  Delete: "delete-forward", ArrowLeft: "left-arrow", ArrowRight: "right-arrow", ArrowUp: "up-arrow",
  ArrowDown: "down-arrow", NumpadDivide: "keypad-slash", NumpadMultiply: "keypad-asterisk",
  NumpadSubtract: "keypad-hyphen", NumpadAdd: "keypad-plus", NumpadEnter: "keypad-enter",
  NumpadDecimal: "keypad-period", ControlLeft: "left-control", ControlRight: "right-control",
  ShiftLeft: "left-shift", ShiftRight: "right-shift", AltLeft: "left-alt", AltRight: "right-alt",
  MetaLeft: "left-command", MetaRight: "right-command",
};

/** Keys that the browser keeps while Control or Command is held, so that nobody is shut in. */
const browsers = new Set(["l", "n", "q", "r", "t", "w"]);

export class Keys {
  /**
   * @param say Says objects to the phone.
   * @param phone The element that has the keyboard once it was touched.
   */
  constructor(say, phone) {
    this.say = say;
    this.phone = phone;
    /** Keys that are down, by their places. */
    this.held = new Map();
    this.isOurs = false;
    addEventListener("pointerdown", (event) => this.turnTo(event.target), { capture: true });
    addEventListener("focusin", (event) => this.turnTo(event.target));
    addEventListener("keydown", (event) => this.down(event));
    addEventListener("keyup", (event) => this.up(event.code));
    addEventListener("blur", () => this.releaseAll());
  }

  /** Nothing is held any more, as the phone is another. */
  reset() {
    this.held.clear();
  }

  // Internals

  turnTo(target) {
    this.isOurs = this.phone.contains(target);
    if (!this.isOurs) this.releaseAll();
  }

  down(event) {
    if (!this.isOurs || event.defaultPrevented || event.isComposing) return;
    const name = nameOf(event);
    if (!name || this.isPages(event, name)) return;
    event.preventDefault();
    // A key that is held repeats itself in browsers; the phone is told once.
    if (event.repeat || this.held.has(event.code)) return;
    this.held.set(event.code, name);
    this.say({ key: { name, down: true } });
  }

  /** What the page itself does something with: Tab leads on, and an element is pressed. */
  isPages(event, name) {
    if ((event.ctrlKey || event.metaKey) && browsers.has(name)) return true;
    return event.target.closest?.("#elements") && ["space", "return"].includes(name);
  }

  up(place) {
    const name = this.held.get(place);
    if (!name) return;
    this.held.delete(place);
    this.say({ key: { name, down: false } });
    // Where Command is held a Mac does not tell that others come up.
    if (place.startsWith("Meta")) this.releaseAll();
  }

  releaseAll() {
    for (const place of [...this.held.keys()]) this.up(place);
  }
}

/** The key of a keyboard from the United States that stands for a key; undefined for none. */
function nameOf({ code, key }) {
  // Of letters it counts what is written on them here.
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  const [, kind, rest] = /^(Key|Digit|Numpad|F)([A-Z0-9]+)$/.exec(code) ?? [];
  if (kind === "Key") return rest.toLowerCase();
  if (kind === "Digit") return rest;
  if (kind === "Numpad" && /^[0-9]$/.test(rest)) return `keypad-${rest}`;
  // F5 and from F11 on are the browser's.
  if (kind === "F" && Number(rest) <= 10 && rest !== "5") return `f${rest}`;
  return Object.hasOwn(places, code) ? places[code] : undefined;
}
