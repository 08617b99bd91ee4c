/// Distances inwards from the edges of a rectangle; those below 0 go outwards.
public struct UIEdgeInsets: Sendable, Hashable, Codable {
  /// From each edge, in points.
  public var top, left, bottom, right: CGFloat

  /// No distances.
  public static let zero = UIEdgeInsets()

  /// Makes no distances.
  public init() { (top, left, bottom, right) = (0, 0, 0, 0) }

  /// Makes distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// The same the other way.
  var outwards: UIEdgeInsets {
    UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
  }
}

extension CGRect {
  /// The rectangle that is left inside distances.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
