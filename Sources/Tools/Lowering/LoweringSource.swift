/// A file that is to be lowered.
package struct LoweringSource: Sendable {
  /// The file's path, for diagnostics and for names that are a file's own.
  package let path: String
  /// What is in it.
  package let text: String

  /// Makes a source.
  package init(path: String, text: String) { (self.path, self.text) = (path, text) }
}
