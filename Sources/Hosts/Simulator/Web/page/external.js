// The device beside the phone that shows a film, such as an AirPlay receiver.

import { Screen } from "/screen.js";

/** The size of its pictures in points. */
const size = { width: 1280, height: 720 };

export class ExternalScreen {
  /** @param card The card with a heading and a canvas; hidden while no device shows a film. */
  constructor(card) {
    this.card = card;
    this.name = card.querySelector("h2");
    const canvas = card.querySelector("canvas");
    /** The number of pictures that were painted. */
    this.pictures = 0;
    this.screen = new Screen(canvas, ({ count }) => { this.pictures += count; });
    this.screen.layOut({ width: size.width, height: size.height, screen: size, turn: 0 });
  }

  /** Shows the card of a device, or hides it. */
  show(device) {
    this.card.hidden = device === null;
    this.name.textContent = device ?? "";
    if (device === null) this.reset();
  }

  /** Handles a message with a picture or with glyphs, whose first byte is its kind. */
  receive(bytes) {
    this.screen.receive(bytes.subarray(1));
  }

  /** Clears the cache of glyphs and images. */
  forget() {
    this.screen.forget();
  }

  /** Drops pending pictures and the cache, because the connection has ended. */
  reset() {
    this.screen.reset();
  }
}
