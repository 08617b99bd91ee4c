/// A source file to lower.
package struct LoweringSource: Sendable {
  /// The path of the file, for diagnostics and for names that are unique to the file.
  package let path: String
  /// The text of the file.
  package let text: String

  /// Creates a source.
  package init(path: String, text: String) { (self.path, self.text) = (path, text) }
}
