/// A file as the compiler is to read it.
package struct LoweredFile: Sendable, Equatable {
  /// The file's path, as it was given.
  package let path: String
  /// The text; the original's where there was nothing to lower.
  package let text: String
  /// What could not be lowered.
  package let diagnostics: [LoweringDiagnostic]
  /// Whether anything was lowered.
  package let isChanged: Bool
}
