/// The record of a deleted sample.
public struct HealthDeletion: Sendable, Equatable {
  /// The row of the deletion, greater than those of all changes before.
  public var row: Int
  /// The identifier of the sample.
  public var uuid: HealthUUID
  /// The identifier of the sample's type.
  public var type: String
  /// The bundle identifier of the sample's source.
  public var bundle: String
  /// The identifier by which a newer sample has replaced it; `nil` for none.
  public var syncIdentifier: String?

  /// Creates the record of a deleted sample.
  public init(row: Int, uuid: HealthUUID, type: String, bundle: String, syncIdentifier: String?) {
    self.row = row
    self.uuid = uuid
    self.type = type
    self.bundle = bundle
    self.syncIdentifier = syncIdentifier
  }
}
