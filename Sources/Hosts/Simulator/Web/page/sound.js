// The outputs of the page: its speaker, its vibration motor and gamepads.

import { restore, store } from "/storage.js";

const key = "tactus-outputs";

export class Outputs {
  constructor() {
    this.settings = restore({ sound: true, volume: 0.7, vibrate: true, gamepad: true }, key);
    this.isSilent = false;
    this.playsOnDevice = false;
    this.timers = new Set();
    this.heard = 0;
    // Browsers play no sound before a user gesture.
    for (const event of ["pointerdown", "keydown"]) {
      addEventListener(event, () => this.start(), { capture: true });
    }
  }

  change(changes) {
    Object.assign(this.settings, changes);
    store(key, this.settings);
    this.setLevel();
    if (this.settings.sound) this.start();
    this.changed?.();
  }

  /**
   * Sets the phone's settings for the ring switch and the devices for sound. The phone itself mutes the app's sound
   * accordingly; the sound of the motor is muted here.
   */
  setPhoneSettings(settings) {
    this.isSilent = settings.Silent;
    this.playsOnDevice = settings["Sound Devices"].length > 0;
  }

  // Sound

  async start() {
    if (this.context) return this.context.resume();
    if (!this.settings.sound) return undefined;
    const context = new AudioContext({ sampleRate: 48_000, latencyHint: "interactive" });
    this.context = context;
    this.gain = context.createGain();
    this.gain.connect(context.destination);
    this.setLevel();
    await context.audioWorklet.addModule("/speaker.js");
    this.speaker = new AudioWorkletNode(
      context, "speaker", { numberOfInputs: 0, outputChannelCount: [2] });
    // The time at which playback began last, by the context's clock; read by Scripts/measure-page.
    this.speaker.port.onmessage = (event) => { this.began = event.data.began; };
    this.speaker.connect(this.gain);
    return undefined;
  }

  setLevel() {
    if (!this.gain) return;
    this.gain.gain.setTargetAtTime(
      this.settings.sound ? this.settings.volume : 0, this.context.currentTime, 0.01);
  }

  /**
   * Plays a block of the phone's sound.
   * @returns The peaks of drive and acceleration, and the duration in seconds.
   */
  receive(bytes) {
    const count = (bytes.length - 1) >> 3;
    const view = new DataView(bytes.buffer, bytes.byteOffset + 1);
    const samples = new Float32Array(2 * count);
    let [drive, felt] = [0, 0];
    for (let frame = 0; frame < count; frame += 1) {
      const value = (channel) => view.getInt16(8 * frame + 2 * channel, true) / 32767;
      drive = Math.max(drive, Math.abs(value(0)));
      felt = Math.max(felt, Math.abs(value(1)));
      const motor = this.playsOnDevice || this.isSilent ? 0 : value(1);
      samples[2 * frame] = motor + value(2);
      samples[2 * frame + 1] = motor + value(3);
    }
    this.heard += count;
    if (this.speaker && this.settings.sound) {
      this.speaker.port.postMessage(samples, [samples.buffer]);
    }
    return { drive, felt, seconds: count / 48_000 };
  }

  /** Plays a haptic again from its samples. */
  async replay(haptic) {
    this.shake(haptic);
    await this.start();
    const answer = await fetch(`/haptics/${haptic.number}`);
    if (!answer.ok || !this.context) return;
    const samples = new Float32Array(await answer.arrayBuffer());
    if (samples.length === 0) return;
    const buffer = this.context.createBuffer(1, samples.length, 48_000);
    buffer.copyToChannel(samples, 0);
    const source = this.context.createBufferSource();
    source.buffer = buffer;
    source.connect(this.gain);
    source.start();
  }

  // Motors

  get canVibrate() {
    return typeof navigator.vibrate === "function";
  }

  get gamepads() {
    return [...(navigator.getGamepads?.() ?? [])].filter((pad) => pad?.vibrationActuator);
  }

  /** Plays a haptic on this machine's vibration motor and gamepads. */
  shake(haptic) {
    if (haptic.reason) return;
    // Browsers do not vibrate before a user gesture.
    const isAllowed = navigator.userActivation?.hasBeenActive ?? true;
    if (isAllowed && this.settings.vibrate && this.canVibrate && haptic.vibration.length > 0) {
      navigator.vibrate(haptic.vibration);
    }
    if (this.settings.gamepad) for (const pad of this.gamepads) this.rumble(pad, haptic);
  }

  rumble(pad, haptic) {
    haptic.rumble.forEach(([time, strong, weak], index) => {
      const next = haptic.rumble[index + 1]?.[0] ?? time;
      if (next <= time) return;
      const timer = setTimeout(() => {
        this.timers.delete(timer);
        pad.vibrationActuator.playEffect("dual-rumble", {
          duration: next - time, strongMagnitude: strong / 100, weakMagnitude: weak / 100,
        });
      }, time);
      this.timers.add(timer);
    });
  }
}
