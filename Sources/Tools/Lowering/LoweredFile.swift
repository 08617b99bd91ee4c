/// A lowered file, for the compiler.
package struct LoweredFile: Sendable, Equatable {
  /// The path of the file as given.
  package let path: String
  /// The lowered text; the original text if nothing was lowered.
  package let text: String
  /// The diagnostics of code that cannot be lowered.
  package let diagnostics: [LoweringDiagnostic]
  /// Whether anything was lowered.
  package let isChanged: Bool

  /// Returns the file with declarations of ours at its end.
  func adding(_ declarations: String) -> LoweredFile {
    LoweredFile(
      path: path, text: text + declarations, diagnostics: diagnostics, isChanged: true)
  }
}
