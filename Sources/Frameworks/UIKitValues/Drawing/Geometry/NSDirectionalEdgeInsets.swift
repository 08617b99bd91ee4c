/// Insets from the edges of a rectangle that follow the layout direction.
public struct NSDirectionalEdgeInsets: Sendable, Hashable, Codable {
  /// The inset from an edge, in points.
  public var top, leading, bottom, trailing: CGFloat

  /// Insets of 0.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets of 0.
  public init() { (top, leading, bottom, trailing) = (0, 0, 0, 0) }

  /// Creates insets.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Returns whether two insets are equal.
  ///
  /// A module's operator for a protocol of its own would precede a synthesized one.
  public static func == (lhs: NSDirectionalEdgeInsets, rhs: NSDirectionalEdgeInsets) -> Bool {
    lhs.top == rhs.top && lhs.leading == rhs.leading
      && lhs.bottom == rhs.bottom && lhs.trailing == rhs.trailing
  }

  /// Returns the insets for a layout direction.
  package func edges(isRightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: isRightToLeft ? trailing : leading, bottom: bottom,
      right: isRightToLeft ? leading : trailing)
  }
}
