// A value of another type reads as zero or as the identity (guess; undocumented).
extension NSValue {
  /// Creates a value from a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// Creates a value from a vector.
  public convenience init(cgVector vector: CGVector) { self.init(boxing: vector) }

  /// Creates a value from a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// Creates a value from a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Creates a value from an affine transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(boxing: transform)
  }

  /// Creates a value from edge insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(boxing: insets) }

  /// Creates a value from directional edge insets.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(boxing: insets)
  }

  /// Creates a value from an offset.
  public convenience init(uiOffset insets: UIOffset) { self.init(boxing: insets) }

  /// The point in the value.
  public var cgPointValue: CGPoint { pointValue }

  /// The vector in the value.
  public var cgVectorValue: CGVector { unboxed() ?? .zero }

  /// The size in the value.
  public var cgSizeValue: CGSize { sizeValue }

  /// The rectangle in the value.
  public var cgRectValue: CGRect { rectValue }

  /// The affine transform in the value.
  public var cgAffineTransformValue: CGAffineTransform { unboxed() ?? .identity }

  /// The edge insets in the value.
  public var uiEdgeInsetsValue: UIEdgeInsets { unboxed() ?? .zero }

  /// The directional edge insets in the value.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { unboxed() ?? .zero }

  /// The offset in the value.
  public var uiOffsetValue: UIOffset { unboxed() ?? .zero }
}

extension UIEdgeInsets: BoxedValue {}
extension NSDirectionalEdgeInsets: BoxedValue {}
extension UIOffset: BoxedValue {}
