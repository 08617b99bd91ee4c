// Activation of constraints. Steps ViewLayout.VL1…
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
    let items = [first.item, first.origin, second?.item, second?.origin].compactMap(\.self)
    let isWhole = first.item != nil && (second == nil || second?.item != nil)
    guard isWhole, var ancestor = items[0].nearestView else { return nil }
    for item in items.dropFirst() {
      guard let view = item.nearestView else { return nil }
      let around = sequence(first: ancestor, next: \.outer)
      guard let common = around.first(where: { view.isDescendant(of: $0) }) else { return nil }
      ancestor = common
    }
    return ancestor
  }

  /// The items of the constraint.
  var items: [any LayoutItem] {
    [first.item, first.origin, second?.item, second?.origin].compactMap(\.self)
  }
}
