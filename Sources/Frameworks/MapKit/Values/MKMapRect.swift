/// A rectangle of the flat map (Maps.MP6…).
public struct MKMapRect: Sendable {
  /// The northwestern corner.
  public var origin: MKMapPoint
  /// The size.
  public var size: MKMapSize

  /// Creates an empty rectangle at the origin.
  public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }
  /// Creates a rectangle from its corner and its size.
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The rectangle of the world.
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
  /// The null rectangle, which contains not even a point.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

  // MARK: Coordinates

  /// The western edge.
  public var minX: Double { origin.x }
  /// The northern edge.
  public var minY: Double { origin.y }
  /// The middle between the western and the eastern edge.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle between the northern and the southern edge.
  public var midY: Double { origin.y + size.height / 2 }
  /// The eastern edge.
  public var maxX: Double { origin.x + size.width }
  /// The southern edge.
  public var maxY: Double { origin.y + size.height }
  /// The width.
  public var width: Double { size.width }
  /// The height.
  public var height: Double { size.height }

  /// Whether the rectangle is null.
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  /// Whether the rectangle is null, or has neither width nor height.
  public var isEmpty: Bool { isNull || size.width == 0 && size.height == 0 }

  // MARK: Relations

  /// Returns whether a point is in the rectangle, including its western and northern edges.
  public func contains(_ point: MKMapPoint) -> Bool {
    !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns whether another rectangle is contained in this one.
  public func contains(_ rect2: MKMapRect) -> Bool {
    !isNull && !rect2.isNull && rect2.minX >= minX && rect2.maxX <= maxX && rect2.minY >= minY
      && rect2.maxY <= maxY
  }

  /// Returns whether both rectangles overlap.
  public func intersects(_ rect2: MKMapRect) -> Bool { !intersection(rect2).isNull }

  // MARK: Operations

  /// Returns the smallest rectangle that contains both.
  public func union(_ rect2: MKMapRect) -> MKMapRect {
    if isNull { return rect2 }
    if rect2.isNull { return self }
    let (x, y) = (min(minX, rect2.minX), min(minY, rect2.minY))
    return MKMapRect(
      x: x, y: y, width: max(maxX, rect2.maxX) - x, height: max(maxY, rect2.maxY) - y)
  }

  /// Returns what is common to both; null if nothing is.
  public func intersection(_ rect2: MKMapRect) -> MKMapRect {
    if isNull || rect2.isNull { return .null }
    let (x, y) = (max(minX, rect2.minX), max(minY, rect2.minY))
    let (right, bottom) = (min(maxX, rect2.maxX), min(maxY, rect2.maxY))
    guard x <= right, y <= bottom else { return .null }
    return MKMapRect(x: x, y: y, width: right - x, height: bottom - y)
  }

  /// Returns the rectangle with its edges moved inwards, or outwards if negative.
  ///
  /// A rectangle that is too small for the insets becomes null.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    if isNull { return self }
    let (width, height) = (self.width - 2 * dx, self.height - 2 * dy)
    guard width >= 0, height >= 0 else { return .null }
    return MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// Returns the rectangle moved by an offset.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// Divides the rectangle into two parts.
  ///
  /// - Parameters:
  ///   - atDistance: The width or height of the first part, at most the rectangle's.
  ///   - from: The edge at which the first part lies.
  public func divided(
    atDistance: Double, from: CGRectEdge
  ) -> (slice: MKMapRect, remainder: MKMapRect) {
    if isNull { return (self, self) }
    let wide = max(0, min(atDistance, width))
    let high = max(0, min(atDistance, height))
    let (west, north) = (columns(0, wide), rows(0, high))
    let (east, south) = (columns(width - wide, wide), rows(height - high, high))
    switch from {
    case .minXEdge: return (west, columns(wide, width - wide))
    case .maxXEdge: return (east, columns(0, width - wide))
    case .minYEdge: return (north, rows(high, height - high))
    case .maxYEdge: return (south, rows(0, height - high))
    }
  }

  /// Returns the part between two meridians.
  private func columns(_ start: Double, _ width: Double) -> MKMapRect {
    MKMapRect(x: minX + start, y: minY, width: width, height: height)
  }

  /// Returns the part between two parallels.
  private func rows(_ start: Double, _ height: Double) -> MKMapRect {
    MKMapRect(x: minX, y: minY + start, width: width, height: height)
  }

  // MARK: The 180th meridian

  /// Whether the rectangle extends beyond the world in the west or east (Maps.MP7).
  public var spans180thMeridian: Bool {
    !isNull && (minX < 0 || maxX > MKMapSize.world.width)
  }

  /// The part of the rectangle beyond the world in the west or east, which continues on the other
  /// side (Maps.MP7); null if there is none.
  public var remainder: MKMapRect {
    let world = MKMapSize.world.width
    guard spans180thMeridian else { return .null }
    if minX < 0 {
      return MKMapRect(x: minX + world, y: minY, width: min(width, -minX), height: height)
    }
    let start = max(minX, world)
    return MKMapRect(x: start - world, y: minY, width: maxX - start, height: height)
  }
}
