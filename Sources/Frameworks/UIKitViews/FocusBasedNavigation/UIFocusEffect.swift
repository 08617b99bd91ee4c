/// The appearance of a focused item.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, NSCopying {
  /// Creates the appearance of the system.
  public override init() { super.init() }
  /// Returns the effect itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A ring around a focused item; stored, as an iPhone gives the focus to none.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  /// Creates a ring around the item.
  public override init() { super.init() }
  /// Creates a ring around a rectangle.
  public convenience init(rect: CGRect) {
    self.init(path: UIBezierPath(rect: rect))
  }
  /// Creates a ring around a rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve
  ) { self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius)) }
  /// Creates a ring around a path.
  public init(path bezierPath: UIBezierPath) {
    path = bezierPath
    super.init()
  }

  /// The view in which the ring is; nil for that of the item.
  open weak var containerView: UIView?
  /// The view behind the ring; nil for none.
  open weak var referenceView: UIView?
  /// The position of the ring.
  open var position = Position.automatic

  /// The positions of a ring.
  public enum Position: Int, Sendable {
    /// The choice of the system.
    case automatic = 0
    /// Around the outline.
    case outside = 1
    /// Within the outline.
    case inside = 2
  }

  // MARK: Internals

  private var path: UIBezierPath?
}
