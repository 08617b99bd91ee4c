// The page of a phone: connects the parts of the page with messages from and to the phone.

import { Clipboard } from "/clipboard.js";
import { Elements } from "/elements.js";
import { ExternalScreen } from "/external.js";
import { Files } from "/files.js";
import { Haptics } from "/haptics.js";
import { Keys } from "/keys.js";
import { Link } from "/link.js";
import { PhoneView } from "/phone.js";
import { onceARefresh } from "/refresh.js";
import { Screen } from "/screen.js";
import { Prompt } from "/prompt.js";
import { Services } from "/services.js";
import { OutputsPanel, Settings } from "/settings.js";
import { Outputs } from "/sound.js";
import { Strip } from "/strip.js";
import { Time } from "/time.js";
import { Touches } from "/touch.js";

const element = (id) => document.getElementById(id);
const soundType = 0x53;
const externalType = 0x45;
const maximumLines = 1000;
/** Milliseconds for which a notice is shown. */
const noticeMilliseconds = 6000;
/** The largest number of notices that are shown together. */
const maximumNotices = 4;

const outputs = new Outputs();
const strip = new Strip(element("strip"), () => time.now());
const haptics = new Haptics((haptic) => outputs.replay(haptic), (haptic) => time.rewind(haptic.asked));
const view = new PhoneView();
let pressed = "";
const showForce = onceARefresh(() => { element("force-now").value = pressed; });
const touches = new Touches(view, (bytes) => link.sendBytes(bytes), (force, fingers) => {
  strip.press(force);
  pressed = fingers === 0 ? "" : force.toFixed(2);
  showForce();
});
const elements = new Elements((x, y, isDown, event) => touches.pressAt(x, y, isDown, event));

const link = new Link(
  (name, value) => handlers[name]?.(value),
  (bytes) => {
    if (bytes[0] === externalType) return external.receive(bytes);
    if (bytes[0] !== soundType) return screen.receive(bytes);
    const { drive, felt, seconds } = outputs.receive(bytes);
    strip.play(drive, felt, seconds);
    return undefined;
  },
  (isReached, reason) => {
    if (!isReached) {
      element("lost").hidden = false;
      element("lost-reason").textContent = reason || "The connection to the phone is lost. Reconnecting …";
      element("lost-hint").hidden = Boolean(reason);
      element("status").dataset.status = "lost";
      element("status").textContent = reason ? "Refused" : "Not connected";
    }
    if (isReached) {
      // The server sends the complete state again.
      haptics.reset();
      prompt.reset();
      external.show(null);
      forgetLines();
    } else {
      screen?.reset();
      external.reset();
      touches.reset();
      keys.reset();
    }
  },
  (frame) => view.painted(frame));

/** Whether the browser is WebKitGTK, whose process ends after seconds of painting in a worker (measured: 2.50). */
const isWebKitGTK = /Linux.*AppleWebKit(?!.*Chrom)/.test(navigator.userAgent);

/** The screen if the page's own thread paints it; otherwise null. */
let screen = null;
if (view.canvas.transferControlToOffscreen && !isWebKitGTK) {
  const canvas = view.canvas.transferControlToOffscreen();
  link.transport.post({ canvas }, [canvas]);
  view.setScreen((place) => link.transport.post({ layOut: place }));
} else {
  screen = new Screen(view.canvas, (frame) => {
    view.painted(frame);
    link.transport.post({ painted: frame });
  });
  view.setScreen((place) => screen.layOut(place));
}

const keys = new Keys((...lines) => link.send(...lines), element("glass"), element("typing"));
const clipboard = new Clipboard((...lines) => link.send(...lines), keys, (message) => showNotice(message));
const time = new Time(link);
const settings = new Settings(element("panel-phone"), link, outputs);
const services = new Services(element("panel-services"));
const files = new Files(element("panel-files"), element("handset"), (message) => showNotice(message));
const external = new ExternalScreen(element("external"));
const prompt = new Prompt(element("prompt"), (step) => link.send(step), () => cover());
const outputsPanel = new OutputsPanel(element("panel-outputs"), outputs, touches);

