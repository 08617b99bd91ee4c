/// The mapping of index paths by a batch of updates.
///
/// Deletions, reloads and the origins of moves are given by paths before the batch; insertions and
/// the targets of moves by paths after it. Steps Collections.CV40… are in
/// `Documentation/Behaviour/Collections.md`.
struct CollectionUpdate {
  /// One update of the batch.
  enum Step {
    case insertItem(IndexPath), deleteItem(IndexPath), reloadItem(IndexPath)
    case moveItem(IndexPath, IndexPath)
    case insertSection(Int), deleteSection(Int), reloadSection(Int)
    case moveSection(Int, Int)
  }

  /// The reason that updates do not match the numbers of items.
  struct Inconsistency: Error, CustomStringConvertible {
    let description: String
  }

  /// The old index of each new section; `nil` for an inserted or reloaded one.
  private var origins: [Int?] = []
  private var targets: [Int: Int] = [:]
  /// The old sections whose items are mapped one by one.
  private var remappedSections: Set<Int> = []
  private var itemTargets: [IndexPath: IndexPath] = [:]
  private var itemOrigins: [IndexPath: IndexPath] = [:]
  /// The new sections whose items are mapped one by one.
  private var remappedNewSections: Set<Int> = []

  /// Returns the new path of an old item; `nil` if it is deleted or reloaded.
  func target(of old: IndexPath) -> IndexPath? {
    if remappedSections.contains(old.sectionIndex) { return itemTargets[old] }
    return itemTargets[old] ?? targetSection(of: old.sectionIndex).map { old.inSection($0) }
  }

  /// Returns the old path of a new item; `nil` if it is inserted or reloaded.
  func origin(of new: IndexPath) -> IndexPath? {
    if remappedNewSections.contains(new.sectionIndex) { return itemOrigins[new] }
    return itemOrigins[new] ?? originSection(of: new.sectionIndex).map { new.inSection($0) }
  }

  /// Returns the new index of an old section.
  func targetSection(of old: Int) -> Int? { targets[old] }
  /// Returns the old index of a new section.
  func originSection(of new: Int) -> Int? { origins.indices.contains(new) ? origins[new] : nil }

  // MARK: Creating

  /// Computes the mapping.
  ///
  /// - Parameters:
  ///   - steps: The updates.
  ///   - before: The number of items of each old section.
  ///   - after: The number of items of each new section.
  init(_ steps: [Step], before: [Int], after: [Int]) throws(Inconsistency) {
    var plan = UpdatesByKind()
    for step in steps { plan.add(step) }
    try plan.checkContradictions()
    try plan.check(before, after)
    try findSections(plan, before, after)
    for section in after.indices { try findItems(plan, section, before, after) }
    for (from, to) in plan.itemMoves { itemTargets[from] = to }
    for section in Set(plan.itemsLeaving.map(\.sectionIndex)) where targets[section] == nil {
      remappedSections.insert(section)
    }
  }

  /// The updates by kind.
  fileprivate struct UpdatesByKind {
    var deleted: Set<IndexPath> = [], inserted: Set<IndexPath> = [], reloaded: Set<IndexPath> = []
    var itemMoves: [IndexPath: IndexPath] = [:], arrivals: [IndexPath: IndexPath] = [:]
    var deletedSections: Set<Int> = [], insertedSections: Set<Int> = []
    var reloadedSections: Set<Int> = [], sectionMoves: [Int: Int] = [:]
    /// All moves, in their order, also those that contradict others.
    var allItemMoves: [(from: IndexPath, to: IndexPath)] = []
    var allSectionMoves: [(from: Int, to: Int)] = []

    /// The items that leave their section.
    var itemsLeaving: Set<IndexPath> { deleted.union(itemMoves.keys) }

    mutating func add(_ step: Step) {
      switch step {
      case .insertItem(let path): inserted.insert(path)
      case .deleteItem(let path): deleted.insert(path)
      case .reloadItem(let path): reloaded.insert(path)
      case .moveItem(let from, let to):
        (itemMoves[from], arrivals[to]) = (to, from)
        allItemMoves.append((from, to))
      case .insertSection(let section): insertedSections.insert(section)
      case .deleteSection(let section): deletedSections.insert(section)
      case .reloadSection(let section): reloadedSections.insert(section)
      case .moveSection(let from, let to):
        sectionMoves[from] = to
        allSectionMoves.append((from, to))
      }
    }

    /// Refuses updates of one item or section that contradict each other (Collections.CV76).
    func checkContradictions() throws(Inconsistency) {
      let item = UpdateConflict.first(
        deleted: deleted, reloaded: reloaded, inserted: inserted, moves: allItemMoves)
      if let item {
        let (path, changes) = (item.position, item.changes)
        throw Inconsistency(
          description: """
            item \(path.itemIndex) of section \(path.sectionIndex) is \(changes) in one batch of \
            updates
            """)
      }
      let section = UpdateConflict.first(
        deleted: deletedSections, reloaded: reloadedSections, inserted: insertedSections,
        moves: allSectionMoves)
      if let section {
        throw Inconsistency(
          description:
            "section \(section.position) is \(section.changes) in one batch of updates")
      }
    }

    func check(_ before: [Int], _ after: [Int]) throws(Inconsistency) {
      for path in deleted.union(reloaded).union(itemMoves.keys) {
        guard before.has(path) else {
          throw Inconsistency(description: "the item at \(path) did not exist before the update")
        }
      }
      for path in inserted.union(arrivals.keys) {
        guard after.has(path) else {
          throw Inconsistency(description: "the item at \(path) does not exist after the update")
        }
      }
      for section in deletedSections.union(reloadedSections).union(sectionMoves.keys) {
        guard before.indices.contains(section) else {
          throw Inconsistency(description: "the section \(section) did not exist before the update")
        }
      }
    }
  }

