/// An offset of a position.
public struct UIOffset: Sendable, Hashable {
  /// The distance to the right or down, in points.
  public var horizontal, vertical: CGFloat

  /// The zero offset.
  public static let zero = UIOffset()

  /// Creates a zero offset.
  public init() { (horizontal, vertical) = (0, 0) }

  /// Creates an offset.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// Returns whether two offsets are equal.
  ///
  /// An operator that this module defines for its own protocol would otherwise be preferred to a
  /// synthesized one.
  public static func == (lhs: UIOffset, rhs: UIOffset) -> Bool {
    (lhs.horizontal, lhs.vertical) == (rhs.horizontal, rhs.vertical)
  }
}
