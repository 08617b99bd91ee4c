// The panel of the phone's services: what runs, who may use what, and what is stored.

import { make } from "/haptics.js";

const resourceTitles = {
  "location": "Location", "contacts": "Contacts", "calendar": "Calendars", "reminders": "Reminders",
  "photos": "Photos", "photos-add": "Add photos", "microphone": "Microphone", "camera": "Camera",
  "motion": "Motion", "notifications": "Notifications", "tracking": "Tracking", "siri": "Siri",
  "speech-recognition": "Speech recognition", "local-network": "Local network",
  "bluetooth": "Bluetooth", "media-library": "Media library",
};

/** The words of a status, and whether it permits, forbids or does neither. */
const statuses = {
  authorized: ["On", "good"], "when-in-use": ["While using", "good"], always: ["Always", "good"],
  limited: ["Limited", "good"], denied: ["Off", "bad"], restricted: ["Restricted", "bad"],
  "not-determined": ["Asks", ""],
};

function titleOf(word) {
  const text = resourceTitles[word] ?? word.replaceAll("-", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function card(title, ...parts) {
  const set = make("fieldset", "card");
  set.append(make("legend", "", title), ...parts);
  return set;
}

function line(name, value, kind) {
  const row = make("div", "row");
  const mark = make("span", kind ? `pill ${kind}` : "pill", value);
  row.append(make("span", "", name), mark);
  return row;
}

const number = new Intl.NumberFormat("en");

export class Services {
  constructor(panel) {
    this.panel = panel;
    this.show({ running: [], apps: [], health: null });
  }

  show({ running, apps, health }) {
    const use = running.length === 0
      ? [make("p", "note", "No app uses the microphone, the camera or the location.")]
      : running.map((name) => line(titleOf(name), "In use", "live"));
    const permissions = apps.length === 0
      ? [card("Permissions", make("p", "note", "No app has asked for a permission."))]
      : apps.map((app) => card(
        app.name,
        ...app.permissions.map(({ resource, status }) => {
          const [word, kind] = statuses[status] ?? [status, ""];
          return line(titleOf(resource), word, kind);
        })));
    this.panel.replaceChildren(
      card("In use", ...use), ...permissions, card("Health", ...this.health(health)));
  }

  health(health) {
    if (!health) return [make("p", "note", "No app has used health data.")];
    if (health.problem) return [make("p", "note", health.problem)];
    const stored = line(
      "Stored",
      `${number.format(health.samples)} ${health.samples === 1 ? "sample" : "samples"} of `
        + `${health.types} ${health.types === 1 ? "type" : "types"}`);
    return [
      stored,
      ...health.apps.map(({ name, asked, allowed }) => line(
        name, `${allowed} of ${asked} allowed`, allowed > 0 ? "good" : "bad")),
    ];
  }
}
