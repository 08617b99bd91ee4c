/// A stage between two versions of a model before and after which an app changes the data.
// Source: CoreData.SG2
open class NSCustomMigrationStage: NSMigrationStage {
  /// A closure with which an app takes part in a stage.
  public typealias Handler = (NSStagedMigrationManager, NSCustomMigrationStage) throws -> Void

  /// Creates a stage from one version to another.
  public init(
    migratingFrom currentModel: NSManagedObjectModelReference,
    to nextModel: NSManagedObjectModelReference
  ) {
    (self.currentModel, self.nextModel) = (currentModel, nextModel)
    super.init()
  }

  /// The version before the stage.
  public let currentModel: NSManagedObjectModelReference

  /// The version after the stage.
  public let nextModel: NSManagedObjectModelReference

  /// The closure that is called before the stage, with a container of the previous version in the
  /// manager.
  open var willMigrateHandler: Handler?

  /// The closure that is called after the stage, with a container of the new version in the
  /// manager.
  open var didMigrateHandler: Handler?
}
