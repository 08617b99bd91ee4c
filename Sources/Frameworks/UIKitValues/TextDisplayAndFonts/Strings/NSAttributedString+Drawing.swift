// Drawing and measuring of attributed strings. Sizes are not rounded; callers round them up.
extension NSAttributedString {
  /// Returns the size of the string in points, with each paragraph on one line.
  public func size() -> CGSize {
    boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil).size
  }

  /// Draws the string, with each paragraph on one line.
  ///
  /// - Parameter point: The upper left corner.
  public func draw(at point: CGPoint) {
    draw(
      with: CGRect(origin: point, size: .zero), options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the string, wrapped to a rectangle's width, with as many lines as fit.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the string.
  ///
  /// - Parameters:
  ///   - rect: The rectangle; a side of 0 or infinity is unlimited.
  ///   - options: The options, such as the meaning of the rectangle's origin.
  ///   - context: The context with the minimum scale factor.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    StringDrawing(self, options: options).draw(in: rect, context)
  }

  /// Returns the bounding rectangle of the string, in points from the drawing's origin.
  ///
  /// - Parameters:
  ///   - size: The limits; a side of 0 or infinity is unlimited.
  ///   - options: The options, such as the meaning of the rectangle's origin.
  ///   - context: The context with the minimum scale factor.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self, options: options).bounds(in: size, context)
  }
}
