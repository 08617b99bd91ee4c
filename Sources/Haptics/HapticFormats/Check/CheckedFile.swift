import TactusJSON

/// The diagnostics of one checked file.
public struct CheckedFile: Sendable {
  /// The name of the file as given.
  public let name: String
  /// The diagnostics, in the order of positions.
  public let diagnostics: [Diagnostic]
  /// Whether a pattern could be read.
  public let isReadable: Bool

  init(name: String, diagnostics: [Diagnostic]) {
    self.name = name
    self.diagnostics = diagnostics
    isReadable = true
  }

  init(unreadable name: String, _ error: SourceTextError) {
    self.name = name
    diagnostics = [error.diagnostic]
    isReadable = false
  }

  /// Returns the number of diagnostics of a severity.
  public func count(of severity: Diagnostic.Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }
}
