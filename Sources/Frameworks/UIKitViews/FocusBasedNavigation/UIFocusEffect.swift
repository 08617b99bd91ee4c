/// The appearance of a focused item.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, NSCopying {
  /// Creates the system's effect.
  public override init() { super.init() }
  /// Returns the effect itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A ring around a focused item; stored, because nothing is focused on an iPhone.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  /// Creates a ring around the item.
  public override init() { super.init() }
  /// Creates a ring around a rectangle.
  public convenience init(rect: CGRect) {
    self.init(path: UIBezierPath(rect: rect))
  }
  /// Creates a ring around a rounded rectangle.
  public convenience init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve
  ) { self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius)) }
  /// Creates a ring around a path.
  public init(path bezierPath: UIBezierPath) {
    path = bezierPath
    super.init()
  }

  /// The view that contains the ring; nil for the item's.
  open weak var containerView: UIView?
  /// The view behind the ring; nil for none.
  open weak var referenceView: UIView?
  /// The position of the ring.
  open var position = Position.automatic

  /// The positions of a ring.
  public enum Position: Int, Sendable {
    /// The system's choice.
    case automatic = 0
    /// Around the outline.
    case outside = 1
    /// Within the outline.
    case inside = 2
  }

  // MARK: Internals

  private var path: UIBezierPath?
}
