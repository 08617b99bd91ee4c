/// A stage of a migration through several versions of a model.
open class NSMigrationStage: NSObject {
  /// Creates a stage.
  public override init() { super.init() }

  /// A description of the stage for debugging.
  open var label: String?
}
