/// How high the letters of a font are, in sizes.
package struct FontMeasures: Sendable, Hashable {
  /// From the baseline up to the top of a line.
  package var ascent: Double
  /// From the baseline down to the bottom of a line.
  package var descent: Double
  /// A capital letter.
  package var capHeight: Double
  /// A small x.
  package var xHeight: Double

  /// Makes measures.
  package init(ascent: Double, descent: Double, capHeight: Double, xHeight: Double) {
    (self.ascent, self.descent) = (ascent, descent)
    (self.capHeight, self.xHeight) = (capHeight, xHeight)
  }
}
