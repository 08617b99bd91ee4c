/// How one snapshot becomes another: what a table or a collection view is told.
///
/// What goes and what moves is named by where it was, what comes by where it is. Steps DD3… are in
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
  /// Where those are, after all, whose cells are to be set up again.
  private(set) var reconfiguredItems: [IndexPath] = []

  /// Whether nothing is to be done but to set up cells again.
  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && reloadedSections.isEmpty && deletedItems.isEmpty && insertedItems.isEmpty
      && movedItems.isEmpty && reloadedItems.isEmpty
  }

  /// Compares two snapshots.
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
    // A reload says where the item was, as all that is named by what was there.
    reloadedItems = new.reloadedItemIdentifiers.compactMap { item in
      guard let old = before[item], after[item] != nil, !reloadedSections.contains(old[0]) else {
        return nil
      }
      return old
    }
    // DD7: what moves and is shown anew goes and comes.
    let anew = Set(reloadedItems)
    let both = movedItems.filter { anew.contains($0.from) }
    movedItems.removeAll { anew.contains($0.from) }
    deletedItems += both.map(\.from)
    insertedItems += both.map(\.to)
    let gone = Set(deletedItems)
    reloadedItems.removeAll(where: gone.contains)
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
          // DD5: into a section that is new or shown anew nothing can be moved.
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

/// How one list of different things becomes another, with as few moves as that takes.
struct ListDifference {
  private(set) var deleted: [Int] = []
  private(set) var inserted: [Int] = []
  private(set) var moved: [(from: Int, to: Int)] = []

  init<Element: Hashable>(_ old: [Element], _ new: [Element]) {
    let places = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1, $0) })
    let names = Set(new)
    deleted = old.indices.filter { !names.contains(old[$0]) }
    var origins: [(from: Int, to: Int)] = []
    for (to, element) in new.enumerated() {
      if let from = places[element] { origins.append((from, to)) } else { inserted.append(to) }
    }
    // Those of the longest run that keeps its order stay where they are.
    let staying = Set(Self.longestRise(origins.map(\.from)))
    moved = origins.indices.filter { !staying.contains($0) }.map { origins[$0] }
  }

  /// The places of as many numbers as can be that grow from one to the next.
  static func longestRise(_ numbers: [Int]) -> [Int] {
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      let length = ends.firstPlace { numbers[$0] >= number }
      if length > 0 { previous[place] = ends[length - 1] }
      if length < ends.count { ends[length] = place } else { ends.append(place) }
    }
    var rise: [Int] = []
    var place = ends.last ?? -1
    while place >= 0 {
      rise.append(place)
      place = previous[place]
    }
    return rise.reversed()
  }
}
