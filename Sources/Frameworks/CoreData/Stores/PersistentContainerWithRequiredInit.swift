/// Makes the initializer of containers `required`, so that a metatype can call it through the
/// vtable.
///
/// It is open, as the compiler would otherwise resolve the initializer statically. Apps do not use
/// it.
open class PersistentContainerWithRequiredInit: NSPersistentContainer, @unchecked Sendable {
  /// Creates a container; see `NSPersistentContainer`.
  public required override init(name: String, managedObjectModel model: NSManagedObjectModel) {
    super.init(name: name, managedObjectModel: model)
  }
}

extension NSPersistentContainer {
  // The optimizer trusts the cast and would call the initializer of the named class.
  /// Creates a context of a class that is known only at run time; lowered sources call it.
  @_optimize(none) @inline(never)
  public static func _new(name: String, managedObjectModel model: NSManagedObjectModel) -> Self {
    let object = unsafeBitCast(self, to: PersistentContainerWithRequiredInit.Type.self)
      .init(name: name, managedObjectModel: model)
    return unsafeDowncast(object, to: Self.self)
  }

  /// Creates a container of a class that is known only at run time, for the model with a name in
  /// the main bundle; lowered sources call it.
  public static func _new(name: String) -> Self {
    _new(name: name, managedObjectModel: mainModel(named: name))
  }
}
