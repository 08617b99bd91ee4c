/// What constraints are about: a view or a guide.
@MainActor
protocol LayoutItem: AnyObject {
  /// The view whose coordinates its place is in.
  var around: UIView? { get }
  /// The innermost view that it belongs to: the view itself, or a guide's.
  var nearestView: UIView? { get }
}

/// Something of an item, or how far that is from something of another one.
struct LayoutPlace {
  weak var item: (any LayoutItem)?
  let attribute: NSLayoutConstraint.Attribute
  weak var origin: (any LayoutItem)?
  var originAttribute = NSLayoutConstraint.Attribute.notAnAttribute

  init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
    (self.item, self.attribute) = (item, attribute)
  }

  /// Whether another one is the same of the same item.
  func isSame(as other: LayoutPlace) -> Bool {
    item === other.item && attribute == other.attribute && origin === other.origin
      && originAttribute == other.originAttribute
  }

  /// The kind of what it can be compared with.
  var kind: NSLayoutConstraint.Attribute.Kind {
    originAttribute == .notAnAttribute ? attribute.kind : .length
  }
}

extension UIView: LayoutItem {
  var around: UIView? { outer }
  var nearestView: UIView? { self }
}
