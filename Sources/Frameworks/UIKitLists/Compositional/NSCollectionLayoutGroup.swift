/// The description of items in a row, in a column or at places of their own.
///
/// A group is an item too, so that groups lie in groups. Steps Compositional.CL5…
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  // MARK: Creating

  /// Returns a row of a number of items of equal width, whose own width does not apply.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .line(.horizontal, .equal(checked(count))), [subitem])
  }
  /// Returns a row of a number of items, which keep their width if they fit.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .line(.horizontal, .count(checked(count))), [subitem])
  }
  /// Returns a row of items, which are repeated while they fit.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .line(.horizontal, .fill), checked(subitems))
  }
  /// Returns a column of a number of items of equal height, whose own height does not apply.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .line(.vertical, .equal(checked(count))), [subitem])
  }
  /// Returns a column of a number of items, which keep their height if they fit.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .line(.vertical, .count(checked(count))), [subitem])
  }
  /// Returns a column of items, which are repeated while they fit.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .line(.vertical, .fill), checked(subitems))
  }
  /// Returns a group whose items a closure places.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .places(itemProvider), []) }

  // MARK: Group

  /// The supplementary views of the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { supplements }
    set { supplements = newValue }
  }
  /// The space between the items.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// The items.
  open var subitems: [NSCollectionLayoutItem] { items }

  /// Returns the sizes of the group and its items as lines of text.
  open func visualDescription() -> String { description(indent: "") }

  /// Returns a copy of the group.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = adopt(NSCollectionLayoutGroup(size, arrangement, items))
    (copy.supplements, copy.interItemSpacing) = (supplements, interItemSpacing)
    return copy
  }

  // MARK: Internals

  /// The ways to place items.
  enum Arrangement {
    case line(LayoutAxis, Repetition)
    case places(NSCollectionLayoutGroupCustomItemProvider)
  }

  /// The ways to repeat the items of a line.
  enum Repetition {
    /// As often as they fit.
    case fill
    /// A number of times, at their own size if they fit.
    case count(Int)
    /// A number of times, at equal sizes.
    case equal(Int)
  }

  let arrangement: Arrangement
  private let items: [NSCollectionLayoutItem]

  init(
    _ size: NSCollectionLayoutSize, _ arrangement: Arrangement, _ items: [NSCollectionLayoutItem]
  ) {
    (self.arrangement, self.items) = (arrangement, items)
    super.init(size: size, supplements: [])
  }

  private static func checked(_ count: Int) -> Int {
    programmingPrecondition(count > 0, "a group has at least one item, not \(count)")
    return count
  }

  private static func checked(_ items: [NSCollectionLayoutItem]) -> [NSCollectionLayoutItem] {
    programmingPrecondition(!items.isEmpty, "a group has at least one item")
    return items
  }

  private func description(indent: String) -> String {
    func text(_ item: NSCollectionLayoutItem) -> String {
      let (width, height) = (item.layoutSize.widthDimension, item.layoutSize.heightDimension)
      return "\(width.summary) × \(height.summary)"
    }
    var lines = ["\(indent)group \(text(self))"]
    for item in items {
      if let group = item as? NSCollectionLayoutGroup {
        lines.append(group.description(indent: indent + "  "))
      } else {
        lines.append("\(indent)  item \(text(item))")
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension NSCollectionLayoutDimension {
  /// The dimension as a word and a number.
  fileprivate var summary: String {
    if isFractionalWidth { return "\(dimension) of the width" }
    if isFractionalHeight { return "\(dimension) of the height" }
    return isAbsolute ? "\(dimension)" : "about \(dimension)"
  }
}
