/// A file with exported health data that cannot be read.
public struct HealthExportError: Error, Equatable, Sendable {
  /// The path of the file.
  public let path: String
  /// The line and the column, which count from 1; 0 if the file as a whole is meant.
  public let line, column: Int
  /// The reason, on one line: what was expected and what was found.
  public let reason: String

  /// Creates an error.
  public init(_ path: String, line: Int = 0, column: Int = 0, _ reason: String) {
    self.path = path
    self.line = line
    self.column = column
    self.reason = reason
  }

  /// The message for users, on one line.
  public var message: String {
    line > 0 ? "\(path):\(line):\(column): \(reason)" : "\(path): \(reason)"
  }

  /// Returns foreign characters for a message: on one line, without control characters.
  static func shown(_ characters: Substring.UnicodeScalarView) -> String {
    var result = String.UnicodeScalarView()
    for character in characters {
      let isControl = character.properties.generalCategory == .control
      result.append(isControl ? "\u{FFFD}" : character)
    }
    return String(result)
  }
}
