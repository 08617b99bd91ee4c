import TactusDisplayList

extension CGContext {
  /// Sets the fill colour.
  public func setFillColor(_ color: CGColor) {
    state.fill = color.paint
    state.fillSpace = color.colorSpace ?? state.fillSpace
  }

  /// Sets the stroke colour.
  public func setStrokeColor(_ color: CGColor) {
    state.stroke = color.paint
    state.strokeSpace = color.colorSpace ?? state.strokeSpace
  }

  /// Sets the fill colour from components of the current fill colour space.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    CGColor(colorSpace: state.fillSpace, components: components).map(setFillColor)
  }

  /// Sets the stroke colour from components of the current stroke colour space.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    CGColor(colorSpace: state.strokeSpace, components: components).map(setStrokeColor)
  }

  /// Sets the fill colour space, and the fill colour to black.
  public func setFillColorSpace(_ space: CGColorSpace) {
    (state.fillSpace, state.fill) = (space, .color(.black))
  }

  /// Sets the stroke colour space, and the stroke colour to black.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    (state.strokeSpace, state.stroke) = (space, .color(.black))
  }

  /// Sets the fill colour to an sRGB colour.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the stroke colour to an sRGB colour.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the fill colour to a gray.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the stroke colour to a gray.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the fill colour to a CMYK colour.
  public func setFillColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setFillColor(
      CGColor(
        genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// Sets the stroke colour to a CMYK colour.
  public func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setStrokeColor(
      CGColor(
        genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// Sets the fill and stroke paint to a tiled image.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The frame of the first tile, with the image's first row at the least y.
  package func setTiles(_ image: CGImage, _ rect: CGRect) {
    state.fill = .tiles(image.drawing, rect.drawing)
    state.stroke = state.fill
  }
}