let state = null;
let page = 0;
/** The run of the simulator that the page belongs to; null before it has answered. */
let run = null;
let lines = [];
/** The index of the first line of the running app's output; lines before are of earlier processes. */
let firstLine = 0;
let isInitialized = false;
let noticeTimer = null;
/** The messages that are shown above the page. */
let notices = [];

const handlers = {
  welcome(welcome) {
    // Another run of the simulator may have another page, and has another phone.
    if (run !== null && run !== welcome.run) return location.reload();
    run = welcome.run;
    page = welcome.page;
    element("lost").hidden = true;
    // Haptics from before the connection do not vibrate.
    isInitialized = false;
    setTimeout(() => { isInitialized = true; }, 300);
  },
  state: show,
  haptic(haptic) {
    if (haptics.add(haptic) && isInitialized && state?.pace !== "rewinding") outputs.shake(haptic);
  },
  // The server sends earlier haptics and output again.
  rewound({ to }) {
    haptics.reset();
    touches.reset();
    keys.reset();
    strip.rewind(to);
    forgetLines();
  },
  // The lines that follow are of another process of the app.
  started: () => { firstLine = lines.length; },
  services: (shown) => services.show(shown),
  files: (shown) => files.show(shown),
  delivered: ({ message }) => showNotice(message),
  elements: (shown) => elements.show(shown),
  finger: (finger) => touches.showOther(finger),
  copied: ({ text }) => clipboard.receive(text),
  forget: () => screen?.forget(),
  external: (device) => external.show(device),
  forgetExternal: () => external.forget(),
  // The end of the app that the simulator has started is shown at once.
  ended: (ending) => prompt.setEnding(ending, ending !== null && ending.app === state?.app),
  output: (newLines) => addLines(newLines),
  refused: ({ message }) => showNotice(`The phone has refused an input: ${message}`),
  note: (note) => {
    addLines([`— ${note.message}`]);
    if (note.event === "spoke") showCaption(note.message);
    if (note.url) prompt.setAddress(note.url);
  },
};

// Captions of VoiceOver

/** Milliseconds for which a caption without a successor stays. */
const captionTime = 6000;
let captionTimer = 0;

function showCaption(message) {
  const caption = document.getElementById("caption");
  caption.textContent = message.replace(/^VoiceOver says: /, "");
  caption.hidden = false;
  clearTimeout(captionTimer);
  captionTimer = setTimeout(() => { caption.hidden = true; }, captionTime);
}

// State of the phone

const modeTitles = { going: "", standing: "Paused", rewinding: "Rewinding" };
const statusTitles = {
  none: "Waiting for an app", starting: "Starting", running: "", hanging: "Not responding",
  ended: "Ended",
};

function show(newState) {
  state = newState;
  for (const part of [time, view, touches, strip, settings, outputsPanel, keys]) part.setState(state);
  haptics.setState(state);
  prompt.setState(state);
  elements.setScreen(state.screen);
  const name = state.app || "Tactus";
  element("app-name").textContent = name;
  document.title = `${name} – ${state.model.title}`;
  const watched = state.pages > 1 ? `${state.pages} pages` : "";
  const held = state.holder !== null && state.holder !== page ? "touched on another page" : "";
  element("status").textContent =
    [modeTitles[state.pace], statusTitles[state.status], state.model.title, watched, held].filter(Boolean).join(" · ");
  element("status").dataset.status = state.status;
  element("restart").disabled = !state.app;
  element("apps-tool").hidden = !state.hasHome;
  element("lock-tool").textContent = state.locked ? "Wake" : "Lock";
  element("back-tool").hidden = state.back === null;
  element("back-tool").textContent = `Back to ${state.back}`;
  element("ring-switch").setAttribute("aria-pressed", state.settings.Silent);
  element("force-name").textContent = state.force.isOn ? "Force" : "Touch, without force";
  element("hint").textContent = hint();
  document.body.dataset.status = state.status;
  cover();
}

