/// The sections and items of a table or a collection view at one time, as an object.
///
/// It is here, below Core Data and UIKit, as both have it in their interfaces. UIKit adds the
/// methods that change it, and converts it to `NSDiffableDataSourceSnapshot` and back with `as`.
/// Steps DiffableData.DR1…
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
  /// A section and its items.
  package struct Section {
    /// The identifier.
    package let id: AnyHashable
    /// The identifiers of the items.
    package let items: [AnyHashable]

    /// Creates a section.
    package init(id: AnyHashable, items: [AnyHashable]) { (self.id, self.items) = (id, items) }
  }

  /// The sections, in order.
  package var sections: [Section] = []
  /// The items to be reloaded.
  package var reloadedItems: [AnyHashable] = []
  /// The sections to be reloaded.
  package var reloadedSections: [AnyHashable] = []
  /// The items to be reconfigured.
  package var reconfiguredItems: [AnyHashable] = []

  /// Creates an empty snapshot.
  public override init() { super.init() }

  /// The number of items in all sections.
  open var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }

  /// The number of sections.
  open var numberOfSections: Int { sections.count }

  /// The identifiers of the sections, in order.
  open var sectionIdentifiers: [Any] { sections.map(\.id.base) }

  /// The identifiers of the items of all sections, in order.
  open var itemIdentifiers: [Any] { sections.flatMap(\.items).map(\.base) }

  /// The identifiers of the items to be reloaded.
  open var reloadedItemIdentifiers: [Any] { reloadedItems.map(\.base) }

  /// The identifiers of the sections to be reloaded.
  open var reloadedSectionIdentifiers: [Any] { reloadedSections.map(\.base) }

  /// The identifiers of the items to be reconfigured.
  open var reconfiguredItemIdentifiers: [Any] { reconfiguredItems.map(\.base) }

  /// Returns the number of items of a section.
  open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    items(in: sectionIdentifier).count
  }

  /// Returns the identifiers of the items of a section, in order.
  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    items(in: sectionIdentifier).map(\.base)
  }

  /// Returns the identifier of the section of an item; nil if there is no such item.
  open func sectionIdentifierForSectionContainingItem(withIdentifier itemIdentifier: Any) -> Any? {
    let item = Self.hashable(itemIdentifier)
    return sections.first { $0.items.contains(item) }?.id.base
  }

  /// Returns the index of an item among all items; `NSNotFound` if there is no such item.
  open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
    sections.flatMap(\.items).firstIndex(of: Self.hashable(itemIdentifier)) ?? NSNotFound
  }

  /// Returns the index of a section; `NSNotFound` if there is no such section.
  open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
    let section = Self.hashable(sectionIdentifier)
    return sections.firstIndex { $0.id == section } ?? NSNotFound
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSDiffableDataSourceSnapshotReference()
    (copy.sections, copy.reloadedItems) = (sections, reloadedItems)
    (copy.reloadedSections, copy.reconfiguredItems) = (reloadedSections, reconfiguredItems)
    return copy
  }

  /// Returns an identifier as a hashable value; traps if it is not hashable.
  package static func hashable(_ identifier: Any) -> AnyHashable {
    guard let identifier = identifier as? AnyHashable else {
      programmingError("the identifier \(identifier) of a snapshot is not hashable")
    }
    return identifier
  }

  private func items(in identifier: Any) -> [AnyHashable] {
    let section = Self.hashable(identifier)
    guard let found = sections.first(where: { $0.id == section }) else {
      programmingError("there is no section \(identifier) in the snapshot: append it first")
    }
    return found.items
  }
}
