extension CGAffineTransform {
  /// The distance by which a font's matrix makes glyphs lean to the right, in heights above the
  /// baseline; a warning says that other parts have no effect (Text.FO14).
  var slantOfGlyphs: CGFloat {
    if (a, b, d) != (1, 0, 1) || (tx, ty) != (0, 0) {
      RuntimeWarning.once(
        "the matrix of a font only makes its glyphs lean; transform the context for the rest",
        namesPlace: true)
    }
    return c.isFinite && d != 0 ? c / d : 0
  }
}
