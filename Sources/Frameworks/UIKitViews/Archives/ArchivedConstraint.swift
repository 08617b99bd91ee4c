/// A constraint in an archive (Archives.AR15).
///
/// The guides of a view, such as the safe area, are archived by name, because each view has its
/// own.
@preconcurrency @MainActor
final class ArchivedConstraint: NSObject, @preconcurrency NSCoding {
  private var items: [(object: NSObject?, guide: String)] = []
  private var attributes: [Int] = []
  private var relation = 0
  private var numbers: [CGFloat] = []
  private var identifier: String?

  /// Creates the archived form of an active constraint; `nil` for a subclass or an item that cannot
  /// be archived.
  init?(_ constraint: NSLayoutConstraint) {
    super.init()
    guard constraint.isActive, let first = Self.item(constraint.firstItem) else { return nil }
    items = [first]
    if constraint.secondItem != nil {
      guard let second = Self.item(constraint.secondItem) else { return nil }
      items.append(second)
    }
    attributes = [constraint.firstAttribute.rawValue, constraint.secondAttribute.rawValue]
    relation = constraint.relation.rawValue
    numbers = [
      constraint.multiplier, constraint.constant, CGFloat(constraint.priority.rawValue),
    ]
    identifier = constraint.identifier
  }

  init?(coder: NSCoder) {
    super.init()
    for (key, guide) in [("first", "firstGuide"), ("second", "secondGuide")]
    where coder.containsValue(forKey: key) {
      let object = coder.decodeObject(of: [UIView.self, UILayoutGuide.self], forKey: key)
      items.append((object as? NSObject, String(from: coder, forKey: guide) ?? ""))
    }
    attributes = ["firstAttribute", "secondAttribute"].map { coder.decodeInteger(forKey: $0) }
    relation = coder.decodeInteger(forKey: "relation")
    guard let numbers = [CGFloat](from: coder, forKey: "numbers"), numbers.count == 3,
      !items.isEmpty
    else { return nil }
    self.numbers = numbers
    identifier = String(from: coder, forKey: "identifier")
  }

  func encode(with coder: NSCoder) {
    for (item, key) in zip(items, ["first", "second"]) {
      coder.encode(item.object, forKey: key)
      coder.encode(item.guide as Any?, forKey: key + "Guide")
    }
    coder.encode(attributes[0], forKey: "firstAttribute")
    coder.encode(attributes[1], forKey: "secondAttribute")
    coder.encode(relation, forKey: "relation")
    numbers.encode(to: coder, forKey: "numbers")
    if let identifier { coder.encode(identifier as Any?, forKey: "identifier") }
  }

  /// Creates an inactive constraint; `nil` if an item is not in the view that will hold it, or a
  /// value is invalid.
  func constraint(in holder: UIView) -> NSLayoutConstraint? {
    guard let attribute = NSLayoutConstraint.Attribute(rawValue: attributes[0]),
      let other = NSLayoutConstraint.Attribute(rawValue: attributes[1]),
      let relation = NSLayoutConstraint.Relation(rawValue: relation),
      (1...1000).contains(numbers[2]), let first = item(0, in: holder)
    else { return nil }
    let second = items.count > 1 ? item(1, in: holder) : nil
    guard items.count == 1 || second != nil,
      NSLayoutConstraint.mistake(
        ItemAttribute(first, attribute), second.map { ItemAttribute($0, other) }) == nil
    else { return nil }
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
      multiplier: numbers[0], constant: numbers[1])
    constraint.priority = UILayoutPriority(Float(numbers[2]))
    constraint.identifier = identifier
    return constraint
  }

  private func item(_ index: Int, in holder: UIView) -> (any LayoutItem)? {
    var item: NSObject? = items[index].object
    for name in items[index].guide.split(separator: ".") {
      guard let view = item as? UIView else { return nil }
      item = Self.part(String(name), of: view)
    }
    let found = item as? any LayoutItem
    return found?.nearestView?.isDescendant(of: holder) == true ? found : nil
  }

  private static func part(_ name: String, of view: UIView) -> NSObject? {
    switch name {
    case "contentView": (view as? any ArchivedContentOwner)?.archivedContent
    case "safeArea": view.safeAreaLayoutGuide
    case "margins": view.layoutMarginsGuide
    case "readable": view.readableContentGuide
    case "content": (view as? UIScrollView)?.contentLayoutGuide
    case "frame": (view as? UIScrollView)?.frameLayoutGuide
    case "keyboard": view.keyboardLayoutGuide
    default: nil
    }
  }

  /// Returns the object of an item and the path to its guide.
  private static func item(_ item: AnyObject?) -> (object: NSObject?, guide: String)? {
    switch item {
    case let view as UIView:
      if let owner = view.outer as? any ArchivedContentOwner, owner.archivedContent === view {
        return (owner, "contentView")
      }
      return view.isArchivable ? (view, "") : nil
    case let guide as UILayoutGuide:
      guard let name = name(of: guide) else { return guide.isArchivable ? (guide, "") : nil }
      guard let base = self.item(guide.owningView) else { return nil }
      return (base.object, base.guide.isEmpty ? name : base.guide + "." + name)
    default: return nil
    }
  }

  /// Returns the name of a guide that every view has; `nil` for other guides.
  private static func name(of guide: UILayoutGuide) -> String? {
    if let guide = guide as? InsetGuide { return guide.source.rawValue }
    if guide is UIKeyboardLayoutGuide { return "keyboard" }
    guard let scroll = guide.owningView as? UIScrollView else { return nil }
    if guide === scroll.contentLayoutGuide { return "content" }
    return guide === scroll.frameLayoutGuide ? "frame" : nil
  }
}
