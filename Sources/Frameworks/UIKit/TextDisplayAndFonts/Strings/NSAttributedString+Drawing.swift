// Strings with attributes that are drawn and measured by themselves. Sizes are not rounded; whoever
// makes room for them rounds up.
extension NSAttributedString {
  /// The room that it takes in points, each paragraph on one line.
  public func size() -> CGSize {
    boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil).size
  }

  /// Draws it, each paragraph on one line.
  ///
  /// - Parameter point: The upper left corner.
  public func draw(at point: CGPoint) {
    draw(
      with: CGRect(origin: point, size: .zero), options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws it in lines as wide as a rectangle, as many as have room in it.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws it.
  ///
  /// - Parameters:
  ///   - rect: Where; sides that are 0 or endless do not limit.
  ///   - options: What the rectangle's origin is, among others.
  ///   - context: Says how small letters may become.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    StringDrawing(self, options: options).draw(in: rect, context)
  }

  /// The rectangle that it takes, in points from where it would be drawn.
  ///
  /// - Parameters:
  ///   - size: The room; sides that are 0 or endless do not limit.
  ///   - options: What its place is, among others.
  ///   - context: Says how small letters may become.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self, options: options).bounds(in: size, context)
  }
}
