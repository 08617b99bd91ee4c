// Where something else is in a box than is asked for, what comes is zero, or the identity (guess: Apple
// leaves it open).
extension NSValue {
  /// Boxes a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// Boxes a vector.
  public convenience init(cgVector vector: CGVector) { self.init(boxing: vector) }

  /// Boxes a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// Boxes a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Boxes a change in the plane.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(boxing: transform)
  }

  /// Boxes distances from edges.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(boxing: insets) }

  /// Boxes distances from edges that follow the way of writing.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(boxing: insets)
  }

  /// Boxes an offset.
  public convenience init(uiOffset insets: UIOffset) { self.init(boxing: insets) }

  /// The point in it.
  public var cgPointValue: CGPoint { pointValue }

  /// The vector in it.
  public var cgVectorValue: CGVector { unboxed() ?? .zero }

  /// The size in it.
  public var cgSizeValue: CGSize { sizeValue }

  /// The rectangle in it.
  public var cgRectValue: CGRect { rectValue }

  /// The change in the plane in it.
  public var cgAffineTransformValue: CGAffineTransform { unboxed() ?? .identity }

  /// The distances from edges in it.
  public var uiEdgeInsetsValue: UIEdgeInsets { unboxed() ?? .zero }

  /// The distances from edges in it, which follow the way of writing.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { unboxed() ?? .zero }

  /// The offset in it.
  public var uiOffsetValue: UIOffset { unboxed() ?? .zero }
}

extension UIEdgeInsets: BoxedValue {}
extension NSDirectionalEdgeInsets: BoxedValue {}
extension UIOffset: BoxedValue {}
