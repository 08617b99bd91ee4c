// Activation of constraints (ViewLayout.VL1…).
extension NSLayoutConstraint {
  func activate() {
    guard holder == nil else { return }
    guard let ancestor = commonAncestor else {
      programmingError(
        "the items of a constraint have no common ancestor: add the views to their superviews "
          + "before the constraint becomes active: \(self)",
        exception: "NSGenericException")
    }
    ancestor.install(self)
  }

  func deactivate() { holder?.uninstall(self) }

  /// The innermost view that contains all items of the constraint (ViewLayout.VL1).
  private var commonAncestor: UIView? {
    guard let view = first.item?.nearestView else { return nil }
    guard second == nil || second?.item != nil else { return nil }
    var ancestor: UIView? = view
    if let item = first.origin { ancestor = Self.common(ancestor, item.nearestView) }
    if let item = second?.item { ancestor = Self.common(ancestor, item.nearestView) }
    if let item = second?.origin { ancestor = Self.common(ancestor, item.nearestView) }
    return ancestor
  }

  /// Returns the innermost view that contains two views; nil if one of them is nil.
  private static func common(_ one: UIView?, _ other: UIView?) -> UIView? {
    guard let one, let other else { return nil }
    // Most constraints relate a view with its superview or with a sibling.
    let (outer, otherOuter) = (one.outer, other.outer)
    if one === other || one === otherOuter { return one }
    if let outer, outer === other || outer === otherOuter { return outer }
    var ancestor: UIView? = one
    while let around = ancestor, !other.isDescendant(of: around) { ancestor = around.outer }
    return ancestor
  }

  /// Whether the constraint's constant depends on the baselines of views.
  var dependsOnBaselines: Bool { firstAttribute.isBaseline || secondAttribute.isBaseline }

  /// The items of the constraint.
  var items: [any LayoutItem] {
    [first.item, first.origin, second?.item, second?.origin].compactMap(\.self)
  }
}
