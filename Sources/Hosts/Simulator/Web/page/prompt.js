// The bar below the phone: the answers to the phone's question, and the end of an app.

import { make } from "/haptics.js";

export class Prompt {
  /**
   * @param bar The element of the bar.
   * @param send Sends a step to the phone.
   * @param cover Called when the details of an app's end are shown or hidden.
   */
  constructor(bar, send, cover) {
    Object.assign(this, { bar, send, cover });
    this.alert = null;
    /** The end of an app that nobody has asked to end; null without one. */
    this.ending = null;
    /** The end whose details cover the screen; null for none. */
    this.shownEnding = null;
  }

  setState({ alert }) {
    if (JSON.stringify(alert) === JSON.stringify(this.alert)) return;
    this.alert = alert;
    this.show();
  }

  setEnding(ending) {
    this.ending = ending;
    this.shownEnding = null;
    this.show();
    this.cover();
  }

  /** Forgets the end of an app, before the server sends it again. */
  reset() {
    this.ending = null;
    this.shownEnding = null;
    this.show();
  }

  /** Hides the details of an app's end. */
  hideEnding() {
    this.shownEnding = null;
    this.cover();
  }

  show() {
    this.bar.hidden = !this.alert && !this.ending;
    if (this.alert) {
      const { title, buttons } = this.alert;
      this.bar.setAttribute("aria-label", "Question of the phone");
      this.bar.replaceChildren(
        make("span", "", title),
        ...buttons.map((label) => this.button(label, () => this.send({ answer: label }))));
    } else if (this.ending) {
      this.bar.setAttribute("aria-label", "End of an app");
      this.bar.replaceChildren(
        make("span", "", `${this.ending.app} has ended`),
        this.button("Details", () => {
          this.shownEnding = this.ending;
          this.cover();
        }),
        this.button("Dismiss", () => this.setEnding(null)));
    }
  }

  button(title, action) {
    const button = make("button", "small", title);
    button.type = "button";
    button.addEventListener("click", action);
    return button;
  }
}
