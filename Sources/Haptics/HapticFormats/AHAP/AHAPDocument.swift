import HapticPatterns
import PositionedText

/// A pattern that was read from an AHAP file, and all there is to say about the file.
public struct AHAPDocument: Sendable {
  /// The pattern as a phone would take it: missing entries have their defaults, values out of
  /// range the nearest in range, and what a phone drops is not there.
  ///
  /// Events over 30 s and curves over 16 points are here as their author wrote them.
  public var pattern: HapticPattern
  /// The version the file claims; `nil` where it claims none.
  public var version: Double?
  /// What tools wrote about the pattern; `nil` where they wrote nothing.
  public var metadata: JSONData?
  /// Each repair that reading made, in the order of the text.
  public var diagnostics: [Diagnostic]
  /// Where each part of the pattern stands.
  public var places: AHAPPlaces
  /// The file as it was read.
  public var source: SourceText
}
