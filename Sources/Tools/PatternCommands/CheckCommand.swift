import TactusCommandKit
import TactusHapticFormats
import TactusJSON
import TactusSoundFiles

/// `tactus check`: finds mistakes in patterns.
package enum CheckCommand {
  static let files = Operand.files(
    "FILE", least: 0, extensions: ["ahap"],
    help: "The patterns to check, or folders of patterns; - is standard input.")
  static let format = Option<CheckReport?>.choice(
    "format", value: "FORMAT", help: "Print the findings as text, json or sarif (2.1.0).")
  static let failOn = Option.choice(
    "fail-on", value: "SEVERITY", default: Diagnostic.Severity.error,
    help: "Exit with 1 if there is a finding of at least this severity.")
  static let disable = Option.texts(
    "disable", value: "RULE", allowed: RuleList.all.map(\.identifier),
    help: "Disable a rule.")
  static let explain = Option.texts(
    "explain", value: "RULE", allowed: RuleList.all.map(\.identifier),
    help: "Explain a rule, with its source and an example; checks nothing.")

  package static let command = Command(
    "check",
    abstract: "Find mistakes in patterns.",
    discussion: """
      Every finding has a file, line and column, and names its rule: an error is what a phone \
      rejects or drops, a warning what it repairs or what is probably unintended, a note is \
      advice. Every file is checked, also after one that cannot be read; of a folder every .ahap \
      file in it and the folders in it. The sounds of a pattern are opened too.
      """,
    examples: [
      Example("tactus check heart.ahap", "Prints one line for each finding."),
      Example("tactus check Resources", "Checks every pattern in a folder."),
      Example("tactus check --explain too-weak", "Explains the rule and how to fix a finding."),
      Example(
        "tactus check --fail-on warning --disable trailing-comma *.ahap",
        "Fails on warnings too, but not on trailing commas."),
      Example(
        "tactus check --format sarif *.ahap > check.sarif", "Writes a report for a code host."),
    ],
    operands: [files],
    options: [format, Option.json, failOn, disable, explain],
    statuses: [.findings, .unreadableInput]
  ) { arguments, console in
    let rules = arguments[explain].compactMap(RuleList.named)
    guard rules.isEmpty else {
      let width = min(console.output.width, 100)
      console.output.write(
        rules.map { RuleReference.explanation(of: $0, width: width) }.joined(separator: "\n"))
      return .success
    }
    guard !arguments[files].isEmpty else { throw CommandFailure(.usage, "FILE is missing") }
    let report = try form(of: arguments)
    let checker = Checker(
      disabling: Set(arguments[disable]), inspectSound: { SoundFileReader.problem(with: $0) })
    let run = CheckedRun(checking: arguments[files], with: checker)
    if report == .text {
      show(run, on: console)
    } else {
      console.output.write(report.text(of: run, toolVersion: ProgramDescription.version))
    }
    return ExitStatus(rawValue: run.exitCode(failingOn: arguments[failOn])) ?? .internalError
  }

  /// Returns the output format: `--json` is short for `--format json`.
  private static func form(of arguments: Arguments) throws -> CheckReport {
    let format = arguments[format]
    guard arguments[Option.json] else { return format ?? .text }
    if let format, format != .json {
      throw CommandFailure(.usage, "--json and --format \(format.rawValue) exclude each other")
    }
    return .json
  }

  /// Prints the findings in the form of a compiler, with colors on a terminal.
  private static func show(_ run: CheckedRun, on console: Console) {
    let output = console.output
    for finding in run.files.flatMap(\.diagnostics) {
      let severity = output.styled("\(finding.severity.rawValue):", style(finding.severity), .bold)
      console.print(
        "\(output.styled("\(finding.place):", .bold)) \(severity) \(finding.message) "
          + output.styled("[\(finding.rule)]", .dim))
    }
    let isClean = run.files.allSatisfy(\.diagnostics.isEmpty)
    if !isClean || console.errors.isTerminal { console.errors.write("\(run.summary)\n") }
  }

  private static func style(_ severity: Diagnostic.Severity) -> TextStyle {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .note: .blue
    }
  }
}
