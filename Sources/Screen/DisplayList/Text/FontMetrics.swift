/// The vertical metrics of a font, in font sizes.
package struct FontMetrics: Sendable, Hashable {
  /// The distance from the baseline to the top of a line.
  package var ascent: Double
  /// The distance from the baseline to the bottom of a line.
  package var descent: Double
  /// The height of a capital letter.
  package var capHeight: Double
  /// The height of a lowercase x.
  package var xHeight: Double

  /// Creates font metrics.
  package init(ascent: Double, descent: Double, capHeight: Double, xHeight: Double) {
    (self.ascent, self.descent) = (ascent, descent)
    (self.capHeight, self.xHeight) = (capHeight, xHeight)
  }
}
