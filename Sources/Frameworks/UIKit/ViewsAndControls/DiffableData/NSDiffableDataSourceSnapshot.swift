/// What a table or a collection view shows at a moment: sections, and the items in each, by names of their
/// own.
///
/// A name stands for one thing only: two that are equal stop the program. Steps DD1… are in
/// `Documentation/Behaviour/DiffableData.md`.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
  /// A section and what is in it.
  struct Section {
    let id: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  private(set) var sections: [Section] = []
  /// The items that are to be shown anew.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The sections that are to be shown anew.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items that are to be set up again.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The section of each item.
  private var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
  private var places: [SectionIdentifierType: Int] = [:]

  /// Makes a snapshot in which there is nothing.
  public init() {}

  // MARK: Asking

  /// How many items there are in all sections.
  public var numberOfItems: Int { homes.count }
  /// How many sections there are.
  public var numberOfSections: Int { sections.count }
  /// All sections, in their order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
  /// All items, in their order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// How many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[place(identifier)].items.count
  }
  /// The items of a section, in their order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections[place(identifier)].items
  }
  /// The section that an item is in; nil if there is no such item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType)
    -> SectionIdentifierType?
  { homes[identifier] }
  /// How many items are before an item, in all sections; nil if there is no such item.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let home = homes[identifier], let place = places[home] else { return nil }
    let before = sections[..<place].reduce(0) { $0 + $1.items.count }
    return sections[place].items.firstIndex(of: identifier).map { before + $0 }
  }
  /// How many sections are before a section; nil if there is no such section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { places[identifier] }

  // MARK: Items

  /// Adds items at the end of a section, of the last one unless another is named.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last?.id else {
      preconditionFailure("there is no section to put items into")
    }
    insert(identifiers, into: place(section), at: sections[place(section)].items.count)
  }
  /// Adds items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let (section, item) = spot(of: beforeIdentifier)
    insert(identifiers, into: section, at: item)
  }
  /// Adds items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let (section, item) = spot(of: afterIdentifier)
    insert(identifiers, into: section, at: item + 1)
  }
  /// Takes items out; those that are not there do not matter.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    let homes = Set(gone.compactMap { self.homes[$0] })
    for home in homes { sections[place(home)].items.removeAll(where: gone.contains) }
    for item in gone { self.homes[item] = nil }
    forget(items: gone)
  }
  /// Takes everything out, sections as well.
  public mutating func deleteAllItems() { self = Self() }
  /// Puts an item before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, after: false) }
  /// Puts an item after another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, after: true) }
  /// Has items be shown anew.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers {
      _ = spot(of: item)
      if !reloadedItemIdentifiers.contains(item) { reloadedItemIdentifiers.append(item) }
    }
  }
  /// Has items be set up again by the cells that show them.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers {
      _ = spot(of: item)
      if !reconfiguredItemIdentifiers.contains(item) { reconfiguredItemIdentifiers.append(item) }
    }
  }

  // MARK: Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }
  /// Adds sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: place(toIdentifier)) }
  /// Adds sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: place(toIdentifier) + 1) }
  /// Takes sections out, with their items; those that are not there do not matter.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    let items = Set(sections.filter { gone.contains($0.id) }.flatMap(\.items))
    sections.removeAll { gone.contains($0.id) }
    for item in items { homes[item] = nil }
    reloadedSectionIdentifiers.removeAll(where: gone.contains)
    forget(items: items)
    number()
  }
  /// Puts a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, after: false) }
  /// Puts a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, after: true) }
  /// Has sections be shown anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      _ = place(section)
      if !reloadedSectionIdentifiers.contains(section) {
        reloadedSectionIdentifiers.append(section)
      }
    }
  }

  // MARK: Internals

  /// The same with nothing that is to be shown anew.
  var settled: Self {
    var copy = self
    copy.reloadedItemIdentifiers = []
    copy.reloadedSectionIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    return copy
  }

  /// Where an item is; nil if there is no such item.
  func indexPath(of item: ItemIdentifierType) -> IndexPath? {
    guard let home = homes[item], let section = places[home] else { return nil }
    return sections[section].items.firstIndex(of: item).map { IndexPath(indexes: [section, $0]) }
  }

  private func place(_ section: SectionIdentifierType) -> Int {
    guard let place = places[section] else { preconditionFailure("there is no section \(section)") }
    return place
  }

  private func spot(of item: ItemIdentifierType) -> (section: Int, item: Int) {
    guard let home = homes[item], let index = sections[place(home)].items.firstIndex(of: item)
    else { preconditionFailure("there is no item \(item)") }
    return (place(home), index)
  }

  private mutating func insert(_ items: [ItemIdentifierType], into section: Int, at index: Int) {
    for item in items {
      precondition(
        homes.updateValue(sections[section].id, forKey: item) == nil,
        "there is an item \(item) already")
    }
    sections[section].items.insert(contentsOf: items, at: index)
  }

  private mutating func insert(_ new: [SectionIdentifierType], at index: Int) {
    sections.insert(contentsOf: new.map { Section(id: $0) }, at: index)
    number()
    precondition(places.count == sections.count, "there is one of the sections \(new) already")
  }

  private mutating func move(
    _ item: ItemIdentifierType, to other: ItemIdentifierType, after isAfter: Bool
  ) {
    precondition(item != other, "an item cannot be moved to itself")
    let from = spot(of: item)
    _ = spot(of: other)
    sections[from.section].items.remove(at: from.item)
    let to = spot(of: other)
    sections[to.section].items.insert(item, at: to.item + (isAfter ? 1 : 0))
    homes[item] = sections[to.section].id
  }

  private mutating func move(
    _ section: SectionIdentifierType, to other: SectionIdentifierType, after isAfter: Bool
  ) {
    precondition(section != other, "a section cannot be moved to itself")
    _ = place(other)
    let moved = sections.remove(at: place(section))
    number()
    sections.insert(moved, at: place(other) + (isAfter ? 1 : 0))
    number()
  }

  private mutating func number() {
    places = Dictionary(sections.enumerated().map { ($1.id, $0) }) { first, _ in first }
  }

  private mutating func forget(items: Set<ItemIdentifierType>) {
    reloadedItemIdentifiers.removeAll(where: items.contains)
    reconfiguredItemIdentifiers.removeAll(where: items.contains)
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSnapshot.Section: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
