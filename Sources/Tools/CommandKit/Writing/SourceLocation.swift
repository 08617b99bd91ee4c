/// A position in a file, in the form of compilers and editors.
public struct SourceLocation: Sendable, Equatable, CustomStringConvertible {
  /// The file as named on the command line.
  public var path: String
  /// The line from 1; `nil` for the whole file.
  public var line: Int?
  /// The column from 1; `nil` for the whole line.
  public var column: Int?

  /// Creates a position.
  public init(_ path: String, line: Int? = nil, column: Int? = nil) {
    self.path = path
    self.line = line
    self.column = column
  }

  /// The position as `file:line:column`, as far as it is known.
  public var description: String {
    guard let line else { return path }
    guard let column else { return "\(path):\(line)" }
    return "\(path):\(line):\(column)"
  }
}
