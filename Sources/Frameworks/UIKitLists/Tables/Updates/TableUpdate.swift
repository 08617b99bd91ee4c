/// A batch of updates of rows and sections.
///
/// Deletions, reloads and the origins of moves are given by positions before the batch; insertions
/// and the targets of moves by positions after it (Tables.TB80).
struct TableUpdate {
  /// The position of a row or section and its animation.
  typealias AnimatedPosition<Position> = (position: Position, animation: UITableView.RowAnimation)

  var deletedRows: [AnimatedPosition<IndexPath>] = []
  var insertedRows: [AnimatedPosition<IndexPath>] = []
  var reloadedRows: [AnimatedPosition<IndexPath>] = []
  var movedRows: [(from: IndexPath, to: IndexPath)] = []
  var deletedSections: [AnimatedPosition<Int>] = []
  var insertedSections: [AnimatedPosition<Int>] = []
  var reloadedSections: [AnimatedPosition<Int>] = []
  var movedSections: [(from: Int, to: Int)] = []

  // MARK: Sections

  /// Returns the new index of an old section; `nil` if it is deleted.
  func newSection(of old: Int) -> Int? {
    if let move = movedSections.first(where: { $0.from == old }) { return move.to }
    guard !deletedSections.contains(where: { $0.position == old }) else { return nil }
    let removed = deletedSections.map(\.position) + movedSections.map(\.from)
    let added = insertedSections.map(\.position) + movedSections.map(\.to)
    return Self.shifted(old, removed: removed, added: added)
  }

  /// Returns the old index of a new section; `nil` if it is inserted.
  func oldSection(of new: Int) -> Int? {
    if let move = movedSections.first(where: { $0.to == new }) { return move.from }
    guard !insertedSections.contains(where: { $0.position == new }) else { return nil }
    let removed = deletedSections.map(\.position) + movedSections.map(\.from)
    let added = insertedSections.map(\.position) + movedSections.map(\.to)
    return Self.shifted(new, removed: added, added: removed)
  }

  /// Returns whether an old section is reloaded.
  func isReloaded(section: Int) -> Bool { reloadedSections.contains { $0.position == section } }

  // MARK: Rows

  /// Returns the new path of an old row; `nil` if it is deleted or its section is reloaded.
  func newPath(of old: IndexPath) -> IndexPath? {
    if let move = movedRows.first(where: { $0.from == old }) { return move.to }
    guard !deletedRows.contains(where: { $0.position == old }), !isReloaded(section: old.section),
      let section = newSection(of: old.section)
    else { return nil }
    let (removed, added) = rows(from: old.section, to: section)
    return IndexPath(row: Self.shifted(old.row, removed: removed, added: added), section: section)
  }

  /// Returns the old path of a new row; `nil` if it is inserted or its section was reloaded.
  func oldPath(of new: IndexPath) -> IndexPath? {
    if let move = movedRows.first(where: { $0.to == new }) { return move.from }
    guard !insertedRows.contains(where: { $0.position == new }),
      let section = oldSection(of: new.section), !isReloaded(section: section)
    else { return nil }
    let (removed, added) = rows(from: section, to: new.section)
    return IndexPath(row: Self.shifted(new.row, removed: added, added: removed), section: section)
  }

  /// Returns the rows that leave a section and those that enter it.
  private func rows(from old: Int, to new: Int) -> (removed: [Int], added: [Int]) {
    let removed =
      deletedRows.map(\.position).filter { $0.section == old }.map(\.row)
      + movedRows.map(\.from).filter { $0.section == old }.map(\.row)
    let added =
      insertedRows.map(\.position).filter { $0.section == new }.map(\.row)
      + movedRows.map(\.to).filter { $0.section == new }.map(\.row)
    return (removed, added)
  }

  /// Returns the position of an element after removals and then insertions.
  private static func shifted(_ position: Int, removed: [Int], added: [Int]) -> Int {
    var position = position - Set(removed).count { $0 < position }
    for new in Set(added).sorted() where new <= position { position += 1 }
    return position
  }

  // MARK: Animations

