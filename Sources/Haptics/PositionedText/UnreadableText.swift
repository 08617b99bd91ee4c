/// Why a text cannot be read at all.
public struct UnreadableText: Error, Sendable, Equatable, CustomStringConvertible {
  /// What to tell its author; always an error.
  public let diagnostic: Diagnostic

  /// Makes an error about a file or a place in it.
  public init(file: String, position: SourcePosition? = nil, rule: String, message: String) {
    diagnostic = Diagnostic(
      file: file, position: position, severity: .error, rule: rule, message: message)
  }

  /// The diagnostic's line.
  public var description: String { diagnostic.description }

  /// The rule of a file that cannot be opened or read.
  public static let unreadableFile = "unreadable-file"
  /// The rule of a file that is larger than anything it could sensibly hold.
  public static let tooLarge = "too-large"
  /// The rule of a text that is not JSON.
  public static let invalidJSON = "invalid-json"
}
