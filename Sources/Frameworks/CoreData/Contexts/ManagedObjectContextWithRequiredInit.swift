/// Makes the initializer of contexts `required`, so that a metatype can call it through the vtable.
///
/// It is open, as the compiler would otherwise resolve the initializer statically. Apps do not use
/// it.
open class ManagedObjectContextWithRequiredInit: NSManagedObjectContext, @unchecked Sendable {
  /// Creates a context; see `NSManagedObjectContext`.
  public required override init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    super.init(concurrencyType: ct)
  }
}

extension NSManagedObjectContext {
  // The optimizer trusts the cast and would call the initializer of the named class.
  /// Creates a context of a class that is known only at run time; lowered sources call it.
  @_optimize(none) @inline(never)
  public static func _new(concurrencyType ct: NSManagedObjectContextConcurrencyType) -> Self {
    let object = unsafeBitCast(self, to: ManagedObjectContextWithRequiredInit.Type.self)
      .init(concurrencyType: ct)
    return unsafeDowncast(object, to: Self.self)
  }
}
