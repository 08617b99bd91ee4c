/// The shape of a glyph, for painters that do not have the font's file.
///
/// Coordinates are thousandths of the font's size, from the glyph's origin on the baseline, y
/// downwards.
public enum GlyphShape: Sendable, Hashable {
  /// No shape, such as that of a space.
  case empty
  /// An outline, filled with the winding rule.
  case outline(DrawingPath)
  /// A bitmap with its own colors, and its frame.
  case picture(DrawingImage, DrawingRect)

  /// The number of units per font size.
  public static let unitsPerSize = 1_000.0
}
