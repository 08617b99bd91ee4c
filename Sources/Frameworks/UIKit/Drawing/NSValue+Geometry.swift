// On Linux, Foundation's boxes know points, sizes and rectangles, and nothing of an app's own.
extension NSValue {
  /// Boxes a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// Boxes a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// Boxes a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The point in it.
  public var cgPointValue: CGPoint { pointValue }

  /// The size in it.
  public var cgSizeValue: CGSize { sizeValue }

  /// The rectangle in it.
  public var cgRectValue: CGRect { rectValue }
}
