/// A place in a file, in the form that compilers print and editors follow.
public struct SourceLocation: Sendable, Equatable, CustomStringConvertible {
  /// The file as it was named on the command line.
  public var path: String
  /// Counts from 1; `nil` where the whole file is meant.
  public var line: Int?
  /// Counts from 1; `nil` where the whole line is meant.
  public var column: Int?

  /// Names a place.
  public init(_ path: String, line: Int? = nil, column: Int? = nil) {
    self.path = path
    self.line = line
    self.column = column
  }

  /// The place as `file:line:column`, as far as it is known.
  public var description: String {
    ([path] + [line, column].prefix { $0 != nil }.compactMap { $0.map(String.init) })
      .joined(separator: ":")
  }
}
