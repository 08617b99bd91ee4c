/// An attribute of a view or a guide from which constraints are created.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let place: ItemAttribute

  init(_ place: ItemAttribute) {
    self.place = place
    super.init()
  }

  /// Returns a constraint that makes the anchor equal to another.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: 0)
  }

  /// Returns a constraint that makes the anchor greater than or equal to another.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  { constraint(greaterThanOrEqualTo: anchor, constant: 0) }

  /// Returns a constraint that makes the anchor less than or equal to another.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  { constraint(lessThanOrEqualTo: anchor, constant: 0) }

  /// Returns a constraint that makes the anchor equal to another with an offset in points.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  { NSLayoutConstraint(place, .equal, anchor.place, constant: c) }

  /// Returns a constraint that makes the anchor greater than or equal to another with an offset in
  /// points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .greaterThanOrEqual, anchor.place, constant: c)
  }

  /// Returns a constraint that makes the anchor less than or equal to another with an offset in
  /// points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .lessThanOrEqual, anchor.place, constant: c)
  }

  /// Returns whether another anchor, of any type, is the same attribute of the same item.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? any PlacedAnchor else { return false }
    return AnyThread.read { place.isEqual(to: other.place) }
  }

  /// The hash value, which is equal for equal anchors.
  nonisolated open override var hash: Int {
    AnyThread.read { place.attribute.rawValue }
  }

  func distance(to other: NSLayoutAnchor<AnchorType>) -> NSLayoutDimension {
    var distance = ItemAttribute(other.place.item, other.place.attribute)
    (distance.origin, distance.originAttribute) = (place.item, place.attribute)
    return NSLayoutDimension(distance)
  }

  /// Returns a constraint with a multiple of the system spacing.
  func constraint(
    _ relation: NSLayoutConstraint.Relation, systemSpacing multiplier: CGFloat,
    from anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      place, relation, anchor.place, constant: multiplier * SystemSpacing.betweenViews)
  }
}

/// An anchor of any type: the type of a constraint's `firstAnchor` differs from that of a view's
/// anchor.
@MainActor
private protocol PlacedAnchor: AnyObject, Sendable {
  var place: ItemAttribute { get }
}

extension NSLayoutAnchor: PlacedAnchor {}

/// The standard distances of the system.
enum SystemSpacing {
  /// The distance between two views, in points.
  ///
  /// - Source: Apple's guide to Auto Layout. Confidence: documented.
  static let betweenViews: CGFloat = 8
}
