/// A finding in a project that does not prevent its use, on one line.
package struct ProjectNote: Sendable, Equatable {
  /// The path of the file.
  package var file: String
  /// The line; `nil` for the whole file.
  package var line: Int?
  /// The message.
  package var message: String

  /// Creates a note.
  package init(file: String, line: Int? = nil, _ message: String) {
    (self.file, self.line, self.message) = (file, line, message)
  }
}
