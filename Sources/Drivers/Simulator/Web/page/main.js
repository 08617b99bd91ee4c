// The page of a phone: it brings together what comes from the phone and what is done here.

import { Elements } from "/elements.js";
import { Haptics } from "/haptics.js";
import { Keys } from "/keys.js";
import { Link } from "/link.js";
import { PhoneView } from "/phone.js";
import { onceARefresh } from "/refresh.js";
import { Screen } from "/screen.js";
import { OutputsPanel, Settings } from "/settings.js";
import { Outputs } from "/sound.js";
import { Strip } from "/strip.js";
import { Time } from "/time.js";
import { Touches } from "/touch.js";

const element = (id) => document.getElementById(id);
const soundMark = 0x53;
const mostLines = 1000;

const outputs = new Outputs();
const strip = new Strip(element("strip"), () => time.now());
const haptics = new Haptics((haptic) => outputs.replay(haptic), (haptic) => time.rewind(haptic.asked));
const view = new PhoneView();
let pressed = "";
const showForce = onceARefresh(() => { element("force-now").value = pressed; });
const touches = new Touches(view, (...lines) => link.say(...lines), (force, fingers) => {
  strip.press(force);
  pressed = fingers === 0 ? "" : force.toFixed(2);
  showForce();
});
const elements = new Elements((x, y, isDown, event) => touches.pressAt(x, y, isDown, event));

const link = new Link(
  (name, value) => takers[name]?.(value),
  (bytes) => {
    if (bytes[0] !== soundMark) return screen.take(bytes);
    const { drive, felt, seconds } = outputs.take(bytes);
    strip.play(drive, felt, seconds);
    return undefined;
  },
  (isReached) => {
    element("lost").hidden = isReached;
    if (isReached) {
      // All is told again, from the truth.
      haptics.reset();
      lines = [];
      element("log").textContent = "";
    } else {
      screen?.reset();
      touches.reset();
      keys.reset();
    }
  },
  (frame) => view.painted(frame));

/** The screen, where this page's own thread has to paint it. */
let screen = null;
if (view.canvas.transferControlToOffscreen) {
  const canvas = view.canvas.transferControlToOffscreen();
  link.wire.post({ canvas }, [canvas]);
  view.setScreen((place) => link.wire.post({ lay: place }));
} else {
  screen = new Screen(view.canvas, (frame) => {
    view.painted(frame);
    link.wire.post({ painted: frame });
  });
  view.setScreen((place) => screen.lay(place));
}

const keys = new Keys((...lines) => link.say(...lines), element("glass"));
const time = new Time(link);
const settings = new Settings(element("panel-phone"), link, outputs);
const outputsPanel = new OutputsPanel(element("panel-outputs"), outputs, touches);

let state = null;
let page = 0;
let lines = [];
let isTold = false;

const takers = {
  welcome(welcome) {
    page = welcome.page;
    // What came before this page did is not shaken again.
    isTold = false;
    setTimeout(() => { isTold = true; }, 300);
  },
  state: show,
  haptic(haptic) {
    if (haptics.add(haptic) && isTold && state?.pace !== "rewinding") outputs.shake(haptic);
  },
  // What came later is undone, and what came before is told again.
  rewound({ to }) {
    haptics.reset();
    touches.reset();
    keys.reset();
    strip.rewind(to);
    lines = [];
    element("log").textContent = "";
  },
  elements: (shown) => elements.show(shown),
  finger: (finger) => touches.showOther(finger),
  forget: () => screen?.forget(),
  output: (said) => addLines(said),
  note: (note) => addLines([`— ${note.message}`]),
};

// What the phone is like

const paceWords = { going: "", standing: "Paused", rewinding: "Going back" };
const statusWords = {
  none: "Waiting for an app", starting: "Starting", running: "", hanging: "Not responding",
  ended: "Ended",
};

function show(told) {
  state = told;
  for (const part of [time, view, touches, strip, settings, outputsPanel]) part.setState(state);
  haptics.setState(state);
  elements.setScreen(state.screen);
  const name = state.app || "Tactus";
  element("app-name").textContent = name;
  document.title = `${name} – ${state.model.title}`;
  const watched = state.pages > 1 ? `${state.pages} pages` : "";
  const held = state.holder !== null && state.holder !== page ? "another page presses" : "";
  element("status").textContent =
    [paceWords[state.pace], statusWords[state.status], state.model.title, watched, held].filter(Boolean).join(" · ");
  element("status").dataset.status = state.status;
  element("restart").disabled = !state.app;
  element("ring-switch").setAttribute("aria-pressed", state.settings.Silent);
  element("force-name").textContent = state.force.isOn ? "Force" : "Touch, without force";
  element("hint").textContent = hint();
  document.body.dataset.status = state.status;
  cover();
}

function hint() {
  if (!matchMedia("(hover: hover)").matches) return "";
  return state.force.isOn
    ? "Hold to press harder, or turn the wheel. Alt gives two fingers. Keys are the phone’s."
    : "Alt gives two fingers. Keys are the phone’s.";
}

