import TactusJSON
import TactusPhone
import TactusPhoneTypes

/// A line of a haptic log: a requested haptic, or a change of a parameter.
enum LoggedRequest {
  /// A feedback or a pattern.
  case haptic(HapticLogEntry)
  /// A change of a dynamic parameter, or a parameter curve, sent to a playing player.
  case parameter(ParameterLogEntry)

  /// The time of the request.
  var asked: PhoneInstant {
    switch self {
    case .haptic(let entry): entry.asked
    case .parameter(let entry): entry.asked
    }
  }

  /// The name of the requesting app.
  var app: String {
    switch self {
    case .haptic(let entry): entry.app
    case .parameter(let entry): entry.app
    }
  }

  /// Whether the phone refused to play it; a change of a parameter is never refused.
  var isSuppressed: Bool {
    switch self {
    case .haptic(let entry): !entry.isPlayed
    case .parameter: false
    }
  }

  /// Reads a log from a file, or from standard input for `-`, line by line.
  ///
  /// The file may have any size: only one line is in memory. Empty lines are skipped.
  ///
  /// - Throws: `SourceTextError` with the invalid line.
  static func read(
    _ path: String, _ body: (LoggedRequest) -> Void
  ) throws(SourceTextError) {
    try SourceText.readLines(of: path) { line, number, name throws(SourceTextError) in
      guard line.contains(where: { !$0.isWhitespace }) else { return }
      let log: HapticLog
      do throws(SourceTextError) {
        log = try HapticLog(SourceText(name: name, text: line))
      } catch {
        let (rule, message) = (error.diagnostic.rule, error.diagnostic.message)
        throw SourceTextError(
          file: name, position: SourcePosition(line: number, column: 1), rule: rule,
          message: isParameter(line) ? parameterForm : message)
      }
      log.entries.forEach { body(.haptic($0)) }
      log.parameters.forEach { body(.parameter($0)) }
    }
  }

  // MARK: Internals

  /// The message about a change of a parameter that cannot be read.
  private static let parameterForm = """
    expected a “parameter” that the phone knows, with “asked” and “begins” in seconds, the name \
    of an “app”, and a “value” or the points of a “curve”
    """

  /// Returns whether a line is meant as a change of a parameter.
  private static func isParameter(_ line: String) -> Bool {
    guard let tree = try? JSONTree(SourceText(name: "", text: line)) else { return false }
    return tree.root.members.contains { $0.key == "parameter" }
  }
}