  /// Maps the sections; those without an update keep their order (Collections.CV41).
  private mutating func findSections(_ plan: UpdatesByKind, _ before: [Int], _ after: [Int])
    throws(Inconsistency)
  {
    var staying = before.indices.filter {
      !plan.deletedSections.contains($0) && plan.sectionMoves[$0] == nil
    }[...]
    let arrivals = Dictionary(plan.sectionMoves.map { ($1, $0) }) { first, _ in first }
    for section in after.indices {
      var origin: Int?
      if let from = arrivals[section] {
        origin = from
      } else if !plan.insertedSections.contains(section) {
        guard let next = staying.popFirst() else { throw Self.sectionMismatch(plan, before, after) }
        origin = next
      }
      origins.append(origin)
      if let origin { targets[origin] = section }
    }
    let count = before.count - plan.deletedSections.count + plan.insertedSections.count
    guard staying.isEmpty, count == after.count else {
      throw Self.sectionMismatch(plan, before, after)
    }
    for section in plan.reloadedSections {
      guard let target = targets.removeValue(forKey: section) else { continue }
      origins[target] = nil
    }
  }

  private mutating func findItems(
    _ plan: UpdatesByKind, _ section: Int, _ before: [Int], _ after: [Int]
  ) throws(Inconsistency) {
    guard let old = origins[section] else {
      for (to, from) in plan.arrivals where to.sectionIndex == section { itemOrigins[to] = from }
      remappedNewSections.insert(section)
      return
    }
    let changes = plan.itemsLeaving.union(plan.reloaded).contains { $0.sectionIndex == old }
    let comes = plan.inserted.union(plan.arrivals.keys).contains { $0.sectionIndex == section }
    guard changes || comes || before[old] != after[section] else { return }
    remappedSections.insert(old)
    remappedNewSections.insert(section)
    var item = 0
    for place in 0..<after[section] {
      let path = IndexPath(item: place, section: section)
      if let from = plan.arrivals[path] {
        itemOrigins[path] = from
      } else if !plan.inserted.contains(path) {
        while item < before[old], plan.leaves(IndexPath(item: item, section: old)) { item += 1 }
        guard item < before[old] else { throw Self.itemMismatch(plan, section, old, before, after) }
        let from = IndexPath(item: item, section: old)
        if !plan.reloaded.contains(from) { (itemOrigins[path], itemTargets[from]) = (from, path) }
        item += 1
      }
    }
    while item < before[old], plan.leaves(IndexPath(item: item, section: old)) { item += 1 }
    guard item == before[old] else { throw Self.itemMismatch(plan, section, old, before, after) }
  }

  // MARK: Errors

  private static func sectionMismatch(_ plan: UpdatesByKind, _ before: [Int], _ after: [Int])
    -> Inconsistency
  {
    Inconsistency(
      description: """
        there were \(before.count) sections, \(plan.insertedSections.count) were inserted and \
        \(plan.deletedSections.count) deleted, and there are \(after.count)
        """)
  }

  private static func itemMismatch(
    _ plan: UpdatesByKind, _ section: Int, _ old: Int, _ before: [Int], _ after: [Int]
  ) -> Inconsistency {
    func count(_ paths: some Sequence<IndexPath>, _ section: Int) -> Int {
      paths.count { $0.sectionIndex == section }
    }
    return Inconsistency(
      description: """
        section \(old) had \(before[old]) items, \(count(plan.inserted, section)) were inserted, \
        \(count(plan.deleted, old)) deleted, \(count(plan.arrivals.keys, section)) moved in and \
        \(count(plan.itemMoves.keys, old)) moved out, and as section \(section) it has \
        \(after[section])
        """)
  }
}

extension CollectionUpdate.UpdatesByKind {
  fileprivate func leaves(_ path: IndexPath) -> Bool {
    deleted.contains(path) || itemMoves[path] != nil
  }
}

extension [Int] {
  /// Returns whether an item exists, for the given numbers of items.
  fileprivate func has(_ path: IndexPath) -> Bool {
    indices.contains(path.sectionIndex) && (0..<self[path.sectionIndex]).contains(path.itemIndex)
  }
}

extension IndexPath {
  /// Returns the path with another section.
  fileprivate func inSection(_ section: Int) -> IndexPath {
    var path = self
    if !path.isEmpty { path[0] = section }
    return path
  }
}