function hint() {
  if (!matchMedia("(hover: hover)").matches) return "";
  return state.force.isOn
    ? "Hold to press harder, or turn the wheel. Alt adds a second finger. The keyboard types on the phone."
    : "Alt adds a second finger. The keyboard types on the phone.";
}

/** Shows or hides the cover over the screen: a locked screen, or the reason why no app is shown. */
function cover() {
  const layer = element("cover");
  const put = (kind, ...parts) => {
    layer.hidden = false;
    if (layer.dataset.kind !== kind || layer.children.length !== parts.length) {
      layer.dataset.kind = kind;
      layer.replaceChildren(...parts);
      return;
    }
    // What has not changed stays in place, so that its selection and focus last.
    parts.forEach((part, index) => {
      if (!layer.children[index].isEqualNode(part)) layer.children[index].replaceWith(part);
    });
  };
  element("elements").hidden = state.locked || (!state.inFront && !state.hasHome) || state.status === "ended" || state.pace === "rewinding";
  if (state.pace === "rewinding") return put("wait", text("p", "Rewinding …"));
  // The controls of an app that plays are on the screen, or a touch of the dark one shows them.
  layer.dataset.wakes = state.lockScreen === "wakes";
  if (state.locked && state.lockScreen !== "lit") {
    return put("dark", text("p", "The phone is locked"), button("Wake", wake));
  }
  if (state.status === "ended") {
    const [reason, ...stack] = (state.ending ?? "").split("\n");
    return put(
      "ended", text("h2", `${state.app} has ended`), text("p", reason),
      details([...stack, lastOutput()]), button("Start again", restart));
  }
  if (state.status === "starting") return put("wait", text("p", `Starting ${state.app} …`));
  if (prompt.shownEnding) {
    const { app, reason, lines: last } = prompt.shownEnding;
    return put(
      "ended", text("h2", `${app} has ended`), text("p", reason), details(last),
      ...(app === state.app ? [button("Start again", restart)] : []),
      button("Close", () => prompt.hideEnding()));
  }
  if (state.status === "hanging") {
    return put(
      "hanging", text("h2", `${state.app || "The app"} does not respond`),
      text("pre", lastOutput()),
      ...(state.app ? [button("Start again", restart)] : []));
  }
  if (state.status === "none") return put("wait", text("p", "No app is connected"));
  if (!state.inFront && !state.hasHome) {
    const icon = button(state.app.charAt(0).toUpperCase() || "A", () => link.send({ front: true }));
    icon.className = "app-icon";
    icon.setAttribute("aria-label", `Open ${state.app}`);
    return put("home", icon, text("p", state.app || "App"));
  }
  layer.hidden = true;
  layer.dataset.kind = "";
  return undefined;
}

/** Returns the lines of a stack and of the output; the frames of the app's own code are bold. */
function details(lines) {
  const node = document.createElement("pre");
  lines.filter((line) => line !== "").forEach((line, index) => {
    if (index > 0) node.append("\n");
    node.append(line.startsWith("▸ ") ? text("b", line) : line);
  });
  return node;
}

/** The number of output lines on the cover. */
const coverLines = 8;

/** Returns the last lines of this process of the app; after a crash those around its reason. */
function lastOutput() {
  const own = lines.slice(firstLine);
  // An app that hangs has not crashed, whatever it has printed.
  const hasEnded = state.status === "ended";
  const find = (pattern) => (hasEnded ? own.findLastIndex((line) => pattern.test(line)) : -1);
  const reason = find(/Fatal error:/);
  const crash = reason < 0 ? find(/Program crashed|^\*\*\* Signal/) : reason;
  const start = Math.max(0, crash < 0 ? own.length - coverLines : crash - 3);
  return own.slice(start, start + coverLines).join("\n").trim();
}

