/// How far something is moved from where it would be.
public struct UIOffset: Sendable, Hashable {
  /// To the right, and down, in points.
  public var horizontal, vertical: CGFloat

  /// Nowhere.
  public static let zero = UIOffset()

  /// Makes an offset of nothing.
  public init() { (horizontal, vertical) = (0, 0) }

  /// Makes an offset.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}
