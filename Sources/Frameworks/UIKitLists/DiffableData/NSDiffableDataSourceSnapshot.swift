/// The sections and items of a table or a collection view at one time, by unique identifiers.
///
/// Traps on duplicate identifiers. Steps DiffableData.DD1…
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
  /// A section and its items.
  struct Section {
    let id: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  private(set) var sections: [Section] = []
  /// The items to be reloaded.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The sections to be reloaded.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items to be reconfigured.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The section of each item.
  private var sectionsOfItems: [ItemIdentifierType: SectionIdentifierType] = [:]
  private var sectionIndices: [SectionIdentifierType: Int] = [:]

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Queries

  /// The number of items in all sections.
  public var numberOfItems: Int { sectionsOfItems.count }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// Returns the number of items of a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[index(of: identifier)].items.count
  }
  /// Returns the items of a section, in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections[index(of: identifier)].items
  }
  /// Returns the section of an item; `nil` if there is no such item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType)
    -> SectionIdentifierType?
  { sectionsOfItems[identifier] }
  /// Returns the index of an item among all items; `nil` if there is no such item.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = sectionsOfItems[identifier], let index = sectionIndices[section] else {
      return nil
    }
    let before = sections[..<index].reduce(0) { $0 + $1.items.count }
    return sections[index].items.firstIndex(of: identifier).map { before + $0 }
  }
  /// Returns the index of a section; `nil` if there is no such section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIndices[identifier]
  }

  // MARK: Items

  /// Appends items to a section; to the last one if none is given.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last?.id else {
      programmingError("there is no section to append items to: call appendSections(_:) first")
    }
    insert(identifiers, into: index(of: section), at: sections[index(of: section)].items.count)
  }
  /// Inserts items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let (section, item) = position(of: beforeIdentifier)
    insert(identifiers, into: section, at: item)
  }
  /// Inserts items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let (section, item) = position(of: afterIdentifier)
    insert(identifiers, into: section, at: item + 1)
  }
  /// Deletes items; unknown ones are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    let affected = Set(gone.compactMap { self.sectionsOfItems[$0] })
    for section in affected { sections[index(of: section)].items.removeAll(where: gone.contains) }
    for item in gone { self.sectionsOfItems[item] = nil }
    removeMarks(items: gone)
  }
  /// Deletes all items and sections.
  public mutating func deleteAllItems() { self = Self() }
  /// Moves an item before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, after: false) }
  /// Moves an item after another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, after: true) }
  /// Marks items for reloading.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers {
      _ = position(of: item)
      if !reloadedItemIdentifiers.contains(item) { reloadedItemIdentifiers.append(item) }
    }
  }
  /// Marks items for reconfiguration by their existing cells.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers {
      _ = position(of: item)
      if !reconfiguredItemIdentifiers.contains(item) { reconfiguredItemIdentifiers.append(item) }
    }
  }

  // MARK: Sections

  /// Appends sections.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }
  /// Inserts sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: index(of: toIdentifier)) }
  /// Inserts sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: index(of: toIdentifier) + 1) }
  /// Deletes sections with their items; unknown ones are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    let items = Set(sections.filter { gone.contains($0.id) }.flatMap(\.items))
    sections.removeAll { gone.contains($0.id) }
    for item in items { sectionsOfItems[item] = nil }
    reloadedSectionIdentifiers.removeAll(where: gone.contains)
    removeMarks(items: items)
    updateSectionIndices()
  }
  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, after: false) }
  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, after: true) }
  /// Marks sections for reloading.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      _ = index(of: section)
      if !reloadedSectionIdentifiers.contains(section) {
        reloadedSectionIdentifiers.append(section)
      }
    }
  }

  // MARK: Internals

  /// The snapshot without marks for reloading and reconfiguration.
  var withoutMarks: Self {
    var copy = self
    copy.reloadedItemIdentifiers = []
    copy.reloadedSectionIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    return copy
  }

  /// Returns the index path of an item; `nil` if there is no such item.
  func indexPath(of item: ItemIdentifierType) -> IndexPath? {
    guard let section = sectionsOfItems[item], let index = sectionIndices[section] else {
      return nil
    }
    return sections[index].items.firstIndex(of: item).map { IndexPath(indexes: [index, $0]) }
  }

  private func index(of section: SectionIdentifierType) -> Int {
    guard let index = sectionIndices[section] else {
      programmingError(
        "there is no section \(section): append it with appendSections(_:)"
          + UnknownName.hint(
            for: "\(section)", among: sections.map { "\($0.id)" }, called: "the sections",
            none: "the snapshot has no sections"))
    }
    return index
  }

  private func position(of item: ItemIdentifierType) -> (section: Int, item: Int) {
    guard let identifier = sectionsOfItems[item] else {
      programmingError("there is no item \(item) in the snapshot: append it first")
    }
    let section = index(of: identifier)
    guard let index = sections[section].items.firstIndex(of: item) else {
      programmingError("there is no item \(item) in the snapshot: append it first")
    }
    return (section, index)
  }

  private mutating func insert(_ items: [ItemIdentifierType], into section: Int, at index: Int) {
    for item in items {
      programmingPrecondition(
        sectionsOfItems.updateValue(sections[section].id, forKey: item) == nil,
        "the item \(item) is already in the snapshot: identifiers have to be unique")
    }
    sections[section].items.insert(contentsOf: items, at: index)
  }

  private mutating func insert(_ new: [SectionIdentifierType], at index: Int) {
    sections.insert(contentsOf: new.map { Section(id: $0) }, at: index)
    updateSectionIndices()
    programmingPrecondition(
      sectionIndices.count == sections.count,
      "one of the sections \(new) is already in the snapshot: identifiers have to be unique")
  }

  private mutating func move(
    _ item: ItemIdentifierType, to other: ItemIdentifierType, after isAfter: Bool
  ) {
    programmingPrecondition(item != other, "an item cannot be moved to itself")
    let from = position(of: item)
    _ = position(of: other)
    sections[from.section].items.remove(at: from.item)
    let to = position(of: other)
    sections[to.section].items.insert(item, at: to.item + (isAfter ? 1 : 0))
    sectionsOfItems[item] = sections[to.section].id
  }

  private mutating func move(
    _ section: SectionIdentifierType, to other: SectionIdentifierType, after isAfter: Bool
  ) {
    programmingPrecondition(section != other, "a section cannot be moved to itself")
    _ = index(of: other)
    let moved = sections.remove(at: index(of: section))
    updateSectionIndices()
    sections.insert(moved, at: index(of: other) + (isAfter ? 1 : 0))
    updateSectionIndices()
  }

  private mutating func updateSectionIndices() {
    sectionIndices = Dictionary(sections.enumerated().map { ($1.id, $0) }) { first, _ in first }
  }

  private mutating func removeMarks(items: Set<ItemIdentifierType>) {
    reloadedItemIdentifiers.removeAll(where: items.contains)
    reconfiguredItemIdentifiers.removeAll(where: items.contains)
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSnapshot.Section: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
