import TactusCommandKit
import TactusHapticFormats
import TactusHapticPatterns
import TactusHapticSynthesis
import TactusJSON
import TactusPatternCommands
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
    help: "Write everything that was played as one pattern, or as sound; - is standard output.")
  static let suppressed = Option.flag(
    "suppressed", help: "Show only what was not played; exit with 1 if there is any.")

  static let command = Command(
    "log",
    abstract: "Show the requests for feedback in a haptic log, and their results.",
    discussion: """
      With TACTUS_HAPTIC_LOG=FILE, a program appends a line of JSON to a haptic log for each \
      feedback that it requests. This command shows the seconds since the first request, the \
      latency, the state of the Taptic Engine, the peak acceleration at a fingertip, and the \
      reason for feedback that was not played. A change of a dynamic parameter or a parameter \
      curve, as 'tactus run' logs them, has a line with its value or points. With --output \
      nothing is shown.
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
    let source = LogSource(arguments[file])
    if let path = arguments[output] {
      try OutputFile.checkExtension(of: path, among: ["ahap", "wav"], option: "--output")
      var log = HapticLog()
      try source.forEach { request in
        switch request {
        case .haptic(let entry): log.entries.append(entry)
        case .parameter(let entry): log.parameters.append(entry)
        }
      }
      if !log.parameters.isEmpty {
        console.warn(
          "\(NumberFormat.count(log.parameters.count, "change")) of dynamic parameters "
            + "\(log.parameters.count == 1 ? "is" : "are") left out: a log does not say which "
            + "pattern they belong to",
          at: SourceLocation(arguments[file]))
      }
      try write(log, of: arguments[file], to: path)
      return .success
    }
    let isSelecting = arguments[suppressed]
    // Columns and times depend on all entries, which need not fit into memory: they are read twice.
    var start: PhoneInstant?
    var width = 0
    try source.forEach { request in
      start = min(start ?? request.asked, request.asked)
      if !isSelecting || request.isSuppressed { width = max(width, request.app.count) }
    }
    var count = 0
    let isJSON = arguments[Option.json]
    try source.forEach { request in
      guard !isSelecting || request.isSuppressed else { return }
      if isJSON {
        console.output.write(count == 0 ? "[\n  " : ",\n  ")
        console.output.write(indented(LogLine.json(request).description))
      } else {
        console.print(LogLine.text(request, since: start ?? .boot, nameWidth: width))
      }
      count += 1
    }
    if isJSON { console.output.write(count == 0 ? "[]\n" : "\n]\n") }
    return isSelecting && count > 0 ? .findings : .success
  }

  /// Returns a text with its lines after the first indented like the elements of an array.
  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n  ")
  }

  /// A log that can be read several times: standard input is kept.
  private final class LogSource {
    private let path: String
    private var requests: [LoggedRequest]?

    init(_ path: String) { self.path = path }

    /// Calls a function with each request.
    ///
    /// - Throws: `CommandFailure` with the invalid line.
    func forEach(_ body: (LoggedRequest) -> Void) throws(CommandFailure) {
      do throws(SourceTextError) {
        if path != "-" { return try LoggedRequest.read(path) { body($0) } }
        if requests == nil {
          var read: [LoggedRequest] = []
          try LoggedRequest.read(path) { read.append($0) }
          requests = read
        }
      } catch {
        throw CommandFailure(error)
      }
      requests?.forEach(body)
    }
  }

  /// Writes the session, with time 0 at the first request.
  private static func write(_ log: HapticLog, of source: String, to path: String) throws {
    let pattern = log.pattern(from: log.entries.map(\.asked).min() ?? .boot)
    if path == OutputFile.standardOutput || path.lowercased().hasSuffix(".ahap") {
      // All numbers of a log are finite, so they can be written.
      let text = try AHAPWriter().text(of: pattern)
      return try OutputFile.write(text.utf8, to: path, sparing: [source])
    }
    guard path.lowercased().hasSuffix(".wav") else {
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
