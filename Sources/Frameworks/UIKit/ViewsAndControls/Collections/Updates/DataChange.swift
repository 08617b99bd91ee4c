/// What becomes of the items of a collection view when several changes are made at once.
///
/// What is deleted, reloaded or moved is named by where it was before all of them; what is inserted, and
/// where something is moved to, by where it is after all of them. Steps CV40… are in
/// `Documentation/Behaviour/Collections.md`.
struct DataChange {
  /// One of the changes.
  enum Step {
    case insertItem(IndexPath), deleteItem(IndexPath), reloadItem(IndexPath)
    case moveItem(IndexPath, IndexPath)
    case insertSection(Int), deleteSection(Int), reloadSection(Int)
    case moveSection(Int, Int)
  }

  /// Why changes do not fit the numbers of items.
  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  /// The section that each of the new ones was; nil for one that is shown anew.
  private var origins: [Int?] = []
  private var targets: [Int: Int] = [:]
  /// The old sections of which items are named one by one.
  private var listed: Set<Int> = []
  private var itemTargets: [IndexPath: IndexPath] = [:]
  private var itemOrigins: [IndexPath: IndexPath] = [:]
  /// The new sections of which items are named one by one.
  private var listedAfter: Set<Int> = []

  /// Where an old item is now; nil if it is gone, or shown anew.
  func target(of old: IndexPath) -> IndexPath? {
    if listed.contains(old.sectionIndex) { return itemTargets[old] }
    return itemTargets[old] ?? targetSection(of: old.sectionIndex).map { old.inSection($0) }
  }

  /// Where a new item was; nil if it is new, or shown anew.
  func origin(of new: IndexPath) -> IndexPath? {
    if listedAfter.contains(new.sectionIndex) { return itemOrigins[new] }
    return itemOrigins[new] ?? originSection(of: new.sectionIndex).map { new.inSection($0) }
  }

  /// Which section an old one is now.
  func targetSection(of old: Int) -> Int? { targets[old] }
  /// Which section a new one was.
  func originSection(of new: Int) -> Int? { origins.indices.contains(new) ? origins[new] : nil }

  // MARK: Making

  /// Works out what becomes of everything.
  ///
  /// - Parameters:
  ///   - steps: The changes.
  ///   - before: How many items each section had.
  ///   - after: How many it has.
  init(_ steps: [Step], before: [Int], after: [Int]) throws(Mistake) {
    var plan = Plan()
    for step in steps { plan.add(step) }
    try plan.check(before, after)
    try findSections(plan, before, after)
    for section in after.indices { try findItems(plan, section, before, after) }
    for (from, to) in plan.itemMoves { itemTargets[from] = to }
    for section in Set(plan.itemsLeaving.map(\.sectionIndex)) where targets[section] == nil {
      listed.insert(section)
    }
  }

  /// The changes by kind.
  fileprivate struct Plan {
    var deleted: Set<IndexPath> = [], inserted: Set<IndexPath> = [], reloaded: Set<IndexPath> = []
    var itemMoves: [IndexPath: IndexPath] = [:], arrivals: [IndexPath: IndexPath] = [:]
    var deletedSections: Set<Int> = [], insertedSections: Set<Int> = []
    var reloadedSections: Set<Int> = [], sectionMoves: [Int: Int] = [:]

    /// The items that leave their section.
    var itemsLeaving: Set<IndexPath> { deleted.union(itemMoves.keys) }

    mutating func add(_ step: Step) {
      switch step {
      case .insertItem(let path): inserted.insert(path)
      case .deleteItem(let path): deleted.insert(path)
      case .reloadItem(let path): reloaded.insert(path)
      case .moveItem(let from, let to): (itemMoves[from], arrivals[to]) = (to, from)
      case .insertSection(let section): insertedSections.insert(section)
      case .deleteSection(let section): deletedSections.insert(section)
      case .reloadSection(let section): reloadedSections.insert(section)
      case .moveSection(let from, let to): sectionMoves[from] = to
      }
    }

    func check(_ before: [Int], _ after: [Int]) throws(Mistake) {
      for path in deleted.union(reloaded).union(itemMoves.keys) {
        guard before.has(path) else { throw Mistake(description: "there was no item at \(path)") }
      }
      for path in inserted.union(arrivals.keys) {
        guard after.has(path) else { throw Mistake(description: "there is no item at \(path)") }
      }
      for section in deletedSections.union(reloadedSections).union(sectionMoves.keys) {
        guard before.indices.contains(section) else {
          throw Mistake(description: "there was no section \(section)")
        }
      }
    }
  }

