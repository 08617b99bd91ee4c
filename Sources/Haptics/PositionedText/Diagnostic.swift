/// Something to say about one place in one file.
public struct Diagnostic: Sendable, Equatable {
  /// The file's name as its reader was given it.
  public var file: String
  /// Where in the file; `nil` when it is about the file as a whole.
  public var position: SourcePosition?
  /// How much it matters.
  public var severity: Severity
  /// The identifier of the rule behind it, such as `trailing-comma`.
  public var rule: String
  /// What is the matter, on one line.
  public var message: String

  /// Makes a diagnostic.
  public init(
    file: String, position: SourcePosition?, severity: Severity, rule: String, message: String
  ) {
    self.file = file
    self.position = position
    self.severity = severity
    self.rule = rule
    self.message = message
  }

  /// How much a diagnostic matters; the order is that of weight.
  public enum Severity: String, Sendable, CaseIterable, Comparable, Codable {
    /// Worth knowing.
    case note
    /// Probably not what its author wants.
    case warning
    /// Lost, dropped or refused.
    case error

    private var weight: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }

    /// Whether a severity matters less than another.
    public static func < (left: Self, right: Self) -> Bool { left.weight < right.weight }
  }
}

extension Diagnostic: CustomStringConvertible {
  /// `file:line:column`, or the file alone, on one line whatever the file is called.
  public var place: String {
    Quoting.oneLine(file) + (position.map { ":\($0.line):\($0.column)" } ?? "")
  }

  /// `file:line:column: severity: message [rule]`, as compilers print it.
  public var description: String { "\(place): \(severity.rawValue): \(message) [\(rule)]" }
}
