/// A message about a place in a file.
public struct Diagnostic: Sendable, Equatable {
  /// The file's name, as it was given to the reader.
  public var file: String
  /// The position in the file, or `nil` if the message is about the whole file.
  public var position: SourcePosition?
  /// The severity.
  public var severity: Severity
  /// The identifier of the rule that was violated, such as `trailing-comma`.
  public var rule: String
  /// The message, on one line.
  public var message: String

  /// Creates a diagnostic.
  public init(
    file: String, position: SourcePosition?, severity: Severity, rule: String, message: String
  ) {
    self.file = file
    self.position = position
    self.severity = severity
    self.rule = rule
    self.message = message
  }

  /// The severity of a diagnostic, ordered from least to most severe.
  public enum Severity: String, Sendable, CaseIterable, Comparable, Codable {
    /// Information.
    case note
    /// A probable mistake of the author.
    case warning
    /// Content that is lost, dropped or refused.
    case error

    private var weight: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }

    /// Returns whether a severity is lower than another.
    public static func < (left: Self, right: Self) -> Bool { left.weight < right.weight }
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The location as `file:line:column`, or the file alone, always on one line.
  public var place: String {
    Quoting.oneLine(file) + (position.map { ":\($0.line):\($0.column)" } ?? "")
  }

  /// The diagnostic as compilers print it: `file:line:column: severity: message [rule]`.
  public var description: String { "\(place): \(severity.rawValue): \(message) [\(rule)]" }
}
