import CommandKit
import Glibc
import HapticPatterns
import HapticSynthesis
import PatternPlayback
import PhoneHardware
import SoundDriver
import SoundFiles
import TextForms

/// `tactus play`: lets a pattern be felt, or heard, on a device of this machine.
enum PlayCommand {
  static let file = Operand.file(
    "FILE", extensions: ["ahap"], help: "The pattern to play; - is standard input.")
  static let to = Option.text(
    "to", value: "DEVICE", default: "sound",
    completion: .words(["evdev", "evdev:", "feedbackd", "null", "record:", "sound", "sound:"]),
    help: "Where to play; 'tactus devices' lists what there is.")
  static let loop = Option.flag(
    "loop", help: "Start anew at the end, without a seam, until Ctrl-C.")
  static let rate = Option.number(
    "rate", value: "X", in: 0.05...20, default: 1,
    help: "How many times as fast; pitch and the length of a tap stay.")
  static let gain = Option.number(
    "gain", value: "DB", in: -120...40, unit: "dB", default: 0,
    help: "How much stronger or weaker; what goes beyond full scale is cut.")
  static let channels = Option.text(
    "channels", value: "LIST",
    help: "What each channel of the device plays, such as L,R,D,D.")
  static let latency = Option.integer(
    "latency", value: "MS", in: 1...2000, unit: "milliseconds", default: 50,
    help: "How far ahead samples are computed for a sound device.")

  static let command = Command(
    "play",
    abstract: "Play a pattern on a device of this machine.",
    discussion: """
      A sound device plays the drive, the waveform that an actuator would get, together with the \
      pattern's own sound: what is felt on a phone can be heard, or felt on a bass shaker. \
      --channels parts them, one word a channel: L and R for the left and the right of the sound, \
      D for the drive, joined by + where a channel adds them up, - for silence. A gamepad whose \
      channels 3 and 4 are voice coils takes L,R,D,D.

      A gamepad that rumbles takes --to evdev, or --to evdev:NAME where there are several; NAME is \
      its node, such as event5, or its title. It knows no waveforms: the pattern is reshaped to the \
      strength of its heavy and its light motor, its onsets kept, its sound left out. A Linux phone \
      takes --to feedbackd, where its daemon knows patterns.

      Ctrl-C silences the device within 20 ms, with a fade and no click, throws away what it had not \
      played yet, and gives exit status 130.

      Where the sound service goes away, such as while it is restarted, playing waits for it for 5 s \
      and goes on at the place where it would be by then.

      --to null plays in real time to nothing. --to record:OUT.wav writes what a sound device \
      would have got, stereo unless --channels says otherwise, as fast as it can be computed.
      """,
    examples: [
      Example("tactus play heart.ahap", "Plays on the usual sound device."),
      Example("tactus play heart.ahap --loop --rate 0.5", "Plays at half speed until Ctrl-C."),
      Example(
        "tactus play heart.ahap --to sound:gamepad --channels L,R,D,D",
        "Shakes a gamepad with voice coils."),
      Example("tactus play heart.ahap --to evdev", "Shakes the first gamepad that rumbles."),
    ],
    operands: [file],
    options: [to, loop, rate, gain, channels, latency, ActuatorOption.actuator, Option.json],
    statuses: [
      .unreadableInput, .serviceMissing, .cannotCreateOutput, .outputFailed, .interrupted,
    ],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    // Before libpulse makes its thread, for signals are the main thread's alone.
    let watch = SignalWatch()
    defer { withExtendedLifetime(watch) {} }
    let routing = try routing(arguments)
    let target = try target(arguments)
    let profile = try ActuatorOption.profile(arguments)
    // A mistake in the pattern is told before any device is touched.
    let file = try PatternFile(arguments[file], console: console)
    do {
      let options = SoundOptions(latency: Double(arguments[latency]) / 1000, routing: routing)
      let actuator = try PlayDevices.catalogue(options).open(target)
      warnOfWhatIsNotHeard(file, actuator, console)
      let input = PatternInput(
        file, actuator: profile, sampleRate: actuator.sampleRate, console: console)
      let pattern = input.pattern.played(atRate: arguments[rate])
      var playing = Playing(actuator: actuator, watch: watch)
      if arguments[loop] {
        let seconds = profile.mapping.passDuration(of: pattern)
        playing.passLength = max(1, Int((seconds * actuator.sampleRate).rounded()))
      }
      let isQuiet = arguments[Option.json]
      if let motors = actuator as? any PatternActuator {
        let screen = isQuiet ? nil : PlayingScreen(pattern, of: input, console: console)
        let outcome = try play(pattern, on: motors, with: playing, screen, arguments)
        return try end(outcome, actuator, clipped: 0, arguments, console)
      }
      // A device that is filled far ahead begins several short passes at once.
      let ahead = Int(options.latency * actuator.sampleRate)
      let supply = RendererSupply(ready: playing.passLength.map { 2 + ahead / $0 } ?? 1) {
        PatternRenderer(
          pattern, actuator: profile, sampleRate: input.sampleRate, waveforms: input.waveforms)
      }
      playing.supply = supply
      let source = PatternSource(
        supply, passLength: playing.passLength, gain: Float(factor(arguments)))
      if let recorder = actuator as? RecordingActuator, let path = recorder.identity.address.device
      {
        let recording = PlayRecording(
          playing: playing, recorder: recorder, routing: routing ?? .stereoMix, path: path,
          inputs: input.sources + ActuatorOption.file(arguments))
        try SoundLength.check(
          pattern.duration, sampleRate: recorder.sampleRate,
          channelCount: recording.routing.channels.count, format: PlayRecording.format,
          of: file.path)
        let (outcome, clipped) = try recording.run(
          source, seconds: pattern.duration, console: console)
        return try end(outcome, actuator, clipped: clipped, arguments, console)
      }
      let screen = isQuiet ? nil : PlayingScreen(pattern, of: input, console: console)
      let outcome = try play(source, with: playing, screen)
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
      throw UsageError("--channels takes words of L, R, D and -, such as L,R,D,D, not '\(text)'")
    }
    return routing
  }

