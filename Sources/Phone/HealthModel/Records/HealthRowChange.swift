/// A stored change: a sample that still exists, or the record of a deleted one.
public enum HealthRowChange: Sendable, Equatable {
  /// A sample that was added.
  case added(HealthRow)
  /// A sample that was deleted.
  case deleted(HealthDeletion)

  /// The row of the change.
  public var row: Int {
    switch self {
    case .added(let one): one.row
    case .deleted(let deletion): deletion.row
    }
  }
}
