import TactusDisplayList

extension CGContext {
  /// The fill color; `nil` for a pattern, which setting does not change.
  package var fillColor: DrawingColor? {
    get {
      guard state.fillPattern == nil, case .color(let color) = state.fill else { return nil }
      return color
    }
    set { if let newValue { state.fill = .color(newValue) } }
  }

  /// Sets the fill color.
  public func setFillColor(_ color: CGColor) {
    state.fill = color.paint
    if let paint = color.patternPaint { setFill(paint) }
    state.fillSpace = color.colorSpace ?? state.fillSpace
  }

  /// Sets the stroke color.
  public func setStrokeColor(_ color: CGColor) {
    state.stroke = color.paint
    if let paint = color.patternPaint { setStroke(paint) }
    state.strokeSpace = color.colorSpace ?? state.strokeSpace
  }

  /// Sets the fill color from components of the current fill color space.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    CGColor(colorSpace: state.fillSpace, components: components).map(setFillColor)
  }

  /// Sets the stroke color from components of the current stroke color space.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    CGColor(colorSpace: state.strokeSpace, components: components).map(setStrokeColor)
  }

  /// Sets the fill color space, and the fill color to black.
  public func setFillColorSpace(_ space: CGColorSpace) {
    (state.fillSpace, state.fill) = (space, .color(.black))
  }

  /// Sets the stroke color space, and the stroke color to black.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    (state.strokeSpace, state.stroke) = (space, .color(.black))
  }

  /// Sets the fill color to an sRGB color.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the stroke color to an sRGB color.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the fill color to a gray.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the stroke color to a gray.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the fill color to a CMYK color.
  public func setFillColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setFillColor(
      CGColor(
        genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// Sets the stroke color to a CMYK color.
  public func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setStrokeColor(
      CGColor(
        genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }
}
