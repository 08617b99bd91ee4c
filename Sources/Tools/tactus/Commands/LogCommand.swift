import TactusCommandKit
import TactusHapticFormats
import TactusHapticPatterns
import TactusHapticSynthesis
import TactusJSON
import TactusPhone
import TactusPhoneTypes
import TactusSoundFiles
import TactusTextFormatting

/// `tactus log`: shows requests for feedback and their results.
enum LogCommand {
  static let file = Operand.file(
    "FILE", extensions: ["jsonl"], help: "The log to read; - is standard input.")
  static let output = Option<String?>.file(
    "output", short: "o", value: "OUT.ahap|OUT.wav", extensions: ["ahap", "wav"],
    help: "Write everything that was played as one pattern, or as sound.")
  static let suppressed = Option.flag(
    "suppressed", help: "Show only what was not played; exit with 1 if there is any.")

  static let command = Command(
    "log",
    abstract: "Show the requests for feedback in a haptic log, and their results.",
    discussion: """
      With TACTUS_HAPTIC_LOG=FILE, a program appends a line of JSON to a haptic log for each \
      feedback that it requests. This command shows the seconds since the first request, the \
      latency, the state of the Taptic Engine, the peak acceleration at a fingertip, and the \
      reason for feedback that was not played. With --output nothing is shown.
      """,
    examples: [
      Example("tactus log session.jsonl", "Shows a line for each request."),
      Example("tactus log session.jsonl -o session.ahap", "Writes the session as one pattern."),
      Example(
        "tactus log session.jsonl --suppressed", "Fails in CI if anything was suppressed."),
    ],
    operands: [file],
    options: [output, suppressed, Option.json],
    statuses: [.findings, .unreadableInput, .cannotCreateOutput, .outputFailed]
  ) { arguments, console in
    let log: HapticLog
    do throws(SourceTextError) {
      log = try HapticLog(SourceText.read(arguments[file]))
    } catch {
      throw CommandFailure(error)
    }
    let isSelecting = arguments[suppressed]
    let shown = isSelecting ? log.entries.filter { !$0.isPlayed } : log.entries
    if let path = arguments[output] {
      try write(log, of: arguments[file], to: path)
      return .success
    }
    let start = log.entries.map(\.asked).min() ?? .boot
    if arguments[Option.json] {
      console.print(json: .array(shown.map(LogLine.json)))
    } else {
      let width = shown.map(\.app.count).max() ?? 0
      for entry in shown {
        console.print(LogLine.text(entry, since: start, nameWidth: width))
      }
    }
    return isSelecting && !shown.isEmpty ? .findings : .success
  }

  /// Writes the session, with time 0 at the first request.
  private static func write(_ log: HapticLog, of source: String, to path: String) throws {
    let pattern = log.pattern(from: log.entries.map(\.asked).min() ?? .boot)
    if path.hasSuffix(".ahap") {
      // All numbers of a log are finite, so they can be written.
      let text = try AHAPWriter().text(of: pattern)
      return try OutputFile.write(text.utf8, to: path, sparing: [source])
    }
    guard path.hasSuffix(".wav") else {
      throw UsageError("--output: expected a name that ends in .ahap or .wav")
    }
    let (rate, format, signal) = (48_000.0, SampleFormat.float32, RenderedSignal.mix)
    try SoundFileLimit.check(
      pattern.duration, sampleRate: rate, channelCount: signal.channelCount, format: format,
      of: source)
    let recording = PatternRecording(
      pattern, signals: [signal], actuator: .tapticEngine, sampleRate: rate, waveforms: [:])
    do {
      _ = try OutputFile.write(to: path, sparing: [source]) {
        try recording.write(to: $0, as: format)
      }
    } catch let error as SoundFileError {
      throw CommandFailure(writing: path, error)
    }
  }
}
