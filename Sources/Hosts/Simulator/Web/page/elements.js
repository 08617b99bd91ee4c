// The app's accessibility elements, as HTML elements over the screen.

const layer = document.getElementById("elements");

/** The ARIA roles of accessibility traits; the first match is used. */
const roles = [
  ["search-field", "searchbox"], ["adjustable", "slider"], ["toggle-button", "switch"],
  ["button", "button"], ["keyboard-key", "button"], ["link", "link"], ["tab-bar", "tablist"],
  ["header", "heading"], ["image", "img"], ["summary-element", "note"],
];

/** The traits of elements that only show something. */
const passive = new Set(["static-text", "image", "header", "summary-element", "updates-frequently"]);

/** The roles of elements that take the focus, which must have a name. */
const focusable = ["button", "switch", "row", "tab", "radio", "link", "slider", "searchbox", "textbox"];

/** Returns the role of a container (SimulatorPages.SP6). */
function roleOfContainer({ container, traits, label }) {
  if (container === "set") return traits.includes("tab-bar") ? "tablist" : "radiogroup";
  return container === "landmark" && label ? "region" : "group";
}

/** The roles of buttons in a container of alternatives. */
const alternatives = { tablist: "tab", radiogroup: "radio" };

/** Returns the role of an element, in the container around it (SimulatorPages.SP5). */
function roleOf(element, around) {
  const { traits, kind } = element;
  if (element.container) return roleOfContainer(element);
  if (alternatives[around] && traits.includes("button")) return alternatives[around];
  if (traits.includes("text-field") || traits.includes("secure-text-field")) {
    return traits.includes("search-field") ? "searchbox" : "textbox";
  }
  if (/Switch$/.test(kind ?? "")) return "switch";
  const role = roles.find(([trait]) => traits.includes(trait))?.[1];
  if (role) return role;
  if (/TextField|TextView|SearchField/.test(kind ?? "")) return "textbox";
  return /Cell/.test(kind ?? "") && !traits.some((trait) => passive.has(trait)) ? "row" : "text";
}

export class Elements {
  /**
   * @param press Begins or ends a touch in the center of an element: (x, y, isDown, event).
   */
  constructor(press) {
    this.press = press;
    this.nodes = [];
  }

  setScreen(screen) {
    this.screen = screen;
    this.show(this.shown ?? []);
  }

  show(elements) {
    this.shown = elements;
    if (!this.screen) return;
    // Nodes are reused, so that the focus stays.
    while (this.nodes.length > elements.length) this.nodes.pop().remove();
    /** The last child so far of each container. */
    const last = new Map();
    elements.forEach((element, index) => {
      const parent = this.nodes[element.in] ?? layer;
      const role = roleOf(element, parent.dataset.role);
      let node = this.nodes[index];
      if (!node || node.dataset.role !== role) {
        node?.remove();
        node = this.make(role, Boolean(element.container));
        this.nodes[index] = node;
      }
      // A node that is moved loses the focus.
      const before = last.get(parent);
      const next = before ? before.nextSibling : parent.firstChild;
      if (node !== next) parent.insertBefore(node, next);
      last.set(parent, node);
      this.fill(node, element, role);
    });
  }

  make(role, isContainer) {
    if (isContainer) {
      const node = document.createElement("div");
      node.dataset.role = role;
      node.className = "container";
      node.setAttribute("role", role);
      return node;
    }
    const isButton = ["button", "switch", "row", "tab", "radio"].includes(role);
    const node = document.createElement(isButton ? "button" : "div");
    node.dataset.role = role;
    if (role === "text") node.className = "text";
    else if (role !== "row") node.setAttribute("role", role);
    if (role === "heading") node.setAttribute("aria-level", "2");
    if (focusable.includes(role)) {
      node.tabIndex = 0;
      this.listen(node);
    }
    return node;
  }

