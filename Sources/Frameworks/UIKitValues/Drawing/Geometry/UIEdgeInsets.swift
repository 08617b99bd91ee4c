/// Insets from the edges of a rectangle; negative ones extend it.
public struct UIEdgeInsets: Sendable, Hashable, Codable {
  /// The inset from an edge, in points.
  public var top, left, bottom, right: CGFloat

  /// Insets of 0.
  public static let zero = UIEdgeInsets()

  /// Creates insets of 0.
  public init() { (top, left, bottom, right) = (0, 0, 0, 0) }

  /// Creates insets.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// Returns whether two insets are equal.
  ///
  /// A module's operator for a protocol of its own would precede a synthesized one.
  public static func == (lhs: UIEdgeInsets, rhs: UIEdgeInsets) -> Bool {
    (lhs.top, lhs.left, lhs.bottom, lhs.right) == (rhs.top, rhs.left, rhs.bottom, rhs.right)
  }

  /// The insets with opposite signs.
  package var outwards: UIEdgeInsets {
    UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
  }
}

extension CGRect {
  /// Returns the rectangle reduced by insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
