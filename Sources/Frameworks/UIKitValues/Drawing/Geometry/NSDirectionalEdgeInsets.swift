/// Insets from a rectangle's edges that follow the layout direction.
public struct NSDirectionalEdgeInsets: Sendable, Hashable, Codable {
  /// The inset from an edge, in points.
  public var top, leading, bottom, trailing: CGFloat

  /// Zero insets.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates zero insets.
  public init() { (top, leading, bottom, trailing) = (0, 0, 0, 0) }

  /// Creates insets.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Returns whether two insets are equal.
  ///
  /// An operator that this module defines for its own protocol would otherwise be preferred to a
  /// synthesized one.
  public static func == (lhs: NSDirectionalEdgeInsets, rhs: NSDirectionalEdgeInsets) -> Bool {
    lhs.top == rhs.top && lhs.leading == rhs.leading
      && lhs.bottom == rhs.bottom && lhs.trailing == rhs.trailing
  }

  /// Returns the insets resolved for a layout direction.
  package func edges(isRightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: isRightToLeft ? trailing : leading, bottom: bottom,
      right: isRightToLeft ? leading : trailing)
  }
}