  /// Returns the animation with which an old row leaves; `nil` if neither it nor its section is
  /// deleted or reloaded.
  func exitAnimation(of old: IndexPath) -> UITableView.RowAnimation? {
    if let row = deletedRows.first(where: { $0.position == old }) { return row.animation }
    let section = old.section
    if let deleted = deletedSections.first(where: { $0.position == section }) {
      return deleted.animation
    }
    return reloadedSections.first { $0.position == section }?.animation
  }

  /// Returns the animation with which a new row enters; `nil` if neither it nor its section is
  /// inserted or reloaded.
  ///
  /// - Parameters:
  ///   - new: The row's position after the updates.
  ///   - old: Its position before them; `nil` if it did not exist.
  func entryAnimation(of new: IndexPath, from old: IndexPath?) -> UITableView.RowAnimation? {
    if let row = insertedRows.first(where: { $0.position == new }) { return row.animation }
    if let old, let row = reloadedRows.first(where: { $0.position == old }) { return row.animation }
    if let section = insertedSections.first(where: { $0.position == new.section }) {
      return section.animation
    }
    guard let former = oldSection(of: new.section) else { return nil }
    return reloadedSections.first { $0.position == former }?.animation
  }

  // MARK: Validation

  /// Returns the mismatch between the updates and the numbers of rows; `nil` if there is none
  /// (Tables.TB81).
  ///
  /// - Parameters:
  ///   - before: The number of rows of each old section.
  ///   - after: The number of rows of each new section.
  func mismatch(before: [Int], after: [Int]) -> String? {
    if let contradiction { return contradiction }
    let expected =
      before.count - Set(deletedSections.map(\.position)).count
      + Set(insertedSections.map(\.position)).count
    guard after.count == expected else {
      return """
        the number of sections after an update (\(after.count)) is not that before it \
        (\(before.count)), with \(insertedSections.count) inserted and \
        \(deletedSections.count) deleted
        """
    }
    for (path, kind) in positions(before: true) where !Self.contains(path, in: before) {
      return "row \(path.row) of section \(path.section), \(kind), did not exist before the update"
    }
    for (path, kind) in positions(before: false) where !Self.contains(path, in: after) {
      return "row \(path.row) of section \(path.section), \(kind), does not exist after the update"
    }
    for old in before.indices where !isReloaded(section: old) {
      guard let new = newSection(of: old) else { continue }
      let (removed, added) = rows(from: old, to: new)
      let expected = before[old] - Set(removed).count + Set(added).count
      guard after.indices.contains(new), after[new] == expected else {
        return """
          the number of rows in section \(old) after an update \
          (\(after.indices.contains(new) ? after[new] : 0)) is not that before it \
          (\(before[old])), with \(Set(added).count) inserted or moved in and \
          \(Set(removed).count) deleted or moved out
          """
      }
    }
    return nil
  }

  /// The contradiction in the updates of one row or section; `nil` for nothing (Tables.TB85).
  private var contradiction: String? {
    let row = UpdateConflict.first(
      deleted: deletedRows.map(\.position), reloaded: reloadedRows.map(\.position),
      inserted: insertedRows.map(\.position), moves: movedRows)
    if let row {
      let path = row.position
      return "row \(path.row) of section \(path.section) is \(row.changes) in one batch of updates"
    }
    let section = UpdateConflict.first(
      deleted: deletedSections.map(\.position), reloaded: reloadedSections.map(\.position),
      inserted: insertedSections.map(\.position), moves: movedSections)
    return section.map { "section \($0.position) is \($0.changes) in one batch of updates" }
  }

  private func positions(before: Bool) -> [(IndexPath, String)] {
    before
      ? deletedRows.map { ($0.position, "deleted") }
        + reloadedRows.map { ($0.position, "reloaded") }
        + movedRows.map { ($0.from, "moved") }
      : insertedRows.map { ($0.position, "inserted") } + movedRows.map { ($0.to, "moved") }
  }

  private static func contains(_ path: IndexPath, in counts: [Int]) -> Bool {
    counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.row)
  }
}
