/// The items of one section at one time, as an outline: items have children, which are visible
/// while their parent is expanded.
///
/// Traps on duplicate identifiers. Steps DiffableData.DS1…
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
where ItemIdentifierType: Hashable {
  /// Creates an empty snapshot.
  public init() {}

  // MARK: Queries

  /// All items, each before its children.
  public private(set) var items: [ItemIdentifierType] = []
  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] { items.filter { levels[$0] == 0 } }
  /// The items whose ancestors are all expanded.
  public var visibleItems: [ItemIdentifierType] {
    var visible: [ItemIdentifierType] = []
    var hiddenLevel = Int.max
    for item in items {
      let level = level(of: item)
      if level >= hiddenLevel { continue }
      visible.append(item)
      hiddenLevel = expanded.contains(item) ? .max : level + 1
    }
    return visible
  }
  /// The expanded items, each before its children.
  public var expandedItems: [ItemIdentifierType] { items.filter(expanded.contains) }

  /// Returns whether an item is in the snapshot.
  public func contains(_ item: ItemIdentifierType) -> Bool { levels[item] != nil }
  /// Returns the index of an item among all items; `nil` if there is no such item.
  public func index(of item: ItemIdentifierType) -> Int? { places[item] }
  /// Returns the number of an item's ancestors.
  public func level(of item: ItemIdentifierType) -> Int {
    guard let level = levels[item] else { missing(item) }
    return level
  }
  /// Returns the parent of an item; `nil` for an item without one.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    let (place, level) = (place(of: child), level(of: child))
    return items[..<place].last { self.level(of: $0) < level }
  }
  /// Returns whether the children of an item are visible, if it is visible itself.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    _ = place(of: item)
    return expanded.contains(item)
  }
  /// Returns whether all ancestors of an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    var next = parent(of: item)
    while let parent = next {
      guard expanded.contains(parent) else { return false }
      next = self.parent(of: parent)
    }
    return true
  }

  /// Returns the children of an item, with their own children.
  ///
  /// - Parameters:
  ///   - parent: The item.
  ///   - includingParent: Whether the result has the item too, as its root.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    let place = place(of: parent)
    let base = level(of: parent) + (includingParent ? 0 : 1)
    var part = Self()
    part.items = Array(items[(includingParent ? place : place + 1)..<end(of: place)])
    for item in part.items { part.levels[item] = level(of: item) - base }
    part.expanded = expanded.intersection(part.items)
    part.updatePlaces()
    return part
  }

  /// Returns the outline as text, a line for each item: `*` before a visible one, `+` or `-` before
  /// an expanded or a collapsed one with children.
  public func visualDescription() -> String {
    let visible = Set(visibleItems)
    return items.enumerated().map { place, item in
      let hasChildren = end(of: place) > place + 1
      let mark = hasChildren ? (expanded.contains(item) ? "-" : "+") : " "
      let indentation = String(repeating: "  ", count: level(of: item))
      return "\(visible.contains(item) ? "*" : " ") \(indentation)\(mark) \(item)"
    }.joined(separator: "\n")
  }

  // MARK: Items

  /// Appends items to the children of an item; to the items without a parent if none is given.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    guard let parent else { return insert(flat: items, at: self.items.count, level: 0) }
    insert(flat: items, at: end(of: place(of: parent)), level: level(of: parent) + 1)
  }
  /// Inserts items before another one, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(flat: items, at: place(of: item), level: level(of: item))
  }
  /// Inserts items after another one and its children, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(flat: items, at: end(of: place(of: item)), level: level(of: item))
  }
  /// Inserts an outline before an item, with the same parent.
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    insert(snapshot, at: place(of: item), level: level(of: item))
  }
  /// Inserts an outline after an item and its children, with the same parent.
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    insert(snapshot, at: end(of: place(of: item)), level: level(of: item))
  }
  /// Replaces the children of an item by an outline.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    let place = place(of: parent)
    remove(place + 1..<end(of: place))
    insert(snapshot, at: place + 1, level: level(of: parent) + 1)
  }
  /// Deletes items with their children; unknown ones are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let place = places[item] else { continue }
      remove(place..<end(of: place))
    }
  }
  /// Deletes all items.
  public mutating func deleteAll() { self = Self() }

  // MARK: Expanding

  /// Expands items.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items { expanded.insert(self.items[place(of: item)]) }
  }
  /// Collapses items.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items { expanded.remove(self.items[place(of: item)]) }
  }

  // MARK: Internals

  private var levels: [ItemIdentifierType: Int] = [:]
  private var places: [ItemIdentifierType: Int] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  private func missing(_ item: ItemIdentifierType) -> Never {
    programmingError("there is no item \(item) in the section snapshot: append it first")
  }

  private func place(of item: ItemIdentifierType) -> Int {
    guard let place = places[item] else { missing(item) }
    return place
  }

  /// Returns the index after the item at an index and its children.
  private func end(of place: Int) -> Int {
    let level = level(of: items[place])
    return items[(place + 1)...].firstIndex { self.level(of: $0) <= level } ?? items.count
  }

  private mutating func insert(flat new: [ItemIdentifierType], at place: Int, level: Int) {
    for item in new {
      programmingPrecondition(
        levels.updateValue(level, forKey: item) == nil,
        "the item \(item) is already in the section snapshot: identifiers have to be unique")
    }
    items.insert(contentsOf: new, at: place)
    updatePlaces()
  }

  private mutating func insert(_ part: Self, at place: Int, level: Int) {
    insert(flat: part.items, at: place, level: level)
    for item in part.items { levels[item] = level + part.level(of: item) }
    expanded.formUnion(part.expanded)
  }

  private mutating func remove(_ range: Range<Int>) {
    for item in items[range] {
      levels[item] = nil
      expanded.remove(item)
    }
    items.removeSubrange(range)
    updatePlaces()
  }

  private mutating func updatePlaces() {
    places = Dictionary(uniqueKeysWithValues: items.enumerated().map { ($1, $0) })
  }
}

extension NSDiffableDataSourceSectionSnapshot: Equatable {
  /// Returns whether two snapshots have the same items, parents and expanded items.
  public static func == (left: Self, right: Self) -> Bool {
    left.items == right.items && left.levels == right.levels && left.expanded == right.expanded
  }
}
extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
