// The panels of the phone's settings and of the page's outputs.

import { make } from "/haptics.js";

const languages = [
  "en", "en-GB", "ar", "cs", "da", "de", "el", "es", "fi", "fr", "he", "hi", "hu", "id", "it", "ja",
  "ko", "nb", "nl", "pl", "pt-BR", "pt-PT", "ro", "ru", "sv", "th", "tr", "uk", "vi", "zh-Hans",
  "zh-Hant",
];
const regions = [
  "US", "AE", "AR", "AT", "AU", "BE", "BR", "CA", "CH", "CN", "CZ", "DE", "DK", "EG", "ES", "FI",
  "FR", "GB", "GR", "HK", "HU", "ID", "IE", "IL", "IN", "IT", "JP", "KR", "MX", "NL", "NO", "NZ",
  "PL", "PT", "RO", "RU", "SA", "SE", "SG", "TH", "TR", "TW", "UA", "VN", "ZA",
];
const timeZones = [
  "GMT", "Pacific/Honolulu", "America/Anchorage", "America/Los_Angeles", "America/Denver",
  "America/Chicago", "America/New_York", "America/Halifax", "America/St_Johns",
  "America/Sao_Paulo", "Atlantic/Azores", "Europe/London", "Europe/Berlin", "Europe/Athens",
  "Africa/Cairo", "Africa/Johannesburg", "Europe/Moscow", "Asia/Tehran", "Asia/Dubai",
  "Asia/Karachi", "Asia/Kolkata", "Asia/Kathmandu", "Asia/Dhaka", "Asia/Bangkok", "Asia/Shanghai",
  "Asia/Tokyo", "Australia/Adelaide", "Australia/Sydney", "Pacific/Auckland", "Pacific/Chatham",
  "Pacific/Apia",
];

/** The English name of a language or region. */
function nameOf(type, code) {
  return new Intl.DisplayNames("en", { type }).of(code);
}

/** The devices for sound that the panel connects, as scripts write them. */
const bluetooth = "Bluetooth: Earbuds";
const airPlay = "AirPlay: Living Room";

/** A switch that connects a device for sound. */
function deviceRow(device, title) {
  const others = (state) => state.settings["Sound Devices"].filter((other) => other !== device);
  return {
    name: "Sound Devices", kind: "switch", title, device,
    read: (state) => state.settings["Sound Devices"].includes(device),
    write: (state, isOn) => (isOn ? [...others(state), device] : others(state)),
  };
}

const groups = [
  {
    title: "3D Touch",
    rows: [
      { name: "3D Touch", kind: "switch", needs: (state) => state.model.feelsForce,
        why: "This phone's screen has no 3D Touch." },
      { name: "Sensitivity", kind: "choice", needs: (state) => state.force.isOn,
        options: ["light", "medium", "firm"] },
    ],
  },
  {
    title: "Sounds and haptics",
    rows: [
      { name: "System Haptics", kind: "switch" },
      { name: "Call", kind: "switch", title: "On a call" },
      { name: "Alarm", kind: "switch", title: "An alarm sounds" },
      { name: "Assistant", kind: "switch", title: "The assistant speaks" },
      { name: "Silent", kind: "switch" },
      { name: "Vibrate on Ring", kind: "switch", title: "Vibrate on ring" },
      { name: "Vibrate on Silent", kind: "switch", title: "Vibrate on silent" },
      { name: "Volume", kind: "range" },
      { name: "Ringer Volume", kind: "range" },
      { name: "Headphones", kind: "switch", button: true },
      deviceRow(bluetooth, "Bluetooth earbuds"),
      deviceRow(airPlay, "AirPlay speaker"),
      { name: "Sound Output", kind: "menu", title: "Sound output",
        options: ["Automatic", "iPhone", bluetooth, airPlay],
        titles: (word) => word.replace(/^[^:]*: /, "") },
      { name: "Other Audio", kind: "switch", title: "Another app plays music" },
    ],
  },
  {
    title: "Battery",
    rows: [
      { name: "Low Power Mode", kind: "switch" },
      { name: "Battery", kind: "range", title: "Charge" },
      { name: "Charging", kind: "switch" },
    ],
  },
  {
    title: "Display",
    rows: [
      { name: "Dark", kind: "switch", title: "Dark appearance" },
      {
        name: "Text Size", kind: "menu", options: [
          "extra-small", "small", "medium", "large", "extra-large", "extra-extra-large",
          "extra-extra-extra-large", "accessibility-medium", "accessibility-large",
          "accessibility-extra-large", "accessibility-extra-extra-large",
          "accessibility-extra-extra-extra-large",
        ],
      },
      { name: "Bold Text", kind: "switch" },
      { name: "Increase Contrast", kind: "switch" },
      { name: "Reduce Motion", kind: "switch" },
      { name: "Reduce Transparency", kind: "switch" },
      { name: "Right to Left", kind: "switch", title: "Right to left" },
      { name: "Brightness", kind: "range" },
    ],
  },
  {
    title: "Accessibility",
    rows: [
      { name: "VoiceOver", kind: "switch" },
      { name: "VoiceOver Shortcut", kind: "switch", title: "VoiceOver by three presses" },
      { name: "VoiceOver Groups", kind: "switch", title: "VoiceOver moves by groups" },
    ],
  },
  {
    title: "Lock",
    rows: [{ name: "Passcode", kind: "switch" }],
  },
  {
    title: "Keyboard",
    rows: [
      { name: "Hardware Keyboard", kind: "switch", title: "Hardware keyboard" },
      { name: "Keyboard Clicks", kind: "switch", title: "Keyboard clicks" },
      { name: "Keyboard Feedback", kind: "switch", title: "Keyboard haptics" },
      { name: "Keyboard Language", kind: "menu", title: "Keyboard language",
        options: ["en-US", "de-DE", "fr-FR", "es-ES", "pl-PL", "ar"],
        titles: (code) => nameOf("language", code) },
    ],
  },
  {
    title: "Language and region",
    rows: [
      { name: "Language", kind: "menu", options: languages,
        titles: (code) => nameOf("language", code) },
      { name: "Region", kind: "menu", options: regions, titles: (code) => nameOf("region", code) },
      { name: "Time Zone", kind: "menu", title: "Time zone", options: timeZones,
        titles: (zone) => zone.replaceAll("_", " ") },
    ],
  },
  {
    title: "Environment",
    rows: [
      { name: "Near Screen", kind: "switch", title: "Something is near the screen" },
      { name: "Screen Captured", kind: "switch", title: "The screen is being recorded" },
    ],
  },
];

