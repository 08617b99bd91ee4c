/// A pattern as the paint of a context.
struct PatternPaint {
  var pattern: CGPattern
  /// The color of a pattern without its own.
  var color: CGColor?
  /// The opacity, which is the last component of a pattern with its own colors.
  var alpha: CGFloat
}