  fill(node, element, role) {
    if (element.container) {
      set(node, "aria-label", element.label || null);
      const kind = { "data-table": "table", list: "list" }[element.container];
      set(node, "aria-roledescription", element.label ? kind : null);
      return;
    }
    const { width, height } = this.screen;
    const [x, y, w, h] = element.frame;
    const percent = (part, whole) => `${(100 * part) / whole}%`;
    node.style.left = percent(x, width);
    node.style.top = percent(y, height);
    node.style.width = percent(w, width);
    node.style.height = percent(h, height);
    node.frame = element.frame;
    // The place that is touched if it is not the middle: a row's switch.
    node.touched = element.touched;
    // VoiceOver's focus.
    set(node, "data-focused", element.focused ? "true" : null);
    set(node, "lang", element.language);
    const isOff = element.traits.includes("not-enabled");
    const name = element.label ?? element.identifier ?? "";
    set(node, "data-identifier", element.identifier);
    set(node, "aria-disabled", isOff ? "true" : null);
    set(node, "aria-description", element.hint);
    if (role === "text") {
      const text = [element.label, element.value].filter(Boolean).join(", ");
      if (node.textContent !== text) node.textContent = text;
      return;
    }
    // A field that shows its placeholder has that as its value.
    const isField = role === "textbox" || role === "searchbox";
    const isEmpty = isField && element.traits.includes("placeholder");
    // It names the field also when text has taken its place.
    const isSame = node.placeholder?.frame === String(element.frame);
    if (isEmpty) node.placeholder = { text: element.value, frame: String(element.frame) };
    else if (!isSame) node.placeholder = null;
    const placeholder = node.placeholder?.text ?? null;
    set(node, "aria-placeholder", placeholder);
    // A name is required, so that something is read (SimulatorPages.SP6).
    set(
      node, "aria-label",
      name || placeholder || (role === "img" || isNamed(role) ? "unlabeled" : null));
    set(node, "aria-valuetext", role === "slider" ? element.value : null);
    if (role === "slider") set(node, "aria-valuenow", String(parseFloat(element.value) || 0));
    if (role === "switch") {
      set(node, "aria-checked", ["1", "on", "true"].includes(element.value) ? "true" : "false");
    } else if (role === "tab" || role === "radio") {
      const isSelected = element.traits.includes("selected") ? "true" : "false";
      set(node, role === "tab" ? "aria-selected" : "aria-checked", isSelected);
    } else if (role === "textbox" || role === "searchbox") {
      const text = isEmpty ? "" : element.value ?? "";
      if (node.textContent !== text) node.textContent = text;
    } else if (role === "button" || role === "row") {
      set(node, "aria-pressed", element.traits.includes("selected") ? "true" : null);
      // The value of a button is its text.
      const text = element.value ?? "";
      if (node.textContent !== text) node.textContent = text;
    }
  }

  /** Makes keys press the element: the space bar for as long as it is held. */
  listen(node) {
    const middle = () => {
      if (node.touched) return node.touched;
      const [x, y, w, h] = node.frame;
      return [x + w / 2, y + h / 2];
    };
    let isHeld = false;
    const release = (event) => {
      if (!isHeld) return;
      isHeld = false;
      this.press(...middle(), false, event);
    };
    node.addEventListener("keydown", (event) => {
      if (event.key !== " " && event.key !== "Enter") return;
      // The keys of a field that was pressed are typed into it.
      if (node.dataset.editing) return;
      if (["textbox", "searchbox"].includes(node.dataset.role)) node.dataset.editing = "true";
      event.preventDefault();
      if (event.repeat || isHeld) return;
      isHeld = true;
      this.press(...middle(), true, event);
      if (event.key === "Enter") setTimeout(() => release(event), 60);
    });
    node.addEventListener("keyup", (event) => { if (event.key === " ") release(event); });
    node.addEventListener("blur", (event) => {
      delete node.dataset.editing;
      release(event);
    });
    // Screen readers click; clicks by keys are handled above.
    node.addEventListener("click", (event) => {
      if (event.detail !== 0) return;
      this.press(...middle(), true, event);
      setTimeout(() => this.press(...middle(), false, event), 60);
    });
  }
}

/** Returns whether a role must have a name. */
function isNamed(role) {
  return focusable.includes(role);
}

function set(node, name, value) {
  if (value === null || value === undefined) node.removeAttribute(name);
  else if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}
