/// Two updates of a batch that contradict each other.
///
/// Steps Tables.TB85 and Collections.CV76 refuse them.
struct UpdateConflict<Position: Hashable> {
  /// The row, item or section, before the batch or, for its second half, after it.
  let position: Position
  /// The contradictory changes, such as “deleted and reloaded”.
  let changes: String

  /// Returns the first contradiction between updates of rows, items or sections.
  ///
  /// - Parameters:
  ///   - deleted: The positions before the batch of what is deleted.
  ///   - reloaded: The positions before the batch of what is reloaded.
  ///   - inserted: The positions after the batch of what is inserted.
  ///   - moves: The positions before and after the batch of what is moved.
  static func first(
    deleted: some Sequence<Position>, reloaded: some Sequence<Position>,
    inserted: some Sequence<Position>, moves: [(from: Position, to: Position)]
  ) -> UpdateConflict? {
    let (deleted, reloaded, inserted) = (Set(deleted), Set(reloaded), Set(inserted))
    if let both = deleted.first(where: reloaded.contains) {
      return UpdateConflict(position: both, changes: "deleted and reloaded")
    }
    var (origins, targets): (Set<Position>, Set<Position>) = ([], [])
    for (from, to) in moves {
      if deleted.contains(from) {
        return UpdateConflict(position: from, changes: "deleted and moved")
      }
      if reloaded.contains(from) {
        return UpdateConflict(position: from, changes: "reloaded and moved")
      }
      if !origins.insert(from).inserted {
        return UpdateConflict(position: from, changes: "moved twice")
      }
      if inserted.contains(to) {
        return UpdateConflict(position: to, changes: "inserted and the goal of a move")
      }
      if !targets.insert(to).inserted {
        return UpdateConflict(position: to, changes: "the goal of two moves")
      }
    }
    return nil
  }
}
