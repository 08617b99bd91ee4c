/// An error in reading a file or parsing its text.
public struct SourceTextError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The diagnostic; its severity is always `error`.
  public let diagnostic: Diagnostic

  /// Creates an error about a file or a position in it.
  public init(file: String, position: SourcePosition? = nil, rule: String, message: String) {
    diagnostic = Diagnostic(
      file: file, position: position, severity: .error, rule: rule, message: message)
  }

  /// The diagnostic on one line.
  public var description: String { diagnostic.description }

  /// The rule identifier for a file that cannot be opened or read.
  public static let unreadableFile = "unreadable-file"
  /// The rule identifier for a file that exceeds a limit.
  public static let tooLarge = "too-large"
  /// The rule identifier for a text that is not valid JSON.
  public static let invalidJSON = "invalid-json"
}
