// The user's keyboard, which types on the phone once the phone was touched.

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

/** The characters of a US keyboard that are no letters, without and with Shift, by the browser's codes. */
const usCharacters = {
  Digit1: "1!", Digit2: "2@", Digit3: "3#", Digit4: "4$", Digit5: "5%", Digit6: "6^", Digit7: "7&",
  Digit8: "8*", Digit9: "9(", Digit0: "0)", Minus: "-_", Equal: "=+", BracketLeft: "[{", BracketRight: "]}",
  Backslash: "\\|", Semicolon: ";:", Quote: "'\"", Backquote: "`~", Comma: ",<", Period: ".>", Slash: "/?",
  Space: "  ",
};

/** The longest text that is entered at once, in code points. */
const textLimit = 1000;

/** Whether the user's keyboard is Apple's, which has Command. */
const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Milliseconds within which the phone answers a press of Caps Lock. */
const capsLockPatience = 2000;

/** The text of the hidden field between two inputs, so that there is something to delete. */
const placeholder = " ";

/**
 * Keys of editing, which Apple's keyboards press with Command and others with Control: bold, italic, underline,
 * selecting all, undoing.
 */
const editingKeys = new Set(["a", "b", "i", "u", "z"]);

/** Keys that the browser handles while Control or Command is held. */
const browserKeys = new Set(["l", "n", "q", "r", "t", "w"]);

export class Keys {
  /**
   * @param send Sends objects to the phone.
   * @param phone The element that has the keyboard focus once it was touched.
   * @param field The hidden field in it, in which input methods and the clipboard write.
   */
  constructor(send, phone, field) {
    Object.assign(this, { send, phone, field });
    /** The names of the keys that are down, by their codes. */
    this.held = new Map();
    this.hasFocus = false;
    /** Whether Caps Lock is on at the phone, as far as the page knows. */
    this.capsLock = false;
    /** The time until which the phone's answer to a press of Caps Lock is awaited. */
    this.capsLockWait = -Infinity;
    /** Called with `c` or `x` for a key that copies, and with a text that is pasted. */
    this.onCopy = () => {};
    this.onPaste = () => {};
    addEventListener("pointerdown", (event) => this.updateFocus(event.target), { capture: true });
    addEventListener("focusin", (event) => this.updateFocus(event.target));
    addEventListener("keydown", (event) => this.down(event));
    addEventListener("keyup", (event) => this.up(event.code));
    addEventListener("blur", () => this.releaseAll());
    addEventListener("paste", (event) => this.paste(event));
    field.value = placeholder;
    field.addEventListener("beforeinput", (event) => this.input(event));
    field.addEventListener("compositionend", (event) => {
      this.enter(event.data);
      this.clear();
    });
    field.addEventListener("input", (event) => { if (!event.isComposing) this.clear(); });
  }

  /** Gives the hidden field the focus; on a touch screen that shows the keyboard. */
  focusField() {
    this.field.focus({ preventScroll: true });
    this.clear();
  }

  /** Forgets the held keys, because the phone was replaced. */
  reset() {
    this.held.clear();
    this.capsLockWait = -Infinity;
  }

  setState({ capsLock }) {
    // States from before the last press of Caps Lock arrived may still come.
    if (capsLock === this.capsLock) this.capsLockWait = -Infinity;
    else if (performance.now() > this.capsLockWait) this.capsLock = capsLock;
  }

  // Internals

  updateFocus(target) {
    this.hasFocus = this.phone.contains(target);
    if (!this.hasFocus) this.releaseAll();
  }

  /** Enters text as a whole (SimulatorPages.SK2). */
  enter(text) {
    const points = [...(text ?? "").replaceAll("\r\n", "\n").replaceAll("\r", "\n")]
      .filter((point) => point >= " " || point === "\n" || point === "\t");
    for (let start = 0; start < points.length; start += textLimit) {
      this.send({ text: points.slice(start, start + textLimit).join("") });
    }
  }

  /** Presses and releases a key. */
  press(name) {
    this.send({ key: { name, down: true } }, { key: { name, down: false } });
  }

  /** Notes a press of Caps Lock, which changes with each one. */
  noteCapsLock() {
    this.capsLock = !this.capsLock;
    this.capsLockWait = performance.now() + capsLockPatience;
  }

