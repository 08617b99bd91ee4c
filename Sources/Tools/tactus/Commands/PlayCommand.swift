import Glibc
import TactusCommandKit
import TactusHapticPatterns
import TactusHapticSynthesis
import TactusPatternCommands
import TactusPatternPlayback
import TactusPhoneHardware
import TactusSoundDriver
import TactusSoundFiles
import TactusTextFormatting

/// `tactus play`: plays a pattern on a device of this machine.
enum PlayCommand {
  static let file = Operand.file(
    "FILE", extensions: ["ahap"], help: "The pattern to play; - is standard input.")
  static let to = Option.text(
    "to", value: "DEVICE", default: "sound",
    completion: .words(["evdev", "evdev:", "feedbackd", "null", "record:", "sound", "sound:"]),
    help: "The device; 'tactus devices' lists the devices.")
  static let loop = Option.flag(
    "loop", help: "Repeat without a gap, until Ctrl-C.")
  static let rate = Option.number(
    "rate", value: "X", in: 0.05...20, default: 1,
    help: "The playback rate; pitch and the length of taps do not change.")
  static let gain = Option.number(
    "gain", value: "DB", in: -120...40, unit: "dB", default: 0,
    help: "The gain; samples beyond full scale are clipped.")
  static let channels = Option.text(
    "channels", value: "LIST",
    help: "The signal of each channel of the device, such as L,R,D,D.")
  static let latency = Option.integer(
    "latency", value: "MS", in: 1...2000, unit: "milliseconds", default: 50,
    help: "The latency of a sound device.")

  static let command = Command(
    "play",
    abstract: "Play a pattern on a device of this machine.",
    discussion: """
      A sound device plays the drive, the waveform for an actuator, mixed with the pattern's own \
      sound: on a loudspeaker it is heard, on a bass shaker it is felt. --channels separates them, \
      one word a channel: L and R for the left and right sound, D for the drive, joined by + for a \
      sum, - for silence. A gamepad whose channels 3 and 4 are voice coils needs L,R,D,D.

      A gamepad with rumble is --to evdev, or --to evdev:NAME if there are several; NAME is its \
      node, such as event5, or its title. It cannot play waveforms: the pattern is converted to \
      the strengths of its heavy and light motors, with its onsets and without its sound. A Linux \
      phone is --to feedbackd, if its daemon supports patterns.

      Ctrl-C silences the device within 20 ms, with a fade and without a click, discards the rest, \
      and gives exit status 130.

      If the sound service disappears, such as during a restart, playing waits for it for 5 s and \
      continues at the current position.

      --to null plays in real time to no device. --to record:OUT.wav writes the signal of a sound \
      device, in stereo unless --channels says otherwise, as fast as it can be computed.
      """,
    examples: [
      Example("tactus play heart.ahap", "Plays on the default sound device."),
      Example("tactus play heart.ahap --loop --rate 0.5", "Plays at half speed until Ctrl-C."),
      Example(
        "tactus play heart.ahap --to sound:gamepad --channels L,R,D,D",
        "Plays on a gamepad with voice coils."),
      Example("tactus play heart.ahap --to evdev", "Plays on the first gamepad with rumble."),
    ],
    operands: [file],
    options: [to, loop, rate, gain, channels, latency, ActuatorOption.actuator, Option.json],
    statuses: [
      .unreadableInput, .serviceMissing, .cannotCreateOutput, .outputFailed, .interrupted,
    ],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    // Before libpulse creates its thread, because only the main thread handles signals.
    let watch = SignalReceiver()
    defer { withExtendedLifetime(watch) {} }
    let routing = try routing(arguments)
    let target = try target(arguments)
    let profile = try ActuatorOption.profile(arguments)
    // Mistakes in the pattern are reported before any device is opened.
    let file = try PatternFile(arguments[file], console: console)
    do {
      let options = SoundOptions(latency: Double(arguments[latency]) / 1000, routing: routing)
      let actuator = try PlaybackDevices.catalog(options).open(target)
      warnAboutMissingSound(file, actuator, console)
      let input = PatternInput(
        file, actuator: profile, sampleRate: actuator.sampleRate, console: console)
      let pattern = input.pattern.played(atRate: arguments[rate])
      var session = PlaybackSession(actuator: actuator, watch: watch)
      if arguments[loop] {
        let seconds = profile.mapping.passDuration(of: pattern)
        session.passLength = max(1, Int((seconds * actuator.sampleRate).rounded()))
      }
      let isQuiet = arguments[Option.json]
      if let motors = actuator as? any PatternActuator {
        let screen = isQuiet ? nil : PlaybackDisplay(pattern, of: input, console: console)
        let outcome = try play(pattern, on: motors, with: session, screen, arguments)
        return try end(outcome, actuator, clipped: 0, arguments, console)
      }
      // A device with a large buffer begins several short passes at once.
      let ahead = Int(options.latency * actuator.sampleRate)
      let supply = RendererSupply(ready: session.passLength.map { 2 + ahead / $0 } ?? 1) {
        PatternRenderer(
          pattern, actuator: profile, sampleRate: input.sampleRate, waveforms: input.waveforms)
      }
      session.supply = supply
      let source = PatternSource(
        supply, passLength: session.passLength, gain: Float(factor(arguments)))
      if let recorder = actuator as? RecordingActuator, let path = recorder.identity.address.device
      {
        let recording = PlaybackRecorder(
          session: session, recorder: recorder, routing: routing ?? .stereoMix, path: path,
          inputs: input.sources + ActuatorOption.file(arguments))
        try SoundFileLimit.check(
          pattern.duration, sampleRate: recorder.sampleRate,
          channelCount: recording.routing.channels.count, format: PlaybackRecorder.format,
          of: file.path)
        let (outcome, clipped) = try recording.run(
          source, seconds: pattern.duration, console: console)
        return try end(outcome, actuator, clipped: clipped, arguments, console)
      }
      let screen = isQuiet ? nil : PlaybackDisplay(pattern, of: input, console: console)
      let outcome = try play(source, with: session, screen)
      let clipped = (actuator as? SoundActuator)?.clippedSamples ?? 0
      return try end(outcome, actuator, clipped: clipped, arguments, console)
    } catch let error as ActuatorError {
      throw CommandFailure(error)
    }
  }

