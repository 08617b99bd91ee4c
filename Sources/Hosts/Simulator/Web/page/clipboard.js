// The clipboards of the user and of the phone: a gesture brings a text from one to the other.

/** The longest message with a text for the phone's pasteboard, in bytes; the server takes a little more. */
const pasteboardLimit = 60_000;

/** Milliseconds within which the phone answers a key that copies; browsers allow no longer. */
const patience = 3000;

/** The characters of the copied text that a button shows. */
const shownCharacters = 40;

export class Clipboard {
  /**
   * @param send Sends objects to the phone.
   * @param keys The keyboard, which enters what is pasted.
   * @param showNotice Shows a message to the user.
   */
  constructor(send, keys, showNotice) {
    Object.assign(this, { send, keys, showNotice });
    /** The text that an app has put on the phone's pasteboard. */
    this.text = "";
    this.copyButton = document.getElementById("copy");
    this.copyButton.onclick = () => this.write(Promise.resolve(this.text));
    document.getElementById("paste").onclick = () => this.read();
    keys.onCopy = (name) => this.copy(name);
    keys.onPaste = (text) => this.paste(text);
    this.update();
  }

  /** Handles a change of the phone's pasteboard (SimulatorPages.SK5). */
  receive(text) {
    this.text = text;
    this.answer?.(text);
    this.update();
  }

  /** Puts a text of the user on the phone's pasteboard, and enters it (SimulatorPages.SK4). */
  paste(text) {
    if (!text) return;
    const line = { pasteboard: text };
    if (new TextEncoder().encode(JSON.stringify(line)).length <= pasteboardLimit) this.send(line);
    else this.showNotice("The text is typed, but too long for the phone's pasteboard.");
    this.keys.enter(text);
  }

  // Internals

  update() {
    this.copyButton.disabled = this.text === "";
    const isLong = this.text.length > shownCharacters;
    const shown = isLong ? `${this.text.slice(0, shownCharacters)}…` : this.text;
    this.copyButton.title = this.text === ""
      ? "The app has copied no text" : `Copy to this computer: ${shown}`;
  }

  /** Presses Command with a key on the phone, and takes the text that the app then copies. */
  copy(name) {
    const text = new Promise((resolve, reject) => {
      this.answer = resolve;
      setTimeout(() => reject(new Error("nothing was copied")), patience);
    });
    this.keys.pressWithCommand(name);
    this.write(text);
  }

  /**
   * Writes a text to the user's clipboard.
   *
   * Browsers allow it within a gesture only, so the writing begins before the phone has answered.
   */
  async write(text) {
    try {
      const blob = text.then((known) => new Blob([known], { type: "text/plain" }));
      // Without a handler a rejection would be reported as an error of the page.
      blob.catch(() => {});
      await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
    } catch {
      const known = await text.catch(() => null);
      // The app has copied nothing, as when no text is selected.
      if (known === null) return;
      if (!this.writeByEvent(known)) this.showNotice("The browser does not allow the page to copy.");
    }
  }

  /** Writes a text as the answer to an event, for browsers without a clipboard for scripts. */
  writeByEvent(text) {
    const fill = (event) => {
      event.clipboardData.setData("text/plain", text);
      event.preventDefault();
    };
    addEventListener("copy", fill, { capture: true, once: true });
    const isDone = document.execCommand("copy");
    removeEventListener("copy", fill, { capture: true });
    return isDone;
  }

  /** Reads the user's clipboard, for which browsers may ask. */
  async read() {
    try {
      this.paste(await navigator.clipboard.readText());
    } catch {
      this.showNotice(
        "The browser does not allow the page to read the clipboard. Touch the phone, and press Control-V or Command-V.");
    }
  }
}