  /**
   * Presses Caps Lock if a letter shows that it is on here and not on the phone, or the reverse: it may have been
   * pressed while the phone did not have the focus (SimulatorPages.SK6).
   */
  matchCapsLock(event) {
    if (!/^[a-z]$/i.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    const isOn = (event.key !== event.key.toLowerCase()) !== event.shiftKey;
    if (isOn === this.capsLock) return;
    this.noteCapsLock();
    this.press("caps-lock");
  }

  /**
   * Presses and releases a key with Command alone, whatever is held.
   * @param withShift Whether Shift is pressed too.
   */
  pressWithCommand(name, withShift = false) {
    const modifiers = [...this.held.values()].filter((held) => /-(control|shift|alt|command)$/.test(held));
    const all = (down, ...names) => names.map((key) => ({ key: { name: key, down } }));
    this.send(
      ...all(false, ...modifiers), ...all(true, ...(withShift ? ["left-shift"] : []), "left-command", name),
      ...all(false, name, "left-command", ...(withShift ? ["left-shift"] : [])), ...all(true, ...modifiers));
  }

  /** Handles what a keyboard on the screen, a dead key or the browser's menu does with the hidden field. */
  input(event) {
    // Compositions are entered when they end (SimulatorPages.SK3).
    if (event.isComposing || event.inputType === "insertCompositionText") return;
    switch (event.inputType) {
      case "insertLineBreak": case "insertParagraph": this.press("return"); break;
      case "deleteContentBackward": case "deleteWordBackward": this.press("delete"); break;
      case "deleteContentForward": this.press("delete-forward"); break;
      // Handled as "paste".
      case "insertFromPaste": break;
      default: this.enter(event.data);
    }
    event.preventDefault();
  }

  paste(event) {
    if (!this.hasFocus) return;
    event.preventDefault();
    this.onPaste(event.clipboardData?.getData("text/plain"));
  }

  clear() {
    this.field.value = placeholder;
    this.field.setSelectionRange(placeholder.length, placeholder.length);
  }

  down(event) {
    if (!this.hasFocus || event.defaultPrevented || event.isComposing) return;
    // Dead keys and input methods go on in the hidden field.
    if (["Dead", "Process", "Unidentified", "Compose"].includes(event.key)) return this.focusField();
    const name = nameOf(event);
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    // The clipboard is entered by the event that follows (SimulatorPages.SK4).
    if (isCommand && name === "v") return;
    if (isCommand && (name === "c" || name === "x") && !event.shiftKey) {
      // What the user has selected on the page, such as the reason of a crash, is copied by the browser.
      if (!getSelection().isCollapsed) return;
      event.preventDefault();
      if (!event.repeat) this.onCopy(name);
      return;
    }
    // SimulatorPages.SK7. Control with Y does again what was undone, as on other computers.
    const isRedo = name === "y" && event.ctrlKey;
    if (isCommand && event.ctrlKey && !isApple && (editingKeys.has(name) || isRedo)) {
      event.preventDefault();
      if (isRedo) this.pressWithCommand("z", true);
      else this.pressWithCommand(name, event.shiftKey);
      return;
    }
    if (this.isText(event)) {
      event.preventDefault();
      this.enter(event.key);
      return;
    }
    if (!name || this.belongsToPage(event, name)) return;
    event.preventDefault();
    // Browsers repeat held keys; the phone gets the key once.
    if (event.repeat || this.held.has(event.code)) return;
    this.matchCapsLock(event);
    if (name === "caps-lock") this.noteCapsLock();
    this.held.set(event.code, name);
    this.send({ key: { name, down: true } });
  }

  /**
   * Returns whether a key types a character that the same key of a US keyboard does not
   * (SimulatorPages.SK1, SimulatorPages.SK2).
   */
  isText(event) {
    const { key, code } = event;
    if ([...key].length !== 1 || /^[a-z]$/i.test(key) || code.startsWith("Numpad")) return false;
    const isCommand = (event.ctrlKey || event.metaKey) && !event.getModifierState("AltGraph");
    return !isCommand && usCharacters[code]?.[event.shiftKey ? 1 : 0] !== key;
  }

  /** Returns whether the page or the browser handles the key. */
  belongsToPage(event, name) {
    if ((event.ctrlKey || event.metaKey) && browserKeys.has(name)) return true;
    const field = event.target.closest?.("#elements [data-role]");
    return field && !field.dataset.editing && ["space", "return"].includes(name);
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
  // Letters follow the user's layout.
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  const [, kind, rest] = /^(Key|Digit|Numpad|F)([A-Z0-9]+)$/.exec(code) ?? [];
  if (kind === "Key") return rest.toLowerCase();
  if (kind === "Digit") return rest;
  if (kind === "Numpad" && /^[0-9]$/.test(rest)) return `keypad-${rest}`;
  // The browser keeps F5, F11 and F12.
  if (kind === "F" && Number(rest) <= 10 && rest !== "5") return `f${rest}`;
  return Object.hasOwn(keyNames, code) ? keyNames[code] : undefined;
}
