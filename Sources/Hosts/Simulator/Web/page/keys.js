// The visitor's keyboard, which types on the phone once the phone was touched.

/** The names of keys in scripts by the browser's codes, without letters and digits. */
const keyNames = {
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

/** Keys that the browser handles while Control or Command is held. */
const browserKeys = new Set(["l", "n", "q", "r", "t", "w"]);

export class Keys {
  /**
   * @param send Sends objects to the phone.
   * @param phone The element that has the keyboard focus once it was touched.
   */
  constructor(send, phone) {
    this.send = send;
    this.phone = phone;
    /** The names of the keys that are down, by their codes. */
    this.held = new Map();
    this.hasFocus = false;
    addEventListener("pointerdown", (event) => this.updateFocus(event.target), { capture: true });
    addEventListener("focusin", (event) => this.updateFocus(event.target));
    addEventListener("keydown", (event) => this.down(event));
    addEventListener("keyup", (event) => this.up(event.code));
    addEventListener("blur", () => this.releaseAll());
  }

  /** Forgets the held keys, because the phone was replaced. */
  reset() {
    this.held.clear();
  }

  // Internals

  updateFocus(target) {
    this.hasFocus = this.phone.contains(target);
    if (!this.hasFocus) this.releaseAll();
  }

  down(event) {
    if (!this.hasFocus || event.defaultPrevented || event.isComposing) return;
    const name = nameOf(event);
    if (!name || this.belongsToPage(event, name)) return;
    event.preventDefault();
    // Browsers repeat held keys; the phone gets the key once.
    if (event.repeat || this.held.has(event.code)) return;
    this.held.set(event.code, name);
    this.send({ key: { name, down: true } });
  }

  /** Returns whether the page or the browser handles the key. */
  belongsToPage(event, name) {
    if ((event.ctrlKey || event.metaKey) && browserKeys.has(name)) return true;
    return event.target.closest?.("#elements") && ["space", "return"].includes(name);
  }

  up(place) {
    const name = this.held.get(place);
    if (!name) return;
    this.held.delete(place);
    this.send({ key: { name, down: false } });
    // While Command is held, macOS sends no events when other keys are released.
    if (place.startsWith("Meta")) this.releaseAll();
  }

  releaseAll() {
    for (const place of [...this.held.keys()]) this.up(place);
  }
}

/** Returns the name of a key on a US keyboard; undefined for none. */
function nameOf({ code, key }) {
  // Letters follow the visitor's layout.
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  const [, kind, rest] = /^(Key|Digit|Numpad|F)([A-Z0-9]+)$/.exec(code) ?? [];
  if (kind === "Key") return rest.toLowerCase();
  if (kind === "Digit") return rest;
  if (kind === "Numpad" && /^[0-9]$/.test(rest)) return `keypad-${rest}`;
  // The browser keeps F5, Feedbackd.F11 and F12.
  if (kind === "F" && Number(rest) <= 10 && rest !== "5") return `f${rest}`;
  return Object.hasOwn(keyNames, code) ? keyNames[code] : undefined;
}
