import PositionedText

/// What the checker has to say about one file.
public struct CheckedFile: Sendable {
  /// The file's name as it was given.
  public let name: String
  /// Every finding, in order of its place.
  public let diagnostics: [Diagnostic]
  /// Whether a pattern could be read at all.
  public let isReadable: Bool

  init(name: String, diagnostics: [Diagnostic]) {
    self.name = name
    self.diagnostics = diagnostics
    isReadable = true
  }

  init(unreadable name: String, _ error: UnreadableText) {
    self.name = name
    diagnostics = [error.diagnostic]
    isReadable = false
  }

  /// How many findings have a severity.
  public func count(of severity: Diagnostic.Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }
}
