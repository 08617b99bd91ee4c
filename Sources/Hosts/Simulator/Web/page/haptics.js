// The list of requested haptics, latest first, each with the phone's decision and its waveform.

const list = document.getElementById("haptics");
const empty = document.getElementById("no-haptics");
const svg = "http://www.w3.org/2000/svg";
const maximumEntries = 200;

export class Haptics {
  /**
   * @param replay Plays a haptic again.
   * @param rewind Rewinds the phone to the request of a haptic.
   */
  constructor(replay, rewind) {
    Object.assign(this, { replay, rewind });
    this.entries = new Map();
  }

  reset() {
    this.entries.clear();
    list.replaceChildren();
    empty.hidden = false;
  }

  setState(state) {
    this.since = state.since;
    list.classList.toggle("rewindable", state.canRewind);
  }

  /** Adds a haptic.
   * @returns Whether it is new. */
  add(haptic) {
    if (this.entries.has(haptic.number)) return false;
    this.entries.set(haptic.number, haptic);
    // Times are relative to the app's start, which a later restart does not change.
    haptic.since = this.since ?? haptic.asked;
    empty.hidden = true;
    list.prepend(this.row(haptic));
    while (list.children.length > maximumEntries) {
      this.entries.delete(Number(list.lastChild.dataset.number));
      list.lastChild.remove();
    }
    return true;
  }

  row(haptic) {
    const row = make("li", haptic.reason ? "haptic silent" : "haptic");
    row.dataset.number = haptic.number;
    row.dataset.word = haptic.word;
    row.dataset.decision = haptic.reason ? "suppressed" : "played";
    const details = make("details");
    const summary = make("summary");
    const words = make("span", "words");
    words.append(make("strong", "", titleOf(haptic)), make("small", "", this.decisionText(haptic)));
    const time = make("time", "", `${(haptic.asked - haptic.since).toFixed(2)} s`);
    summary.append(haptic.reason ? make("span", "no-wave") : wave(haptic, 96, 30), words, time);
    details.append(summary);
    // The details are created when they are opened.
    details.addEventListener("toggle", () => {
      if (details.open && details.children.length === 1) details.append(this.makeDetails(haptic));
    });
    row.append(details);
    return row;
  }

  decisionText(haptic) {
    if (haptic.reason) return `Not played: ${haptic.reason}`;
    const latency = `${haptic.latency.toFixed(haptic.latency < 10 ? 1 : 0)} ms`;
    return `${haptic.peak.toFixed(2)} g after ${latency}, engine ${haptic.engine}`;
  }

  makeDetails(haptic) {
    const content = make("div", "inside");
    if (!haptic.reason) content.append(wave(haptic, 360, 84));
    const properties = make("dl");
    const addProperty = (name, value) => properties.append(make("dt", "", name), make("dd", "", value));
    addProperty("App", haptic.app);
    addProperty("Intensity", haptic.intensity.toFixed(2));
    const begin = haptic.since ?? 0;
    addProperty("Requested at", `${(haptic.asked - begin).toFixed(4)} s`);
    if (haptic.reason) {
      addProperty("Decision", haptic.reason);
    } else {
      addProperty("Felt at", `${(haptic.felt - begin).toFixed(4)} s`);
      addProperty("Duration", `${(haptic.duration * 1000).toFixed(0)} ms`);
      addProperty("Peak", `${haptic.peak.toFixed(3)} g`);
    }
    addProperty("Engine", haptic.engine);
    content.append(properties);
    const tools = make("div", "tools");
    const tool = (name, act, kind = "") => {
      const button = make("button", kind, name);
      button.type = "button";
      button.addEventListener("click", act);
      tools.append(button);
    };
    if (!haptic.reason) {
      tool("Play again", () => this.replay(haptic));
      tool("Save AHAP", () => save(`${haptic.word}.ahap`, "application/json", haptic.ahap));
      tool("Save WAV", async () => {
        const answer = await fetch(`/haptics/${haptic.number}`);
        if (answer.ok) save(`${haptic.word}.wav`, "audio/wav", wav(await answer.arrayBuffer()));
      });
    }
    tool("Rewind to this", () => this.rewind(haptic), "go-back");
    const expectation = { expect: { haptics: haptic.reason ? [] : [haptic.word] } };
    tool("Copy expectation", (event) => {
      navigator.clipboard.writeText(JSON.stringify(expectation));
      event.target.textContent = "Copied";
      setTimeout(() => { event.target.textContent = "Copy expectation"; }, 1500);
    });
    content.append(tools);
    return content;
  }
}

export function make(name, className = "", text = "") {
  const node = document.createElement(name);
  if (className) node.className = className;
  if (text) node.textContent = text;
  return node;
}

function titleOf(haptic) {
  const words = haptic.word === "pattern" ? "Pattern" : haptic.name;
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  return haptic.intensity < 1 ? `${title} ${Math.round(haptic.intensity * 100)} %` : title;
}

/** Returns a graphic of the drive and of the acceleration. */
function wave(haptic, width, height) {
  const graphic = document.createElementNS(svg, "svg");
  graphic.setAttribute("class", "wave");
  graphic.setAttribute("viewBox", `0 0 ${width} ${height}`);
  graphic.setAttribute("role", "img");
  graphic.setAttribute("aria-label", `Waveform of ${haptic.name}`);
  for (const [name, values] of [["felt", haptic.feltWave], ["drive", haptic.drive]]) {
    const path = document.createElementNS(svg, "path");
    path.setAttribute("class", name);
    path.setAttribute("d", outline(values, width, height));
    graphic.append(path);
  }
  return graphic;
}

function outline(values, width, height) {
  const middle = height / 2;
  const level = (value) => Math.max(0.5, (value / 100) * (middle - 1));
  const step = width / values.length;
  const point = (index, y) => `${(index * step).toFixed(1)} ${y.toFixed(1)}`;
  const upper = values.map((value, index) => point(index, middle - level(value)));
  const lower = values.map((value, index) => point(index, middle + level(value))).reverse();
  return `M${[...upper, ...lower].join("L")}Z`;
}

/** Returns a WAV file of 32-bit floats at 48 kHz. */
function wav(samples) {
  const head = new DataView(new ArrayBuffer(44));
  const text = (place, word) => [...word].forEach(
    (letter, index) => head.setUint8(place + index, letter.charCodeAt(0)));
  text(0, "RIFF");
  head.setUint32(4, 36 + samples.byteLength, true);
  text(8, "WAVEfmt ");
  head.setUint32(16, 16, true);
  head.setUint16(20, 3, true);
  head.setUint16(22, 1, true);
  head.setUint32(24, 48000, true);
  head.setUint32(28, 48000 * 4, true);
  head.setUint16(32, 4, true);
  head.setUint16(34, 32, true);
  text(36, "data");
  head.setUint32(40, samples.byteLength, true);
  return new Blob([head, samples], { type: "audio/wav" });
}

function save(name, type, content) {
  const blob = content instanceof Blob ? content : new Blob([content], { type });
  const link = make("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
