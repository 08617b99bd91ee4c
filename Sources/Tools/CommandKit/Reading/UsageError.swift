import TextForms

/// A command line that cannot be understood; nothing has been done.
public struct UsageError: Error, Equatable, CustomStringConvertible {
  /// What is wrong, such as `unknown option '--jsn'`.
  public let message: String
  /// What was probably meant.
  public let suggestion: String?

  /// Makes an error.
  public init(_ message: String, suggestion: String? = nil) {
    self.message = message
    self.suggestion = suggestion
  }

  /// A word that is not among those an option or operand takes.
  static func notAllowed(_ text: String, for name: String, allowed: [String]) -> UsageError {
    let message =
      allowed.count > CommandUsage.mostWords
      ? "\(name): '\(text)' is none of the \(allowed.count) words that it takes"
      : "\(name): expected \(Self.list(allowed)), found '\(text)'"
    return UsageError(message, suggestion: Spelling.suggestion(for: text, among: allowed))
  }

  /// The whole message, in one line.
  public var description: String {
    suggestion.map { "\(message); did you mean '\($0)'?" } ?? message
  }

  /// Words as a sentence lists them: "a", "a or b", "one of a, b, c".
  private static func list(_ words: [String]) -> String {
    switch words.count {
    case 1: words[0]
    case 2: "\(words[0]) or \(words[1])"
    default: "one of \(words.joined(separator: ", "))"
    }
  }
}
