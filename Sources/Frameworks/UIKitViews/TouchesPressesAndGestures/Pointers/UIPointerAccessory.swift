/// A small shape beside a pointer; unused, because phones have no pointer.
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject, @preconcurrency NSCopying {
  /// A position beside the pointer.
  public struct Position: Hashable, Sendable {
    /// The distance from the pointer, in points.
    public let offset: CGFloat
    /// The direction, in radians clockwise from the top.
    public let angle: CGFloat

    /// Creates a position.
    public init(offset: CGFloat, angle: CGFloat) { (self.offset, self.angle) = (offset, angle) }

    /// The offset of the named positions.
    ///
    /// - Source: none. Confidence: guess.
    private static let distance: CGFloat = 16
    private static func at(_ eighths: CGFloat) -> Position {
      Position(offset: distance, angle: eighths * .pi / 4)
    }

    /// Above the pointer.
    public static let top = at(0)
    /// Above and right of the pointer.
    public static let topRight = at(1)
    /// Right of the pointer.
    public static let right = at(2)
    /// Below and right of the pointer.
    public static let bottomRight = at(3)
    /// Below the pointer.
    public static let bottom = at(4)
    /// Below and left of the pointer.
    public static let bottomLeft = at(5)
    /// Left of the pointer.
    public static let left = at(6)
    /// Above and left of the pointer.
    public static let topLeft = at(7)
  }

  /// Creates an accessory.
  public init(_ shape: UIPointerShape, position: Position) {
    (self.shape, self.position) = (shape, position)
    super.init()
  }

  /// Returns an arrow that points in the direction of its position.
  open class func arrow(_ position: Position) -> UIPointerAccessory {
    UIPointerAccessory(.path(UIBezierPath()), position: position)
  }

  /// The shape.
  public let shape: UIPointerShape
  /// The position.
  public let position: Position
  /// Whether the shape rotates with its position.
  open var orientationMatchesAngle = false

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPointerAccessory(shape, position: position)
    copy.orientationMatchesAngle = orientationMatchesAngle
    return copy
  }
}
