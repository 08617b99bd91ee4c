// The phone's time: what it is, and how it is stopped, wound on and turned back.

const element = (id) => document.getElementById(id);
/** Seconds of one refresh of the phone's screen. */
const refresh = 1 / 60;

export class Time {
  /** @param link The way to the phone. */
  constructor(link) {
    this.link = link;
    this.pace = "going";
    this.lead = 0;
    this.isScrubbing = false;
    element("pause").onclick = () => this.link.say({ pause: this.pace === "going" });
    element("step").onclick = (event) => this.link.say({ pass: event.shiftKey ? 0.1 : refresh });
    element("back").onclick = () => this.rewind(this.now() - 1);
    element("to-start").onclick = () => this.rewind(this.since ?? 0);
    const scrub = element("scrub");
    scrub.oninput = () => {
      this.isScrubbing = true;
      this.tell(Number(scrub.value));
    };
    scrub.onchange = () => {
      this.isScrubbing = false;
      this.rewind((this.since ?? 0) + Number(scrub.value));
    };
    // The clock goes on without anything being told.
    setInterval(() => { if (this.pace === "going") this.show(); }, 100);
  }

  setState(state) {
    Object.assign(this, { pace: state.pace, since: state.since, until: state.until });
    this.canRewind = state.canRewind;
    this.stood = state.time;
    if (state.pace === "going") this.lead = state.time - performance.now() / 1000;
    document.body.dataset.pace = state.pace;
    const isBusy = state.pace === "rewinding";
    for (const id of ["to-start", "back", "scrub"]) element(id).disabled = !state.canRewind || isBusy;
    for (const id of ["pause", "step"]) element(id).disabled = isBusy;
    const isGoing = state.pace === "going";
    element("pause").setAttribute("aria-label", isGoing ? "Pause" : "Go on");
    element("pause").title = isGoing ? "Let time stand still" : "Let time go on";
    this.show();
  }

  /** The phone's time, in seconds. */
  now() {
    return this.pace === "going" ? performance.now() / 1000 + this.lead : this.stood ?? 0;
  }

  /** Has the phone be as it was, or will be by what is known. */
  rewind(time) {
    this.link.say({ rewind: Math.max(0, time) });
  }

  show() {
    if (this.isScrubbing) return;
    const since = this.since ?? null;
    const shown = since === null ? 0 : Math.max(0, this.now() - since);
    const scrub = element("scrub");
    scrub.max = since === null ? 1 : Math.max(0.001, (this.until ?? this.now()) - since);
    scrub.value = since === null ? 0 : shown;
    this.tell(since === null ? null : shown);
  }

  tell(seconds) {
    const words = seconds === null ? ""
      : `${Math.floor(seconds / 60)}:${(seconds % 60).toFixed(this.pace === "going" ? 1 : 3)
        .padStart(this.pace === "going" ? 4 : 6, "0")}`;
    if (element("clock").value !== words) element("clock").value = words;
  }
}
