/// Makes the initializer of coordinators `required`, so that a metatype can call it through the
/// vtable.
///
/// It is open, as the compiler would otherwise resolve the initializer statically. Apps do not use
/// it.
open class CoordinatorWithRequiredInit: NSPersistentStoreCoordinator, @unchecked Sendable {
  /// Creates a coordinator; see `NSPersistentStoreCoordinator`.
  public required override init(managedObjectModel model: NSManagedObjectModel) {
    super.init(managedObjectModel: model)
  }
}

extension NSPersistentStoreCoordinator {
  // The optimizer trusts the cast and would call the initializer of the named class.
  /// Creates a context of a class that is known only at run time; lowered sources call it.
  @_optimize(none) @inline(never)
  public static func _new(managedObjectModel model: NSManagedObjectModel) -> Self {
    let object = unsafeBitCast(self, to: CoordinatorWithRequiredInit.Type.self)
      .init(managedObjectModel: model)
    return unsafeDowncast(object, to: Self.self)
  }
}