  private static func target(_ arguments: Arguments) throws -> String {
    let target = arguments[to]
    guard ActuatorAddress(target).family == "record" else { return target }
    if ActuatorAddress(target).device == nil {
      throw UsageError("--to record needs a file, such as record:out.wav")
    }
    if arguments[loop] { throw UsageError("--loop never ends, so it cannot be recorded") }
    return target
  }

  // MARK: Playing

  /// The factor that the gain stands for.
  private static func factor(_ arguments: Arguments) -> Double { pow(10, arguments[gain] / 20) }

  /// Says so where a pattern has sound and the device has none.
  private static func warnOfWhatIsNotHeard(
    _ file: PatternFile, _ actuator: any Actuator, _ console: Console
  ) {
    let count = file.pattern.events.count { !$0.kind.isHaptic }
    guard count > 0, !actuator.identity.abilities.contains(.sound) else { return }
    console.warn(
      "'\(actuator.identity.address)' plays no sound, and leaves out "
        + NumberText.count(count, "audio event"), at: SourceLocation(file.path))
  }

  private static func play(
    _ pattern: HapticPattern, on motors: any PatternActuator, with playing: Playing,
    _ screen: PlayingScreen?, _ arguments: Arguments
  ) throws -> Playing.Outcome {
    defer { screen?.close() }
    return try playing.run { whenOver throws(ActuatorError) in
      try motors.start(
        pattern, gain: factor(arguments), repeats: arguments[loop], whenOver: whenOver)
    } show: {
      screen?.show(at: $0)
    }
  }

  private static func play(
    _ source: sending PatternSource, with playing: Playing, _ screen: PlayingScreen?
  ) throws -> Playing.Outcome {
    defer { screen?.close() }
    let handover = SourceHandover(source)
    return try playing.run { whenOver throws(ActuatorError) in
      try playing.actuator.start(handover.source, whenOver: whenOver)
    } show: {
      screen?.show(at: $0)
    }
  }

  // MARK: Ending

  private static func end(
    _ outcome: Playing.Outcome, _ actuator: any Actuator, clipped: Int, _ arguments: Arguments,
    _ console: Console
  ) throws -> ExitStatus {
    if case .failed(let error) = outcome.ending { throw error }
    if arguments[Option.json] {
      console.print(json: json(outcome, actuator, clipped: clipped, arguments))
    }
    if outcome.progress.underruns > 0 {
      console.warn(
        "the device ran dry \(NumberText.count(outcome.progress.underruns, "time")); a higher --latency "
          + "helps")
    }
    if outcome.progress.interruptions > 0 {
      console.warn(
        "the sound service, or its output, was away "
          + "\(NumberText.count(outcome.progress.interruptions, "time")); what was due meanwhile was "
          + "not heard")
    }
    guard let signal = outcome.signal else { return .success }
    if signal != SIGINT {
      console.output.flush()
      SignalWatch.end(by: signal)
    }
    return .interrupted
  }

  private static func json(
    _ outcome: Playing.Outcome, _ actuator: any Actuator, clipped: Int, _ arguments: Arguments
  ) -> JSONText {
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
