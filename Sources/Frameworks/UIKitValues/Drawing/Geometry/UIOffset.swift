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

  /// Returns whether two offsets are equal.
  ///
  /// A module's operator for a protocol of its own would precede a synthesized one.
  public static func == (lhs: UIOffset, rhs: UIOffset) -> Bool {
    (lhs.horizontal, lhs.vertical) == (rhs.horizontal, rhs.vertical)
  }
}
