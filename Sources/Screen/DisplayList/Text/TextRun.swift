/// Letters of one font, size and colour, each in its place.
///
/// A painter that has the font's file paints the glyphs. One that has not, such as a browser's, paints
/// the text cluster by cluster, each at the place of its first glyph.
public struct TextRun: Sendable, Hashable {
  /// One shape of the font in its place.
  public struct Glyph: Sendable, Hashable {
    /// The number of the shape in the font's file.
    public var id: UInt32
    /// Where it is, in points from the run's origin.
    public var offset: DrawingPoint
    /// Where its cluster begins in the text, in bytes of UTF-8.
    public var cluster: Int

    /// Makes a glyph in its place.
    public init(id: UInt32, offset: DrawingPoint, cluster: Int) {
      (self.id, self.offset, self.cluster) = (id, offset, cluster)
    }
  }

  /// The font.
  public var font: DrawingFont
  /// Its size, in points.
  public var size: Double
  /// The colour of all letters; colourful ones, such as emoji, take only its opacity.
  public var color: DrawingColor
  /// Where the run begins, on the baseline.
  public var origin: DrawingPoint
  /// The shapes, from left to right.
  public var glyphs: [Glyph]
  /// What is written.
  public var text: String

  /// Makes a run.
  public init(
    font: DrawingFont, size: Double, color: DrawingColor, origin: DrawingPoint, glyphs: [Glyph],
    text: String
  ) {
    (self.font, self.size, self.color) = (font, size, color)
    (self.origin, self.glyphs, self.text) = (origin, glyphs, text)
  }
}
