import TactusTextFormatting

/// An invalid command line; nothing has been done.
public struct UsageError: Error, Equatable, CustomStringConvertible {
  /// The error message, such as `unknown option '--jsn'`.
  public let message: String
  /// The nearest valid word, if any.
  public let suggestion: String?

  /// Creates an error.
  public init(_ message: String, suggestion: String? = nil) {
    self.message = message
    self.suggestion = suggestion
  }

  /// Returns the error for a word that is not among the allowed values of an option or operand.
  static func notAllowed(_ text: String, for name: String, allowed: [String]) -> UsageError {
    let message =
      allowed.count > CommandUsage.maxWords
      ? "\(name): '\(text)' is none of the \(allowed.count) words that it takes"
      : "\(name): expected \(Self.list(allowed)), found '\(text)'"
    return UsageError(message, suggestion: Spelling.suggestion(for: text, among: allowed))
  }

  /// The whole message in one line.
  public var description: String {
    suggestion.map { "\(message); did you mean '\($0)'?" } ?? message
  }

  /// Returns a list of words: "a", "a or b", "one of a, b, c".
  private static func list(_ words: [String]) -> String {
    switch words.count {
    case 1: words[0]
    case 2: "\(words[0]) or \(words[1])"
    default: "one of \(words.joined(separator: ", "))"
    }
  }
}