/** What lies over the app's picture: a dark screen, or why there is none. */
function cover() {
  const layer = element("cover");
  const put = (kind, ...parts) => {
    layer.hidden = false;
    if (layer.dataset.kind === kind && layer.dataset.text === parts.map((p) => p.textContent).join()) {
      return;
    }
    layer.dataset.kind = kind;
    layer.dataset.text = parts.map((part) => part.textContent).join();
    layer.replaceChildren(...parts);
  };
  element("elements").hidden = state.locked || !state.inFront || state.status === "ended" || state.pace === "rewinding";
  if (state.pace === "rewinding") return put("wait", text("p", "Going back …"));
  if (state.locked) return put("dark", text("p", "The phone is asleep"), button("Wake", wake));
  if (state.status === "ended") {
    return put(
      "ended", text("h2", `${state.app} has ended`), text("p", state.ending),
      text("pre", lastWords()), button("Start again", restart));
  }
  if (state.status === "hanging") {
    return put(
      "hanging", text("h2", `${state.app || "The app"} does not respond`),
      text("pre", lastWords()),
      ...(state.app ? [button("Start again", restart)] : []));
  }
  if (state.status === "starting") return put("wait", text("p", `Starting ${state.app} …`));
  if (state.status === "none") return put("wait", text("p", "No app is on the phone"));
  if (!state.inFront) {
    const icon = button(state.app.charAt(0).toUpperCase() || "A", () => link.say({ front: true }));
    icon.className = "app-icon";
    icon.setAttribute("aria-label", `Open ${state.app}`);
    return put("home", icon, text("p", state.app || "App"));
  }
  layer.hidden = true;
  layer.dataset.kind = "";
  return undefined;
}

/** What the app said last: of a crash the reason, and not the end of a list of addresses. */
function lastWords() {
  const reason = lines.findLastIndex((line) => line.includes("Fatal error:"));
  const crash = reason < 0
    ? lines.findLastIndex((line) => /Program crashed|^\*\*\* Signal/.test(line)) : reason;
  const start = crash < 0 ? lines.length - 8 : crash - 3;
  return lines.slice(Math.max(0, start), Math.max(0, start) + 8).join("\n").trim();
}

function text(name, words) {
  const node = document.createElement(name);
  node.textContent = words ?? "";
  return node;
}

function button(words, act) {
  const node = text("button", words);
  node.type = "button";
  node.addEventListener("click", act);
  return node;
}

// What the app says

function addLines(said) {
  const log = element("log");
  const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 24;
  lines = [...lines, ...said].slice(-mostLines);
  log.textContent = lines.join("\n");
  if (isAtEnd) log.scrollTop = log.scrollHeight;
  if (state?.status === "ended" || state?.status === "hanging") cover();
}

// The phone's other parts

function restart() {
  link.say({ restart: {} });
}

function wake() {
  link.say({ button: { name: "side", down: true } }, { button: { name: "side", down: false } });
}

/** A button is down for as long as the page's is. */
function listenTo(id, name) {
  let isDown = false;
  const set = (down) => {
    if (isDown === down) return;
    isDown = down;
    link.say({ button: { name, down } });
  };
  const node = element(id);
  node.addEventListener("pointerdown", (event) => {
    node.setPointerCapture(event.pointerId);
    set(true);
  });
  node.addEventListener("pointerup", () => set(false));
  node.addEventListener("pointercancel", () => set(false));
  node.addEventListener("click", (event) => {
    if (event.detail !== 0) return;
    set(true);
    set(false);
  });
}

listenTo("home", "home");
listenTo("side", "side");
listenTo("volume-up", "volume-up");
listenTo("volume-down", "volume-down");
element("ring-switch").onclick = () => link.say({ set: { Silent: !state?.settings.Silent } });

const ways = ["portrait", "landscape-right", "portrait-upside-down", "landscape-left"];

function turn(difference) {
  const way = Math.max(0, ways.indexOf(state?.orientation));
  link.say({ rotate: ways[(way + difference + 4) % 4] });
}

element("rotate-left").onclick = () => turn(-1);
element("rotate-right").onclick = () => turn(1);
element("restart").onclick = restart;
element("shake").onclick = () => {
  link.say({ shake: true });
  const phone = element("phone");
  phone.classList.remove("shaken");
  requestAnimationFrame(() => phone.classList.add("shaken"));
};

// Panels

const tabs = [...document.querySelectorAll("[role=tab]")];

function choose(tab) {
  for (const other of tabs) {
    const isChosen = other === tab;
    other.setAttribute("aria-selected", isChosen);
    other.tabIndex = isChosen ? 0 : -1;
    element(other.getAttribute("aria-controls")).hidden = !isChosen;
  }
}

tabs.forEach((tab, index) => {
  tab.addEventListener("click", () => choose(tab));
  tab.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = tabs[(index + step + tabs.length) % tabs.length];
    choose(next);
    next.focus();
  });
});
choose(tabs[0]);

// For whoever tests the page.
window.tactus = { link, view, screen, outputs, touches, strip, time, get state() { return state; } };
