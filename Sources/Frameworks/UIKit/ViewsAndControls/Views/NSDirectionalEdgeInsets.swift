/// Distances inwards from the edges of a rectangle, as one reads.
public struct NSDirectionalEdgeInsets: Sendable, Hashable, Codable {
  /// From the top, from where reading begins, from the bottom, and from where it ends, in points.
  public var top, leading, bottom, trailing: CGFloat

  /// No distances.
  public static let zero = NSDirectionalEdgeInsets()

  /// Makes no distances.
  public init() { (top, leading, bottom, trailing) = (0, 0, 0, 0) }

  /// Makes distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// The same, with leading and trailing as they are read.
  func edges(isReadFromRight: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: isReadFromRight ? trailing : leading, bottom: bottom,
      right: isReadFromRight ? leading : trailing)
  }
}

/// Edges of a rectangle, as one reads.
public struct NSDirectionalRectEdge: OptionSet, Sendable, Hashable {
  /// One bit an edge.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper one.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The one where reading begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The lower one.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The one where reading ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
