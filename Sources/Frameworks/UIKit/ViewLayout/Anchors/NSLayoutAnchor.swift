/// Something of a view or a guide that constraints are made from.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let place: LayoutPlace

  init(_ place: LayoutPlace) {
    self.place = place
    super.init()
  }

  /// Makes a constraint that it is where another one is.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: 0)
  }

  /// Makes a constraint that it is at least where another one is.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  { constraint(greaterThanOrEqualTo: anchor, constant: 0) }

  /// Makes a constraint that it is at most where another one is.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  { constraint(lessThanOrEqualTo: anchor, constant: 0) }

  /// Makes a constraint that it is so many points behind another one.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  { NSLayoutConstraint(place, .equal, anchor.place, constant: c) }

  /// Makes a constraint that it is at least so many points behind another one.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .greaterThanOrEqual, anchor.place, constant: c)
  }

  /// Makes a constraint that it is at most so many points behind another one.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .lessThanOrEqual, anchor.place, constant: c)
  }

  /// Whether another anchor is the same of the same item.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
    return MainActor.assumeIsolated { place.isSame(as: other.place) }
  }

  /// Is the same for those that are equal.
  nonisolated open override var hash: Int {
    MainActor.assumeIsolated { place.attribute.rawValue }
  }

  func distance(to other: NSLayoutAnchor<AnchorType>) -> NSLayoutDimension {
    var distance = LayoutPlace(other.place.item, other.place.attribute)
    (distance.origin, distance.originAttribute) = (place.item, place.attribute)
    return NSLayoutDimension(distance)
  }

  /// Makes a constraint with a gap as the system leaves it, so many times.
  func constraint(
    _ relation: NSLayoutConstraint.Relation, systemSpacing multiplier: CGFloat,
    from anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      place, relation, anchor.place, constant: multiplier * SystemSpacing.betweenViews)
  }
}

/// The gaps that the system leaves.
enum SystemSpacing {
  /// Between two views, in points.
  ///
  /// - Source: Apple's guide to Auto Layout. Confidence: documented.
  static let betweenViews: CGFloat = 8
}
