/// Makes the initializer of coordinators `required`, so that a metatype can call it through the
/// vtable.
///
/// It is open, as the compiler would otherwise resolve the initializer statically. Apps do not use
/// it.
///
/// - Thread: as `NSPersistentStoreCoordinator`; it adds nothing that changes.
open class CoordinatorWithRequiredInit: NSPersistentStoreCoordinator, @unchecked Sendable {
  /// Creates a coordinator; see `NSPersistentStoreCoordinator`.
  public required override init(managedObjectModel model: NSManagedObjectModel) {
    super.init(managedObjectModel: model)
  }
}

extension NSPersistentStoreCoordinator {
  /// Creates a context of a class that is known only at run time; lowered sources call it.
  public static func _new(managedObjectModel model: NSManagedObjectModel) -> Self {
    DynamicCreation.object(of: self, through: CoordinatorWithRequiredInit.self) {
      $0.init(managedObjectModel: model)
    }
  }
}
