import DisplayList

extension CGContext {
  /// What areas are filled with.
  public func setFillColor(_ color: CGColor) {
    state.fill = color.paint
    state.fillSpace = color.colorSpace ?? state.fillSpace
  }

  /// What lines are drawn with.
  public func setStrokeColor(_ color: CGColor) {
    state.stroke = color.paint
    state.strokeSpace = color.colorSpace ?? state.strokeSpace
  }

  /// What areas are filled with, in the space that was set last.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    CGColor(colorSpace: state.fillSpace, components: components).map(setFillColor)
  }

  /// What lines are drawn with, in the space that was set last.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    CGColor(colorSpace: state.strokeSpace, components: components).map(setStrokeColor)
  }

  /// What the components of the next colour to fill with mean; until then it is black.
  public func setFillColorSpace(_ space: CGColorSpace) {
    (state.fillSpace, state.fill) = (space, .color(.black))
  }

  /// What the components of the next colour of lines mean; until then it is black.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    (state.strokeSpace, state.stroke) = (space, .color(.black))
  }

  /// What areas are filled with.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// What lines are drawn with.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// What areas are filled with.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// What lines are drawn with.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// What areas are filled with.
  public func setFillColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setFillColor(
      CGColor(
        genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// What lines are drawn with.
  public func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setStrokeColor(
      CGColor(
        genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// Fills areas with a picture again and again, or draws lines with it.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - rect: Where the first of them is, with its first row at the least y.
  package func setTiles(_ image: CGImage, _ rect: CGRect) {
    state.fill = .tiles(image.drawing, rect.drawing)
    state.stroke = state.fill
  }
}
