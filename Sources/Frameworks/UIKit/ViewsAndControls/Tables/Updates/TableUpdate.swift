/// Which rows and sections come, go and change places at once.
///
/// What goes is said by places of before, what comes by places of afterwards (TB80).
struct TableUpdate {
  /// What happens to a row or section, and how that is seen.
  typealias Change<Place> = (place: Place, animation: UITableView.RowAnimation)

  var deletedRows: [Change<IndexPath>] = []
  var insertedRows: [Change<IndexPath>] = []
  var reloadedRows: [Change<IndexPath>] = []
  var movedRows: [(from: IndexPath, to: IndexPath)] = []
  var deletedSections: [Change<Int>] = []
  var insertedSections: [Change<Int>] = []
  var reloadedSections: [Change<Int>] = []
  var movedSections: [(from: Int, to: Int)] = []

  // MARK: Sections

  /// Where a section of before is afterwards; nil if it is gone.
  func newSection(of old: Int) -> Int? {
    if let move = movedSections.first(where: { $0.from == old }) { return move.to }
    guard !deletedSections.contains(where: { $0.place == old }) else { return nil }
    let gone = deletedSections.map(\.place) + movedSections.map(\.from)
    let come = insertedSections.map(\.place) + movedSections.map(\.to)
    return Self.shifted(old, gone: gone, come: come)
  }

  /// Which section of before one of afterwards was; nil if it is new.
  func oldSection(of new: Int) -> Int? {
    if let move = movedSections.first(where: { $0.to == new }) { return move.from }
    guard !insertedSections.contains(where: { $0.place == new }) else { return nil }
    let gone = deletedSections.map(\.place) + movedSections.map(\.from)
    let come = insertedSections.map(\.place) + movedSections.map(\.to)
    return Self.shifted(new, gone: come, come: gone)
  }

  /// Whether all rows of a section of before are asked for anew.
  func isReloaded(section: Int) -> Bool { reloadedSections.contains { $0.place == section } }

  // MARK: Rows

  /// Where a row of before is afterwards; nil if it is gone, or asked for anew with its section.
  func newPath(of old: IndexPath) -> IndexPath? {
    if let move = movedRows.first(where: { $0.from == old }) { return move.to }
    guard !deletedRows.contains(where: { $0.place == old }), !isReloaded(section: old.section),
      let section = newSection(of: old.section)
    else { return nil }
    let (gone, come) = rows(from: old.section, to: section)
    return IndexPath(row: Self.shifted(old.row, gone: gone, come: come), section: section)
  }

  /// Which row of before one of afterwards was; nil if it is new.
  func oldPath(of new: IndexPath) -> IndexPath? {
    if let move = movedRows.first(where: { $0.to == new }) { return move.from }
    guard !insertedRows.contains(where: { $0.place == new }),
      let section = oldSection(of: new.section), !isReloaded(section: section)
    else { return nil }
    let (gone, come) = rows(from: section, to: new.section)
    return IndexPath(row: Self.shifted(new.row, gone: come, come: gone), section: section)
  }

  /// The rows that go from a section, and those that come to it.
  private func rows(from old: Int, to new: Int) -> (gone: [Int], come: [Int]) {
    let gone =
      deletedRows.map(\.place).filter { $0.section == old }.map(\.row)
      + movedRows.map(\.from).filter { $0.section == old }.map(\.row)
    let come =
      insertedRows.map(\.place).filter { $0.section == new }.map(\.row)
      + movedRows.map(\.to).filter { $0.section == new }.map(\.row)
    return (gone, come)
  }

  /// Where something that stays is when others are gone and then others have come.
  private static func shifted(_ place: Int, gone: [Int], come: [Int]) -> Int {
    var place = place - Set(gone).count { $0 < place }
    for new in Set(come).sorted() where new <= place { place += 1 }
    return place
  }

  // MARK: Numbers

  /// TB81: what does not fit together; nil if all does.
  ///
  /// - Parameters:
  ///   - before: How many rows each section had.
  ///   - after: How many each has.
  func contradiction(before: [Int], after: [Int]) -> String? {
    let expected =
      before.count - Set(deletedSections.map(\.place)).count
      + Set(insertedSections.map(\.place)).count
    guard after.count == expected else {
      return """
        the number of sections after an update (\(after.count)) is not that before it \
        (\(before.count)), with \(insertedSections.count) inserted and \(deletedSections.count) deleted
        """
    }
    for (place, kind) in places(before: true) where !Self.has(place, in: before) {
      return "there was no row \(place.row) in section \(place.section) to be \(kind)"
    }
    for (place, kind) in places(before: false) where !Self.has(place, in: after) {
      return "there is no row \(place.row) in section \(place.section) that was \(kind)"
    }
    for old in before.indices where !isReloaded(section: old) {
      guard let new = newSection(of: old) else { continue }
      let (gone, come) = rows(from: old, to: new)
      let expected = before[old] - Set(gone).count + Set(come).count
      guard after.indices.contains(new), after[new] == expected else {
        return """
          the number of rows in section \(old) after an update \
          (\(after.indices.contains(new) ? after[new] : 0)) is not that before it (\(before[old])), \
          with \(Set(come).count) that came and \(Set(gone).count) that went
          """
      }
    }
    return nil
  }

  private func places(before: Bool) -> [(IndexPath, String)] {
    before
      ? deletedRows.map { ($0.place, "deleted") } + reloadedRows.map { ($0.place, "reloaded") }
        + movedRows.map { ($0.from, "moved") }
      : insertedRows.map { ($0.place, "inserted") } + movedRows.map { ($0.to, "moved") }
  }

  private static func has(_ path: IndexPath, in counts: [Int]) -> Bool {
    counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.row)
  }
}
