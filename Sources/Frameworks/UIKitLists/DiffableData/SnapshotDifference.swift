/// The difference of two snapshots, as updates of a table or a collection view.
///
/// Deletions, reloads and the origins of moves are given by paths before the change; insertions and
/// the targets of moves by paths after it. Steps DiffableData.DD3… are in
/// `Documentation/Behaviour/DiffableData.md`.
struct SnapshotDifference {
  private(set) var deletedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  private(set) var movedSections: [(from: Int, to: Int)] = []
  private(set) var reloadedSections = IndexSet()
  private(set) var deletedItems: [IndexPath] = []
  private(set) var insertedItems: [IndexPath] = []
  private(set) var movedItems: [(from: IndexPath, to: IndexPath)] = []
  private(set) var reloadedItems: [IndexPath] = []
  /// The items to be reconfigured, by paths after the change.
  private(set) var reconfiguredItems: [IndexPath] = []

  /// Whether there are no updates other than reconfigurations.
  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && reloadedSections.isEmpty && deletedItems.isEmpty && insertedItems.isEmpty
      && movedItems.isEmpty && reloadedItems.isEmpty
  }

  /// Computes the difference of two snapshots.
  init<Section: Hashable, Item: Hashable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let sections = ListDifference(old.sectionIdentifiers, new.sectionIdentifiers)
    deletedSections = IndexSet(sections.deleted)
    insertedSections = IndexSet(sections.inserted)
    movedSections = sections.moved
    let (before, after) = (Self.places(old), Self.places(new))
    let reloaded = Set(new.reloadedSectionIdentifiers)
    for section in reloaded {
      if let place = old.indexOfSection(section) { reloadedSections.insert(place) }
    }
    compareItems(old, new, before, after, leavingOut: reloaded)
    // Reloads are given by paths before the change.
    reloadedItems = new.reloadedItemIdentifiers.compactMap { item in
      guard let old = before[item], after[item] != nil, !reloadedSections.contains(old[0]) else {
        return nil
      }
      return old
    }
    // A move with a reload is a deletion and an insertion (DiffableData.DD7).
    let anew = Set(reloadedItems)
    let both = movedItems.filter { anew.contains($0.from) }
    movedItems.removeAll { anew.contains($0.from) }
    deletedItems += both.map(\.from)
    insertedItems += both.map(\.to)
    let gone = Set(deletedItems)
    reloadedItems.removeAll(where: gone.contains)
    for (from, to) in movedSections where reloadedSections.contains(from) {
      deletedSections.insert(from)
      insertedSections.insert(to)
      reloadedSections.remove(from)
    }
    let goneSections = deletedSections
    movedSections.removeAll { goneSections.contains($0.from) }
    reconfiguredItems = new.reconfiguredItemIdentifiers.compactMap { after[$0] }
  }

  private mutating func compareItems<Section: Hashable, Item: Hashable>(
    _ old: NSDiffableDataSourceSnapshot<Section, Item>,
    _ new: NSDiffableDataSourceSnapshot<Section, Item>, _ before: [Item: IndexPath],
    _ after: [Item: IndexPath], leavingOut reloaded: Set<Section>
  ) {
    var crossing: Set<Item> = []
    for (place, section) in old.sections.enumerated() {
      let isGone = new.indexOfSection(section.id) == nil || reloaded.contains(section.id)
      for (index, item) in section.items.enumerated() {
        let home = new.sectionIdentifier(containingItem: item)
        let path = IndexPath(indexes: [place, index])
        if let home, home != section.id {
          // An item cannot be moved into an inserted or reloaded section (DiffableData.DD5).
          let isNew = old.indexOfSection(home) == nil || reloaded.contains(home)
          if !isGone, !isNew, let to = after[item] {
            movedItems.append((path, to))
            crossing.insert(item)
          } else if !isGone {
            deletedItems.append(path)
          }
        } else if home == nil, !isGone {
          deletedItems.append(path)
        }
      }
    }
    for (place, section) in new.sections.enumerated() {
      guard let oldPlace = old.indexOfSection(section.id), !reloaded.contains(section.id) else {
        continue
      }
      let was = old.sections[oldPlace].items
      let (here, there) = (Set(section.items), Set(was))
      let order = ListDifference(was.filter(here.contains), section.items.filter(there.contains))
      let (kept, keeps) = (was.filter(here.contains), section.items.filter(there.contains))
      for (from, to) in order.moved {
        guard let from = before[kept[from]], let to = after[keeps[to]] else { continue }
        movedItems.append((from, to))
      }
      for (index, item) in section.items.enumerated()
      where !there.contains(item) && !crossing.contains(item) {
        insertedItems.append(IndexPath(indexes: [place, index]))
      }
    }
  }

  private static func places<Section, Item: Hashable>(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  ) -> [Item: IndexPath] {
    var places: [Item: IndexPath] = [:]
    for (place, section) in snapshot.sections.enumerated() {
      for (index, item) in section.items.enumerated() {
        places[item] = IndexPath(indexes: [place, index])
      }
    }
    return places
  }
}
