// The phone's time: the clock, and controls to pause, step and rewind.

const element = (id) => document.getElementById(id);
/** The duration of a refresh of the phone's screen in seconds. */
const refresh = 1 / 60;

export class Time {
  /** @param link The connection to the phone. */
  constructor(link) {
    this.link = link;
    this.pace = "going";
    this.lead = 0;
    this.isScrubbing = false;
    element("pause").onclick = () => this.link.send({ pause: this.pace === "going" });
    element("step").onclick = (event) => this.link.send({ pass: event.shiftKey ? 0.1 : refresh });
    element("back").onclick = () => this.rewind(this.now() - 1);
    element("to-start").onclick = () => this.rewind(this.since ?? 0);
    const scrub = element("scrub");
    scrub.oninput = () => {
      this.isScrubbing = true;
      this.showTime(Number(scrub.value));
    };
    scrub.onchange = () => {
      this.isScrubbing = false;
      this.rewind((this.since ?? 0) + Number(scrub.value));
    };
    // The clock runs without messages from the phone.
    setInterval(() => { if (this.pace === "going") this.show(); }, 100);
  }

  setState(state) {
    Object.assign(this, { pace: state.pace, since: state.since, until: state.until });
    this.canRewind = state.canRewind;
    this.pausedTime = state.time;
    if (state.pace === "going") this.lead = state.time - performance.now() / 1000;
    document.body.dataset.pace = state.pace;
    const isBusy = state.pace === "rewinding";
    for (const id of ["to-start", "back", "scrub"]) element(id).disabled = !state.canRewind || isBusy;
    for (const id of ["pause", "step"]) element(id).disabled = isBusy;
    const isRunning = state.pace === "going";
    element("pause").setAttribute("aria-label", isRunning ? "Pause" : "Resume");
    element("pause").title = isRunning ? "Pause time" : "Resume time";
    this.show();
  }

  /** The phone's time, in seconds. */
  now() {
    return this.pace === "going" ? performance.now() / 1000 + this.lead : this.pausedTime ?? 0;
  }

  /** Rewinds the phone to a time, or advances it along the recorded inputs. */
  rewind(time) {
    this.link.send({ rewind: Math.max(0, time) });
  }

  show() {
    if (this.isScrubbing) return;
    const since = this.since ?? null;
    const shown = since === null ? 0 : Math.max(0, this.now() - since);
    const scrub = element("scrub");
    scrub.max = since === null ? 1 : Math.max(0.001, (this.until ?? this.now()) - since);
    scrub.value = since === null ? 0 : shown;
    this.showTime(since === null ? null : shown);
  }

  showTime(seconds) {
    const text = seconds === null ? ""
      : `${Math.floor(seconds / 60)}:${(seconds % 60).toFixed(this.pace === "going" ? 1 : 3)
        .padStart(this.pace === "going" ? 4 : 6, "0")}`;
    if (element("clock").value !== text) element("clock").value = text;
  }
}
