import TactusCommandKit
import TactusHapticSynthesis
import TactusSoundFiles
import TactusTextFormatting

/// `tactus render`: writes the signals of a pattern to a sound file.
package enum RenderCommand {
  static let file = Operand.file(
    "FILE", extensions: ["ahap"], help: "The pattern to render; - is standard input.")
  static let output = Option<String?>.file(
    "output", short: "o", value: "OUT.wav", extensions: ["wav"],
    help: "Write the sound file; - is standard output. Without it only measurements are printed.")
  static let signal = Option.choices(
    "signal", value: "SIGNAL", default: [RenderedSignal.mix],
    help: "The signal to write; given several times, each adds its channels.")
  static let sampleRate = Option.integer(
    "sample-rate", value: "HZ", in: 8_000...192_000, unit: "Hz", default: 48_000,
    help: "Frames a second.")
  static let bits = Option.choice(
    "bits", value: "BITS", default: SampleFormat.float32,
    help: "The sample format: 16 or 24-bit integers, or 32-bit floats.")

  /// The maximum number of channels of a file.
  private static let maximumChannels = 8

  package static let command = Command(
    "render",
    abstract: "Render a pattern to a sound file.",
    discussion: """
      There are four signals. drive is the waveform for the actuator, a fraction of full scale. \
      felt is the acceleration at a fingertip in g, by the actuator's model. sound is the output \
      of the pattern's audio events, in stereo. mix is sound and drive together, clipped at full \
      scale, as 'tactus play' sends it to a sound device.

      Integers hold no more than full scale, or 1 g: what is beyond is clipped, counted, and warned \
      about; 32-bit floats keep it. Only the mix is clipped in any format.

      An onset is where a signal first exceeds 0.01 after at least 10 ms below. The actuator's \
      start time is the time in which a vibration at its resonance reaches 90 % of its level, its \
      stop time the time in which it then falls to 10 %.

      The file is written completely or not at all, and is the same for the same pattern. With \
      --output - or a pipe it is written when it is complete, and the measurements go to standard \
      error.
      """,
    examples: [
      Example(
        "tactus render heart.ahap -o heart.wav", "Writes the signal that 'tactus play' plays."),
      Example(
        "tactus render heart.ahap -o heart.wav --signal drive --signal felt --json",
        "Writes two channels and prints their measurements."),
      Example("tactus render heart.ahap --signal felt --actuator lra", "Prints measurements only."),
    ],
    operands: [file],
    options: [output, signal, sampleRate, bits, ActuatorOption.actuator, Option.json],
    statuses: [.unreadableInput, .cannotCreateOutput, .outputFailed]
  ) { arguments, console in
    let signals = arguments[signal]
    let channelCount = signals.reduce(0) { $0 + $1.channelCount }
    if channelCount > maximumChannels {
      throw UsageError("--signal: expected at most \(maximumChannels) channels in total")
    }
    let isStream = arguments[output] == OutputFile.standardOutput
    if let path = arguments[output] {
      try OutputFile.checkExtension(of: path, among: ["wav", "wave"], option: "--output")
      if isStream, arguments[Option.json] {
        throw UsageError("--json and --output - both need standard output")
      }
    }
    let actuator = try ActuatorOption.profile(arguments)
    let pattern = try PatternFile(arguments[file], console: console)
    let input = PatternInput(
      pattern, actuator: actuator, sampleRate: Double(arguments[sampleRate]), console: console)
    try SoundFileLimit.check(
      input.pattern.duration, sampleRate: input.sampleRate, channelCount: channelCount,
      format: arguments[bits], of: arguments[file])
    let statistics = try record(input, arguments, console)
    for (signal, figures) in zip(signals, statistics) where figures.isClipped {
      warnAboutClipping(signal, figures.clippedCount, arguments, console)
    }
    if arguments[Option.json] {
      console.print(json: json(input, Array(zip(signals, statistics))))
    } else {
      for (signal, figures) in zip(signals, statistics) {
        let line = SignalSummary(signal, figures).line
        if isStream { console.errors.write(line + "\n") } else { console.print(line) }
      }
    }
    return .success
  }

  /// Warns about the samples of a signal that are clipped in the file.
  private static func warnAboutClipping(
    _ signal: RenderedSignal, _ count: Int, _ arguments: Arguments, _ console: Console
  ) {
    guard count > 0 else { return }
    let samples = NumberFormat.count(count, "sample")
    let limit = signal == .felt ? "1 g" : "full scale"
    let remedy =
      signal == .mix
      ? "a lower intensity or volume avoids it"
      : "--bits \(SampleFormat.float32.rawValue) keeps what \(arguments[bits].rawValue) bits cannot hold"
    console.warn(
      "\(signal.rawValue): \(samples) clipped at \(limit); \(remedy)",
      at: SourceLocation(arguments[file]))
  }

  private static func record(
    _ input: PatternInput, _ arguments: Arguments, _ console: Console
  ) throws -> [SignalStatistics] {
    let recording = PatternRecording(
      input.pattern, signals: arguments[signal], actuator: input.actuator,
      sampleRate: input.sampleRate, waveforms: input.waveforms)
    let progress = console.progress("Rendering")
    defer { progress.finish() }
    func write(to path: String?) throws -> [SignalStatistics] {
      try recording.write(to: path, as: arguments[bits]) { progress.update($0) }
    }
    guard let path = arguments[output] else { return try write(to: nil) }
    do {
      return try OutputFile.write(
        to: path, sparing: input.sources + ActuatorOption.file(arguments), write)
    } catch let error as SoundFileError {
      throw CommandFailure(writing: path, error)
    }
  }

  private static func json(
    _ input: PatternInput, _ signals: [(RenderedSignal, SignalStatistics)]
  ) -> JSONOutput {
    let response = ActuatorResponse(input.actuator)
    return [
      "file": .string(input.name),
      "sampleRate": .number(input.sampleRate),
      "duration": .number(signals.first?.1.duration ?? 0),
      "actuator": [
        "name": .string(input.actuator.name),
        "startTime": .number(response.startTime),
        "stopTime": .number(response.stopTime),
      ],
      "signals": .array(signals.map { SignalSummary($0.0, $0.1).json }),
    ]
  }
}
