/// What cannot be lowered, at the place in the client's own file.
package struct LoweringDiagnostic: Sendable, Hashable {
  /// The file's path, as it was given.
  package let path: String
  /// The line, from 1.
  package let line: Int
  /// The column, from 1, in bytes as the compiler counts.
  package let column: Int
  /// Why it cannot be lowered, and what to do instead.
  package let message: String

  /// Makes a diagnostic.
  package init(path: String, line: Int, column: Int, message: String) {
    (self.path, self.line, self.column, self.message) = (path, line, column, message)
  }

  /// The diagnostic as a compiler prints one.
  package var text: String { "\(path):\(line):\(column): error: \(message)" }
}
