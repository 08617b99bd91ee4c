/// An error for code that cannot be lowered, with its position in the client's file.
package struct LoweringDiagnostic: Sendable, Hashable {
  /// The path of the file as given.
  package let path: String
  /// The line; counts from 1.
  package let line: Int
  /// The column in bytes; counts from 1.
  package let column: Int
  /// The reason why the code cannot be lowered, and the code to write instead.
  package let message: String

  /// Creates a diagnostic.
  package init(path: String, line: Int, column: Int, message: String) {
    (self.path, self.line, self.column, self.message) = (path, line, column, message)
  }

  /// The diagnostic in the compiler's format.
  package var text: String { text(.error) }

  /// Returns the diagnostic in the compiler's format, as an error or as a warning.
  package func text(_ severity: Severity) -> String {
    "\(path):\(line):\(column): \(severity): \(message)"
  }

  /// The effect of a diagnostic on the compilation.
  package enum Severity: String {
    case error
    case warning
  }
}
