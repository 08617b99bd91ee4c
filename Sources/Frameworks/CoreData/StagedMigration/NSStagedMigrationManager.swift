/// An object with the stages of a migration, which a store's options contain.
///
/// - Thread: one at a time; the container that migrates sets itself.
// Source: CoreData.SG1–SG2
open class NSStagedMigrationManager: NSObject, @unchecked Sendable {
  /// Creates a manager of stages.
  public init(_ stages: [NSMigrationStage]) { self.stages = stages }

  /// The stages, in their order.
  public let stages: [NSMigrationStage]

  /// The container with the store during a migration; nil unless a handler is running.
  open internal(set) var container: NSPersistentContainer?
}

/// The option with the manager of a migration in stages.
public let NSPersistentStoreStagedMigrationManagerOptionKey =
  "NSPersistentStoreStagedMigrationManagerOptionKey"
