/// An offset of a position.
public struct UIOffset: Sendable, Hashable {
  /// The distance to the right or downwards, in points.
  public var horizontal, vertical: CGFloat

  /// An offset of 0.
  public static let zero = UIOffset()

  /// Creates an offset of 0.
  public init() { (horizontal, vertical) = (0, 0) }

  /// Creates an offset.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}
