/// A point of a rectangle to which a supplementary view is attached.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
  /// Creates an anchor at one edge, or at a corner of two.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFractional: false)
  }
  /// Creates an anchor with an offset in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }
  /// Creates an anchor with an offset in fractions of the supplementary view's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// The edges.
  open var edges: NSDirectionalRectEdge { ownEdges }
  /// The offset from the edges.
  open var offset: CGPoint { ownOffset }
  /// Whether the offset is in points.
  open var isAbsoluteOffset: Bool { !isFractional }
  /// Whether the offset is in fractions.
  open var isFractionalOffset: Bool { isFractional }

  /// Returns the anchor itself, which cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Internals

  private let ownEdges: NSDirectionalRectEdge
  private let ownOffset: CGPoint
  private let isFractional: Bool

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    (ownEdges, ownOffset, self.isFractional) = (edges, offset, isFractional)
    super.init()
  }

  /// Returns the offset in points for a view of a size.
  func shift(of size: CGSize) -> CGPoint {
    isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }

  /// Returns the place of the anchor in a rectangle, between 0 and 1 along each axis.
  var unitPoint: CGPoint {
    CGPoint(
      x: Self.share(edges.contains(.leading), edges.contains(.trailing)),
      y: Self.share(edges.contains(.top), edges.contains(.bottom)))
  }

  private static func share(_ isAtStart: Bool, _ isAtEnd: Bool) -> CGFloat {
    isAtStart == isAtEnd ? 0.5 : isAtStart ? 0 : 1
  }
}
