import TactusHapticPatterns
import TactusJSON

/// A pattern read from an AHAP file, with the diagnostics of the file.
public struct AHAPDocument: Sendable {
  /// The pattern as a phone would read it: missing entries have their defaults, values out of range
  /// are clamped, and dropped elements are absent.
  ///
  /// Events over 30 s and curves over 16 points are kept as their author wrote them.
  public var pattern: HapticPattern
  /// The version given in the file, if there is one.
  public var version: Double?
  /// The metadata written by tools, if there is any.
  public var metadata: JSONData?
  /// The diagnostics of every repair, in the order of the text.
  public var diagnostics: [Diagnostic]
  /// The first mistake for which a phone refuses the whole pattern; `nil` if it plays it (AHAP.E8).
  package var refusal: AHAPRefusal?
  /// The byte offsets of the parts of the pattern.
  public var places: AHAPOffsets
  /// The file as it was read.
  public var source: SourceText
}
