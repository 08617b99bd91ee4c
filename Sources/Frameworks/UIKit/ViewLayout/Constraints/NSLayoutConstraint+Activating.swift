// When constraints count. Steps VL1… are in `Documentation/Behaviour/ViewLayout.md`.
extension NSLayoutConstraint {
  /// Has constraints count.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Has constraints not count any more.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The first side as an anchor.
  public var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
  /// The second side as an anchor.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

  func activate() {
    guard holder == nil else { return }
    guard let ancestor = commonAncestor else {
      preconditionFailure("a constraint needs a view that both its items are in: \(self)")
    }
    ancestor.hold(self)
  }

  func deactivate() { holder?.letGo(of: self) }

  /// VL1: the innermost view that all its items are in.
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

  /// The items that it is about.
  var items: [any LayoutItem] {
    [first.item, first.origin, second?.item, second?.origin].compactMap(\.self)
  }
}