let lastId = 0;

/** A row with a name and a control beside it. */
function row(title, control, note) {
  const line = make("div", "row");
  const label = make("label", "", title);
  lastId += 1;
  control.id ||= `control-${lastId}`;
  label.htmlFor = control.id;
  line.append(label, control);
  if (note) line.append(note);
  return line;
}

function makeSwitch(change) {
  const control = make("input");
  control.type = "checkbox";
  control.setAttribute("role", "switch");
  control.addEventListener("change", () => change(control.checked));
  return control;
}

function addOption(menu, value, title) {
  const option = make("option", "", title);
  option.value = value;
  menu.append(option);
}

function makeMenu(options, change) {
  const control = make("select");
  for (const [value, title] of options) addOption(control, value, title);
  control.addEventListener("change", () => change(control.value));
  return control;
}

function makeRange(maximum, change) {
  const control = make("input");
  control.type = "range";
  control.min = 0;
  control.max = maximum;
  control.step = 0.01;
  control.addEventListener("input", () => change(Number(control.value)));
  return control;
}

function titleOf(word) {
  const text = word.replaceAll("-", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function fieldset(title, ...lines) {
  const set = make("fieldset", "card");
  set.append(make("legend", "", title), ...lines);
  return set;
}

/** The panel of the phone's settings. */
export class Settings {
  constructor(panel, link, outputs) {
    Object.assign(this, { panel, link, outputs });
    this.controls = [];
  }

  setState(state) {
    this.state = state;
    if (this.controls.length === 0) this.build();
    for (const control of this.controls) control.update(state);
    this.outputs.setPhoneSettings(state.settings);
  }

  build() {
    const set = (name, value) => this.link.send({ set: { [name]: value } });
    const model = makeMenu(
      this.state.models.map(({ name, title }) => [name, title]),
      (value) => this.link.send({ restart: { model: value } }));
    this.controls.push({ update: (state) => { model.value = state.model.name; } });
    this.panel.append(fieldset("Device", row("Model", model)));
    for (const group of groups) {
      const lines = group.rows.map((entry) => {
        const change = (value) =>
          set(entry.name, entry.write ? entry.write(this.state, value) : value);
        const control =
          entry.kind === "switch" ? makeSwitch(change)
          : entry.kind === "range" ? makeRange(1, change)
          : makeMenu(entry.options.map((word) => [word, (entry.titles ?? titleOf)(word)]), change);
        control.dataset.setting = entry.device ?? entry.name;
        const note = entry.why ? make("p", "note", entry.why) : null;
        const share = entry.kind === "range" ? make("output", "share") : null;
        if (share) share.htmlFor = control.id;
        this.controls.push({
          update: (state) => {
            const value = entry.read ? entry.read(state) : state.settings[entry.name];
            if (share) share.value = `${Math.round(100 * value)} %`;
            if (entry.kind === "switch") control.checked = value;
            else if (document.activeElement !== control || entry.kind !== "range") {
              // A script or an option may choose a word that the menu does not have.
              if (entry.titles && !entry.options.includes(value)) {
                entry.options.push(value);
                addOption(control, value, entry.titles(value));
              }
              control.value = value;
            }
            const fits = entry.needs?.(state) ?? true;
            control.disabled = !fits;
            if (note) note.hidden = fits;
          },
        });
        const line = row(entry.title ?? entry.name, control, note);
        if (share) control.before(share);
        if (entry.button) this.addButton(control);
        return line;
      });
      this.panel.append(fieldset(group.title, ...lines));
    }
  }

  /** Adds the button of the headphones, which is shown while they are connected. */
  addButton(control) {
    const button = make("button", "small", "Press the headphone button");
    button.type = "button";
    const press = (down) => this.link.send({ button: { name: "headset", down } });
    button.addEventListener("click", () => { press(true); setTimeout(() => press(false), 100); });
    this.controls.push({
      update: (state) => { button.hidden = !state.settings.Headphones; },
    });
    control.before(button);
  }
}

/** The panel of the page's outputs and of its input of force. */
export class OutputsPanel {
  constructor(panel, outputs, touches) {
    const lines = [];
    const update = [];
    const add = (title, control, read, note, format) => {
      const line = row(title, control, note);
      lines.push(line);
      const share = format ? make("output", "share") : null;
      if (share) {
        share.htmlFor = control.id;
        control.before(share);
        control.addEventListener("input", () => { share.value = format(Number(control.value)); });
      }
      update.push(() => {
        read(control);
        if (share) share.value = format(Number(control.value));
      });
    };
    add(
      "Sound", makeSwitch((isOn) => outputs.change({ sound: isOn })),
      (control) => { control.checked = outputs.settings.sound; });
    add(
      "Volume", makeRange(1, (volume) => outputs.change({ volume })),
      (control) => { control.value = outputs.settings.volume; }, null,
      (volume) => `${Math.round(100 * volume)} %`);
    panel.append(fieldset("Hear it", ...lines.splice(0)));
    const noMotor = make("p", "note", "This browser does not support vibration.");
    add(
      "Vibrate this device", makeSwitch((isOn) => outputs.change({ vibrate: isOn })),
      (control) => {
        control.checked = outputs.settings.vibrate && outputs.canVibrate;
        control.disabled = !outputs.canVibrate;
        noMotor.hidden = outputs.canVibrate;
      }, noMotor);
    const pads = make("p", "note");
    add(
      "Gamepads", makeSwitch((isOn) => outputs.change({ gamepad: isOn })),
      (control) => {
        control.checked = outputs.settings.gamepad;
        const count = outputs.gamepads.length;
        pads.textContent = count === 0
          ? "Press a button of a gamepad to connect it." : `${count} found.`;
      }, pads);
    const others = make("p", "note");
    panel.append(fieldset("Feel it", ...lines.splice(0), others));
    add(
      "Hold the mouse to press harder", makeSwitch((isOn) => { touches.isRamping = isOn; }),
      (control) => { control.checked = touches.isRamping; },
      make("p", "note", "While the button is down, the wheel and the arrow keys change the force."));
    const kinds = [["pen", "Pen"], ["touch", "Touch screen"]];
    // Only Safari reports the force of a trackpad.
    if ("onwebkitmouseforcechanged" in document.body) kinds.push(["mouse", "Trackpad"]);
    for (const [kind, title] of kinds) {
      const control = makeRange(3, (gain) => touches.setGain(kind, gain));
      control.min = 0.25;
      control.step = 0.05;
      add(
        `${title}'s force`, control, () => { control.value = touches.gains[kind]; }, null,
        (gain) => `× ${gain.toFixed(2)}`);
    }
    panel.append(fieldset("Press it", ...lines.splice(0)));
    this.update = () => update.forEach((read) => read());
    this.setState = (state) => {
      others.textContent = state.outputs.length === 0
        ? "" : `Also played on ${state.outputs.join(", ")}.`;
    };
    outputs.changed = this.update;
    addEventListener("gamepadconnected", this.update);
    addEventListener("gamepaddisconnected", this.update);
    this.update();
  }
}
