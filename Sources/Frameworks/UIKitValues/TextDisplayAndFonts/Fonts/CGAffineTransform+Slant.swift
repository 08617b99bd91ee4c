extension CGAffineTransform {
  /// The shear by which a font matrix slants glyphs to the right, relative to the height above the
  /// baseline; other parts have no effect and cause a warning (Text.FO14).
  var slantOfGlyphs: CGFloat {
    if (a, b, d) != (1, 0, 1) || (tx, ty) != (0, 0) {
      RuntimeWarning.once(
        "the matrix of a font only makes its glyphs lean; transform the context for the rest",
        namesPlace: true)
    }
    return c.isFinite && d != 0 ? c / d : 0
  }
}