  // MARK: Reading

  private static func routing(_ arguments: Arguments) throws -> SoundRouting? {
    guard let text = arguments[channels] else { return nil }
    guard let routing = SoundRouting(text) else {
      throw UsageError("--channels expects words of L, R, D and -, such as L,R,D,D, not '\(text)'")
    }
    return routing
  }

  private static func target(_ arguments: Arguments) throws -> String {
    let target = arguments[to]
    guard ActuatorAddress(target).family == "record" else { return target }
    if ActuatorAddress(target).device == nil {
      throw UsageError("--to record needs a file, such as record:out.wav")
    }
    if let path = ActuatorAddress(target).device {
      try OutputFile.checkExtension(of: path, among: ["wav", "wave"], option: "--to record")
      if path == OutputFile.standardOutput, arguments[Option.json] {
        throw UsageError("--json and --to record:- both need standard output")
      }
    }
    if arguments[loop] {
      throw UsageError("--loop cannot be combined with --to record, because it never ends")
    }
    return target
  }

  // MARK: Playback

  /// Returns the factor of the gain.
  private static func factor(_ arguments: Arguments) -> Double { pow(10, arguments[gain] / 20) }

  /// Warns about a pattern with sound on a device without.
  private static func warnAboutMissingSound(
    _ file: PatternFile, _ actuator: any Actuator, _ console: Console
  ) {
    let count = file.pattern.events.count { !$0.kind.isHaptic }
    guard count > 0, !actuator.identity.abilities.contains(.sound) else { return }
    console.warn(
      "'\(actuator.identity.address)' plays no sound, and skips "
        + NumberFormat.count(count, "audio event"), at: SourceLocation(file.path))
  }

  private static func play(
    _ pattern: HapticPattern, on motors: any PatternActuator, with session: PlaybackSession,
    _ screen: PlaybackDisplay?, _ arguments: Arguments
  ) throws -> PlaybackSession.Outcome {
    defer { screen?.close() }
    return try session.run { whenOver throws(ActuatorError) in
      try motors.start(
        pattern, gain: factor(arguments), repeats: arguments[loop], whenOver: whenOver)
    } show: {
      screen?.show(at: $0)
    }
  }

  private static func play(
    _ source: sending PatternSource, with session: PlaybackSession, _ screen: PlaybackDisplay?
  ) throws -> PlaybackSession.Outcome {
    defer { screen?.close() }
    let handover = SourceHandover(source)
    return try session.run { whenOver throws(ActuatorError) in
      try session.actuator.start(handover.source, whenOver: whenOver)
    } show: {
      screen?.show(at: $0)
    }
  }

  // MARK: Ending

  private static func end(
    _ outcome: PlaybackSession.Outcome, _ actuator: any Actuator, clipped: Int,
    _ arguments: Arguments,
    _ console: Console
  ) throws -> ExitStatus {
    if case .failed(let error) = outcome.ending { throw error }
    if arguments[Option.json] {
      console.print(json: json(outcome, actuator, clipped: clipped, arguments))
    }
    if clipped > 0 {
      console.warn(
        "\(NumberFormat.count(clipped, "sample")) clipped at full scale; a lower --gain, intensity "
          + "or volume avoids it", at: SourceLocation(arguments[file]))
    }
    if outcome.progress.underruns > 0 {
      console.warn(
        "the device had \(NumberFormat.count(outcome.progress.underruns, "underrun")); "
          + "a higher --latency helps")
    }
    if outcome.progress.interruptions > 0 {
      console.warn(
        "the sound service or its output was missing "
          + "\(NumberFormat.count(outcome.progress.interruptions, "time")); what was due then was "
          + "not heard")
    }
    guard let signal = outcome.signal else { return .success }
    if signal != SIGINT {
      console.output.flush()
      SignalReceiver.end(by: signal)
    }
    return .interrupted
  }

  private static func json(
    _ outcome: PlaybackSession.Outcome, _ actuator: any Actuator, clipped: Int,
    _ arguments: Arguments
  ) -> JSONOutput {
    let progress = outcome.progress
    return [
      "file": .string(arguments[file]),
      "device": .string(actuator.identity.address.description),
      "ending": outcome.ending == .finished ? "finished" : "stopped",
      "sampleRate": .number(actuator.sampleRate),
      "frames": .integer(progress.played),
      "seconds": .number(Double(progress.played) / actuator.sampleRate),
      "rate": .number(arguments[rate]),
      "gain": .number(arguments[gain]),
      "latency": .number(outcome.longestLatency),
      "underruns": .integer(progress.underruns),
      "interruptions": .integer(progress.interruptions),
      "clippedSamples": .integer(clipped),
    ]
  }
}