function forgetLines() {
  lines = [];
  firstLine = 0;
  element("log").textContent = "";
}

function text(name, content) {
  const node = document.createElement(name);
  node.textContent = content ?? "";
  return node;
}

function button(title, action) {
  const node = text("button", title);
  node.type = "button";
  node.addEventListener("click", action);
  return node;
}

// Output of the app

function addLines(newLines) {
  const log = element("log");
  const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 24;
  const all = [...lines, ...newLines];
  lines = all.slice(-maximumLines);
  firstLine = Math.max(0, firstLine - (all.length - lines.length));
  log.textContent = lines.join("\n");
  if (isAtEnd) log.scrollTop = log.scrollHeight;
  if (state?.status === "ended" || state?.status === "hanging") cover();
}

/** Shows a message above the page for some seconds, below those that are shown already, as of several files. */
function showNotice(message) {
  addLines([`— ${message}`]);
  notices = [...notices, message].slice(-maximumNotices);
  element("notice").textContent = notices.join("\n");
  element("notice").hidden = false;
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => {
    element("notice").hidden = true;
    notices = [];
  }, noticeMilliseconds);
}

// Controls

function restart() {
  link.send({ restart: {} });
}

function wake() {
  link.send({ button: { name: "side", down: true } }, { button: { name: "side", down: false } });
}

/** Binds an element to a button of the phone, which is down while the element is pressed. */
function bindButton(id, name) {
  let isDown = false;
  const set = (down) => {
    if (isDown === down) return;
    isDown = down;
    link.send({ button: { name, down } });
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

bindButton("home", "home");
bindButton("home-tool", "home");
bindButton("side", "side");
bindButton("lock-tool", "side");
element("apps-tool").onclick = () => link.send({ switcher: true });
element("back-tool").onclick = () => link.send({ back: true });
bindButton("volume-up", "volume-up");
bindButton("volume-down", "volume-down");
element("ring-switch").onclick = () => link.send({ set: { Silent: !state?.settings.Silent } });

const orientations = ["portrait", "landscape-right", "portrait-upside-down", "landscape-left"];

function rotate(difference) {
  const index = Math.max(0, orientations.indexOf(state?.orientation));
  link.send({ rotate: orientations[(index + difference + 4) % 4] });
}

element("keyboard").onclick = () => keys.focusField();
// The field has the focus, so that input methods and the clipboard work. On a touch screen it would show the
// keyboard at every touch; there it has a button.
element("glass").addEventListener("pointerup", ({ pointerType, target }) => {
  if (pointerType !== "touch" && !target.closest("button, #cover")) keys.focusField();
});
element("rotate-left").onclick = () => rotate(-1);
element("rotate-right").onclick = () => rotate(1);
element("restart").onclick = restart;
element("shake").onclick = () => {
  link.send({ shake: true });
  const handset = element("handset");
  handset.classList.remove("shaken");
  requestAnimationFrame(() => handset.classList.add("shaken"));
};

// Panels

const tabs = [...document.querySelectorAll("[role=tab]")];

function selectTab(tab) {
  for (const other of tabs) {
    const isChosen = other === tab;
    other.setAttribute("aria-selected", isChosen);
    other.tabIndex = isChosen ? 0 : -1;
    element(other.getAttribute("aria-controls")).hidden = !isChosen;
  }
}

tabs.forEach((tab, index) => {
  tab.addEventListener("click", () => selectTab(tab));
  tab.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = tabs[(index + step + tabs.length) % tabs.length];
    selectTab(next);
    next.focus();
  });
});
selectTab(tabs[0]);

// For tests of the page.
window.tactus = { link, view, screen, outputs, touches, strip, time, keys, clipboard, elements, external, get state() { return state; } };
