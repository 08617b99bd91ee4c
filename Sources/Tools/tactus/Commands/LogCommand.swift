import CommandKit
import HapticFormats
import HapticPatterns
import HapticSynthesis
import Phone
import PhoneHardware
import PositionedText
import SoundFiles
import TextForms

/// `tactus log`: shows what was asked of a phone and what became of it.
enum LogCommand {
  static let file = Operand.file(
    "FILE", extensions: ["jsonl"], help: "The log to read; - is standard input.")
  static let output = Option<String?>.file(
    "output", short: "o", value: "OUT.ahap|OUT.wav", extensions: ["ahap", "wav"],
    help: "Write all that was felt as one pattern, or as the sound it makes.")
  static let suppressed = Option.flag(
    "suppressed", help: "Show only what was not played; status 1 if there is any.")

  static let command = Command(
    "log",
    abstract: "Show what was asked of a phone, and what became of it.",
    discussion: """
      A program adds a line of JSON to a haptic log for each feedback it asks for when \
      TACTUS_HAPTIC_LOG=FILE is set. Shown are the seconds since the first request, how late it \
      was felt, what the Taptic Engine was doing, the largest acceleration that a fingertip got, \
      and where nothing was played, why. With --output nothing is shown.
      """,
    examples: [
      Example("tactus log session.jsonl", "Shows a line for each request."),
      Example("tactus log session.jsonl -o session.ahap", "Writes the session as one pattern."),
      Example(
        "tactus log session.jsonl --suppressed", "Fails in CI where anything was suppressed."),
    ],
    operands: [file],
    options: [output, suppressed, Option.json],
    statuses: [.findings, .unreadableInput, .cannotCreateOutput, .outputFailed]
  ) { arguments, console in
    let log: HapticLog
    do throws(UnreadableText) {
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

  /// Writes the session, whose time 0 is the first request.
  private static func write(_ log: HapticLog, of source: String, to path: String) throws {
    let pattern = log.pattern(from: log.entries.map(\.asked).min() ?? .boot)
    if path.hasSuffix(".ahap") {
      // What a log holds is finite, so every number can be written.
      let text = try AHAPWriter().text(of: pattern)
      return try OutputFile.write(text.utf8, to: path, sparing: [source])
    }
    guard path.hasSuffix(".wav") else {
      throw UsageError("--output: expected a name that ends in .ahap or .wav")
    }
    let (rate, format, signal) = (48_000.0, SampleFormat.float32, RenderedSignal.mix)
    try SoundLength.check(
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
