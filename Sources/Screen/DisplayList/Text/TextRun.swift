/// A run of glyphs of one font, size and color, with their positions.
///
/// A painter that has the font's file paints the glyphs. One that has not, such as a browser,
/// paints the text cluster by cluster, each at the position of its first glyph.
public struct TextRun: Sendable, Hashable {
  /// A glyph with its position.
  public struct Glyph: Sendable, Hashable {
    /// The number of the glyph in the font's file.
    public var id: UInt32
    /// The position, in points from the run's origin.
    public var offset: DrawingPoint
    /// The offset of its cluster in the text, in bytes of UTF-8.
    public var cluster: Int

    /// Creates a positioned glyph.
    public init(id: UInt32, offset: DrawingPoint, cluster: Int) {
      (self.id, self.offset, self.cluster) = (id, offset, cluster)
    }
  }

  /// The font.
  public var font: DrawingFont
  /// The font size, in points.
  public var size: Double
  /// The color; color glyphs, such as emoji, use only its opacity.
  public var color: DrawingColor
  /// The start of the run, on the baseline.
  public var origin: DrawingPoint
  /// The glyphs, from left to right.
  public var glyphs: [Glyph]
  /// The text of the run.
  public var text: String

  /// Creates a run.
  public init(
    font: DrawingFont, size: Double, color: DrawingColor, origin: DrawingPoint, glyphs: [Glyph],
    text: String
  ) {
    (self.font, self.size, self.color) = (font, size, color)
    (self.origin, self.glyphs, self.text) = (origin, glyphs, text)
  }
}
