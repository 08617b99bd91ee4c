/// A region of the plane, defined by a test for points (Scenes.SK32…).
///
/// - Thread: any; only its creator changes it.
open class SKRegion: NSObject, NSCopying, @unchecked Sendable {
  private let test: @Sendable (CGPoint) -> Bool
  /// The path; nil for a region without one.
  open internal(set) var path: CGPath?

  /// Creates an empty region (guess).
  public override init() {
    (path, test) = (nil, { _ in false })
    super.init()
  }

  private init(_ path: CGPath? = nil, _ test: @escaping @Sendable (CGPoint) -> Bool) {
    (self.path, self.test) = (path, test)
    super.init()
  }

  /// Creates an unlimited region.
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

  /// Creates the region inside a path.
  public convenience init(path: CGPath) { self.init(path) { path.contains($0) } }

  /// Returns the complement.
  open func inverse() -> SKRegion {
    let test = test
    return derived { !test($0) }
  }

  /// Returns the difference.
  open func byDifference(from region: SKRegion) -> SKRegion {
    let (test, other) = (test, region.test)
    return derived { test($0) && !other($0) }
  }

  /// Returns the union.
  open func byUnion(with region: SKRegion) -> SKRegion {
    let (test, other) = (test, region.test)
    return derived { test($0) || other($0) }
  }

  /// Returns the intersection.
  open func byIntersection(with region: SKRegion) -> SKRegion {
    let (test, other) = (test, region.test)
    return derived { test($0) && other($0) }
  }

  /// Returns whether a point is in the region.
  open func contains(_ point: CGPoint) -> Bool { test(point) }

  /// Returns the region itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  private func derived(_ test: @escaping @Sendable (CGPoint) -> Bool) -> SKRegion {
    SKRegion(nil, test)
  }
}
