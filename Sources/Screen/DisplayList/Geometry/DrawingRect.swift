/// An upright rectangle in a drawing, in points.
public struct DrawingRect: Sendable, Hashable {
  /// The corner with the least coordinates.
  public var x, y: Double
  /// The lengths of the sides, 0 or more.
  public var width, height: Double

  /// Makes the rectangle with a corner and two sides.
  public init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Makes the rectangle between two places, in whichever order.
  public init(_ a: DrawingPoint, _ b: DrawingPoint) {
    self.init(
      x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
  }

  /// The greatest x.
  public var maxX: Double { x + width }
  /// The greatest y.
  public var maxY: Double { y + height }
  /// The four corners, in the order in which a path goes round.
  public var corners: [DrawingPoint] {
    [
      DrawingPoint(x, y), DrawingPoint(maxX, y), DrawingPoint(maxX, maxY), DrawingPoint(x, maxY),
    ]
  }

  /// The least rectangle around some places, or `nil` if there are none.
  public init?(around places: some Sequence<DrawingPoint>) {
    var iterator = places.makeIterator()
    guard let first = iterator.next() else { return nil }
    var (low, high) = (first, first)
    while let next = iterator.next() {
      low = DrawingPoint(min(low.x, next.x), min(low.y, next.y))
      high = DrawingPoint(max(high.x, next.x), max(high.y, next.y))
    }
    self.init(low, high)
  }

  /// The rectangle with every side moved outwards.
  public func grown(by margin: Double) -> DrawingRect {
    DrawingRect(
      x: x - margin, y: y - margin, width: max(0, width + 2 * margin),
      height: max(0, height + 2 * margin))
  }
}
