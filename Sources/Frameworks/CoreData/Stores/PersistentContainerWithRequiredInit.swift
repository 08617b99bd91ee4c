/// Makes the initializer of containers `required`, so that a metatype can call it through the
/// vtable.
///
/// It is open, as the compiler would otherwise resolve the initializer statically. Apps do not use
/// it.
///
/// - Thread: as `NSPersistentContainer`; it adds nothing that changes.
open class PersistentContainerWithRequiredInit: NSPersistentContainer, @unchecked Sendable {
  /// Creates a container; see `NSPersistentContainer`.
  public required override init(name: String, managedObjectModel model: NSManagedObjectModel) {
    super.init(name: name, managedObjectModel: model)
  }
}

extension NSPersistentContainer {
  /// Creates a context of a class that is known only at run time; lowered sources call it.
  public static func _new(name: String, managedObjectModel model: NSManagedObjectModel) -> Self {
    DynamicCreation.object(of: self, through: PersistentContainerWithRequiredInit.self) {
      $0.init(name: name, managedObjectModel: model)
    }
  }

  /// Creates a container of a class that is known only at run time, for the model with a name in
  /// the main bundle; lowered sources call it.
  public static func _new(name: String) -> Self {
    _new(name: name, managedObjectModel: mainModel(named: name))
  }
}
