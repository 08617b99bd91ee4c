/// A region around a point, in which a field acts.
///
/// - Thread: any; all its properties are constants.
open class UIRegion: NSObject, @unchecked Sendable {
  private let holds: @Sendable (CGPoint) -> Bool

  /// Creates a region without points.
  public override init() {
    holds = { _ in false }
    super.init()
  }

  private init(holds: @escaping @Sendable (CGPoint) -> Bool) {
    self.holds = holds
    super.init()
  }

  /// Creates a circle.
  public convenience init(radius: CGFloat) {
    self.init { hypot($0.x, $0.y) <= radius }
  }

  /// Creates a rectangle of a size, with the point in its center.
  public convenience init(size: CGSize) {
    self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
  }

  /// The region of all points.
  public static let infinite = UIRegion { _ in true }

  /// Returns the points that are not in the region.
  open func inverse() -> UIRegion { UIRegion { [holds] in !holds($0) } }
  /// Returns the points of both regions.
  open func byUnion(with region: UIRegion) -> UIRegion {
    UIRegion { [holds] in holds($0) || region.holds($0) }
  }
  /// Returns the points of the region that are not in another.
  open func byDifference(from region: UIRegion) -> UIRegion {
    UIRegion { [holds] in holds($0) && !region.holds($0) }
  }
  /// Returns the points that are in both regions.
  open func byIntersection(with region: UIRegion) -> UIRegion {
    UIRegion { [holds] in holds($0) && region.holds($0) }
  }

  /// Returns whether the region contains a point.
  open func contains(_ point: CGPoint) -> Bool { holds(point) }
}
