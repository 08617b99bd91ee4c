/// A definition of an arbitrary area (Scenes.SK32…).
open class SKRegion: NSObject, NSCopying, @unchecked Sendable {
  private let test: @Sendable (CGPoint) -> Bool
  /// The path; nil for an area without one.
  open internal(set) var path: CGPath?

  /// Creates a region without points (guess).
  public override init() {
    (path, test) = (nil, { _ in false })
    super.init()
  }

  private init(_ path: CGPath? = nil, _ test: @escaping @Sendable (CGPoint) -> Bool) {
    (self.path, self.test) = (path, test)
    super.init()
  }

  /// Creates an area without limits.
  open class func infinite() -> SKRegion { SKRegion { _ in true } }

  /// Creates a circle around the origin.
  public convenience init(radius: Float) {
    let radius = CGFloat(radius)
    self.init { hypot($0.x, $0.y) <= radius }
  }

  /// Creates a rectangle around the origin.
  public convenience init(size: CGSize) {
    self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
  }

  /// Creates the area of a path.
  public convenience init(path: CGPath) { self.init(path) { path.contains($0) } }

  /// Returns the area outside of this one.
  open func inverse() -> SKRegion {
    let test = test
    return derived { !test($0) }
  }

  /// Returns this area without another.
  open func byDifference(from region: SKRegion) -> SKRegion {
    let (test, other) = (test, region.test)
    return derived { test($0) && !other($0) }
  }

  /// Returns the union of both areas.
  open func byUnion(with region: SKRegion) -> SKRegion {
    let (test, other) = (test, region.test)
    return derived { test($0) || other($0) }
  }

  /// Returns the intersection of both areas.
  open func byIntersection(with region: SKRegion) -> SKRegion {
    let (test, other) = (test, region.test)
    return derived { test($0) && other($0) }
  }

  /// Returns whether a point is in the area.
  open func contains(_ point: CGPoint) -> Bool { test(point) }

  /// Returns this area, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  private func derived(_ test: @escaping @Sendable (CGPoint) -> Bool) -> SKRegion {
    SKRegion(nil, test)
  }
}
