/// An item that constraints can relate: a view or a guide.
@MainActor
protocol LayoutItem: AnyObject {
  /// The view whose coordinates the item's frame is in.
  var around: UIView? { get }
  /// The view itself, or the view that owns the guide.
  var nearestView: UIView? { get }
}

/// An attribute of an item, or its distance from an attribute of another item.
struct ItemAttribute {
  weak var item: (any LayoutItem)?
  let attribute: NSLayoutConstraint.Attribute
  weak var origin: (any LayoutItem)?
  var originAttribute = NSLayoutConstraint.Attribute.notAnAttribute

  init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
    (self.item, self.attribute) = (item, attribute)
  }

  /// Returns whether another place is the same attribute of the same item.
  func isEqual(to other: ItemAttribute) -> Bool {
    item === other.item && attribute == other.attribute && origin === other.origin
      && originAttribute == other.originAttribute
  }

  /// The kind of attributes that it can be related to.
  var kind: NSLayoutConstraint.Attribute.Kind {
    originAttribute == .notAnAttribute ? attribute.kind : .length
  }
}

extension UIView: LayoutItem {
  var around: UIView? { outer }
  var nearestView: UIView? { self }
}
