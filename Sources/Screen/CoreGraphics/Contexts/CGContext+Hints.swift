extension CGContext {
  // Text is drawn by outlines with antialiased edges at places between pixels, always in the same
  // way, and colors are clipped to the color space. Step Drawing.CG1.

  /// Does nothing: text has no subpixel smoothing, as on a phone.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {
    // does nothing
  }

  /// Does nothing: text has no smoothing for the parts of a pixel, as on a phone.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {
    // does nothing
  }

  /// Does nothing: glyphs are always at their places between pixels.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {
    // does nothing
  }

  /// Does nothing: glyphs are always at their places between pixels.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {
    // does nothing
  }

  /// Does nothing: the places of glyphs are never rounded.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {
    // does nothing
  }

  /// Does nothing: the places of glyphs are never rounded.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {
    // does nothing
  }

  /// Does nothing: colors beyond the color space are always clipped.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {
    // does nothing
  }

  /// Does nothing: each command is painted or recorded at once.
  public func flush() {
    // does nothing
  }

  /// Does nothing: each command is painted or recorded at once.
  public func synchronize() {
    // does nothing
  }
}
