/// The widths of the edges around a frame, in pixels.
public struct AVEdgeWidths: Sendable, Equatable {
  /// The width at the left.
  public var left: CGFloat
  /// The width at the top.
  public var top: CGFloat
  /// The width at the right.
  public var right: CGFloat
  /// The width at the bottom.
  public var bottom: CGFloat

  /// Creates no edges.
  public init() { (left, top, right, bottom) = (0, 0, 0, 0) }
  /// Creates edges.
  public init(left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }
}
