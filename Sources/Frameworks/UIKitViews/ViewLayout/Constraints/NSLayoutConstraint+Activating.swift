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
    guard let item = first.item, let view = item.nearestView else { return nil }
    guard second == nil || second?.item != nil else { return nil }
    var ancestor: UIView? = view
    for item in [first.origin, second?.item, second?.origin] where ancestor != nil && item != nil {
      guard let view = item?.nearestView else { return nil }
      while let around = ancestor, !view.isDescendant(of: around) { ancestor = around.outer }
    }
    return ancestor
  }

  /// The items of the constraint.
  var items: [any LayoutItem] {
    [first.item, first.origin, second?.item, second?.origin].compactMap(\.self)
  }
}
