/// A rectangle of a drawing, parallel to the axes, in points.
public struct DrawingRect: Sendable, Hashable {
  /// The corner with the least coordinates.
  public var x, y: Double
  /// The size, 0 or more.
  public var width, height: Double

  /// Creates a rectangle from its least corner and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Creates the rectangle with two opposite corners, in any order.
  public init(_ a: DrawingPoint, _ b: DrawingPoint) {
    self.init(
      x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
  }

  /// The greatest x coordinate.
  public var maxX: Double { x + width }
  /// The greatest y coordinate.
  public var maxY: Double { y + height }
  /// The four corners, in path order.
  public var corners: [DrawingPoint] {
    [
      DrawingPoint(x, y), DrawingPoint(maxX, y), DrawingPoint(maxX, maxY), DrawingPoint(x, maxY),
    ]
  }

  /// Creates the bounding rectangle of some points, or returns `nil` if there are none.
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

  /// Returns the rectangle with every side moved outwards.
  public func grown(by margin: Double) -> DrawingRect {
    DrawingRect(
      x: x - margin, y: y - margin, width: max(0, width + 2 * margin),
      height: max(0, height + 2 * margin))
  }
}
