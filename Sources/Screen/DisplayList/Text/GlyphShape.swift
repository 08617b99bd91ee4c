/// What one letter looks like, for whoever paints without the font's file.
///
/// Coordinates are thousandths of the font's size, from the letter's origin on the baseline, y
/// downwards.
public enum GlyphShape: Sendable, Hashable {
  /// It shows nothing, such as a space.
  case empty
  /// An outline, filled by winding.
  case outline(DrawingPath)
  /// A picture with colours of its own, and where it is.
  case picture(DrawingImage, DrawingRect)

  /// Parts of the font's size in which coordinates count.
  public static let unitsPerSize = 1_000.0
}
