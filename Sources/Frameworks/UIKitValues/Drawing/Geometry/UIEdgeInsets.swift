/// Insets from a rectangle's edges; negative ones extend it.
public struct UIEdgeInsets: Sendable, Hashable, Codable {
  /// The inset from an edge, in points.
  public var top, left, bottom, right: CGFloat

  /// Zero insets.
  public static let zero = UIEdgeInsets()

  /// Creates zero insets.
  public init() { (top, left, bottom, right) = (0, 0, 0, 0) }

  /// Creates insets.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// Returns whether two insets are equal.
  ///
  /// An operator that this module defines for its own protocol would otherwise be preferred to a
  /// synthesized one.
  public static func == (lhs: UIEdgeInsets, rhs: UIEdgeInsets) -> Bool {
    (lhs.top, lhs.left, lhs.bottom, lhs.right) == (rhs.top, rhs.left, rhs.bottom, rhs.right)
  }

  /// The negated insets.
  package var outwards: UIEdgeInsets {
    UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
  }
}

extension CGRect {
  /// Returns the rectangle shrunk by insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
