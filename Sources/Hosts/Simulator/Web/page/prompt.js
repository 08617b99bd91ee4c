// The bar below the phone: the answers to the phone's question, the end of an app, and a web page that an
// app wants opened.

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
    /** The address of a web page that an app wants opened; null for none. */
    this.address = null;
  }

  /** Offers a web page that an app wants opened; other addresses are ignored. */
  setAddress(address) {
    if (address !== null && !/^https?:/i.test(address)) return;
    this.address = address;
    this.show();
  }

  setState({ alert }) {
    if (JSON.stringify(alert) === JSON.stringify(this.alert)) return;
    this.alert = alert;
    this.show();
  }

  /** @param isShown Whether the details are shown at once. */
  setEnding(ending, isShown = false) {
    this.ending = ending;
    this.shownEnding = isShown ? ending : null;
    this.show();
    this.cover();
  }

  /** Forgets the end of an app, before the server sends it again. */
  reset() {
    this.ending = null;
    this.shownEnding = null;
    this.address = null;
    this.show();
  }

  /** Hides the details of an app's end. */
  hideEnding() {
    this.shownEnding = null;
    this.cover();
  }

  show() {
    this.bar.hidden = !this.alert && !this.ending && this.address === null;
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
    } else if (this.address !== null) {
      this.bar.setAttribute("aria-label", "Web page of an app");
      this.bar.replaceChildren(...this.partsOfPage(this.address));
    }
  }

  /** Returns a link to a web page, and a field for the address with which the user returns to the app. */
  partsOfPage(address) {
    const page = make("a", "small", "Open the page");
    Object.assign(page, { href: address, target: "_blank", rel: "noopener noreferrer", title: address });
    const field = make("input", "small");
    Object.assign(field, { type: "url", placeholder: "Address to return with" });
    field.setAttribute("aria-label", "Address to return with");
    const giveBack = () => {
      const open = field.value.trim();
      if (!open) return;
      this.setAddress(null);
      this.send({ open });
    };
    field.addEventListener("keydown", (event) => { if (event.key === "Enter") giveBack(); });
    return [
      page, field, this.button("Return", giveBack),
      this.button("Dismiss", () => this.setAddress(null)),
    ];
  }

  button(title, action) {
    const button = make("button", "small", title);
    button.type = "button";
    button.addEventListener("click", action);
    return button;
  }
}