  /// CV41: what is not named stays in its order.
  private mutating func findSections(_ plan: Plan, _ before: [Int], _ after: [Int])
    throws(Mistake)
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
        guard let next = staying.popFirst() else { throw Self.wrongSections(plan, before, after) }
        origin = next
      }
      origins.append(origin)
      if let origin { targets[origin] = section }
    }
    let count = before.count - plan.deletedSections.count + plan.insertedSections.count
    guard staying.isEmpty, count == after.count else {
      throw Self.wrongSections(plan, before, after)
    }
    for section in plan.reloadedSections {
      guard let target = targets.removeValue(forKey: section) else { continue }
      origins[target] = nil
    }
  }

  private mutating func findItems(
    _ plan: Plan, _ section: Int, _ before: [Int], _ after: [Int]
  ) throws(Mistake) {
    guard let old = origins[section] else {
      for (to, from) in plan.arrivals where to.sectionIndex == section { itemOrigins[to] = from }
      listedAfter.insert(section)
      return
    }
    let changes = plan.itemsLeaving.union(plan.reloaded).contains { $0.sectionIndex == old }
    let comes = plan.inserted.union(plan.arrivals.keys).contains { $0.sectionIndex == section }
    guard changes || comes || before[old] != after[section] else { return }
    listed.insert(old)
    listedAfter.insert(section)
    var item = 0
    for place in 0..<after[section] {
      let path = IndexPath(item: place, section: section)
      if let from = plan.arrivals[path] {
        itemOrigins[path] = from
      } else if !plan.inserted.contains(path) {
        while item < before[old], plan.leaves(IndexPath(item: item, section: old)) { item += 1 }
        guard item < before[old] else { throw Self.wrongItems(plan, section, old, before, after) }
        let from = IndexPath(item: item, section: old)
        if !plan.reloaded.contains(from) { (itemOrigins[path], itemTargets[from]) = (from, path) }
        item += 1
      }
    }
    while item < before[old], plan.leaves(IndexPath(item: item, section: old)) { item += 1 }
    guard item == before[old] else { throw Self.wrongItems(plan, section, old, before, after) }
  }

  // MARK: Mistakes

  private static func wrongSections(_ plan: Plan, _ before: [Int], _ after: [Int]) -> Mistake {
    Mistake(
      description: """
        there were \(before.count) sections, \(plan.insertedSections.count) were inserted and \
        \(plan.deletedSections.count) deleted, and there are \(after.count)
        """)
  }

  private static func wrongItems(
    _ plan: Plan, _ section: Int, _ old: Int, _ before: [Int], _ after: [Int]
  ) -> Mistake {
    func count(_ paths: some Sequence<IndexPath>, _ section: Int) -> Int {
      paths.count { $0.sectionIndex == section }
    }
    return Mistake(
      description: """
        section \(old) had \(before[old]) items, \(count(plan.inserted, section)) were inserted, \
        \(count(plan.deleted, old)) deleted, \(count(plan.arrivals.keys, section)) moved in and \
        \(count(plan.itemMoves.keys, old)) moved out, and as section \(section) it has \
        \(after[section])
        """)
  }
}

extension DataChange.Plan {
  fileprivate func leaves(_ path: IndexPath) -> Bool {
    deleted.contains(path) || itemMoves[path] != nil
  }
}

extension [Int] {
  /// Whether there is an item at a place, of sections with so many.
  fileprivate func has(_ path: IndexPath) -> Bool {
    indices.contains(path.sectionIndex) && (0..<self[path.sectionIndex]).contains(path.itemIndex)
  }
}

extension IndexPath {
  /// The same place of another section.
  fileprivate func inSection(_ section: Int) -> IndexPath {
    var path = self
    if !path.isEmpty { path[0] = section }
    return path
  }
}
