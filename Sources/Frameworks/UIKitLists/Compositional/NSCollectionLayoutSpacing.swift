/// The space between or around items of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  /// Returns a space that takes its share of what is left.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, grows: true)
  }
  /// Returns a space of some points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, grows: false)
  }

  /// The space, or the least one, in points.
  open var spacing: CGFloat { points }
  /// Whether the space takes its share of what is left.
  open var isFlexible: Bool { grows }
  /// Whether the space does not grow.
  open var isFixed: Bool { !grows }

  /// Returns the space itself, which cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Internals

  private let points: CGFloat
  private let grows: Bool

  private init(_ points: CGFloat, grows: Bool) {
    (self.points, self.grows) = (points, grows)
    super.init()
  }
}
