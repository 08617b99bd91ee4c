/// Makes the initializer of contexts `required`, so that a metatype can call it through the vtable.
///
/// It is open, as the compiler would otherwise resolve the initializer statically. Apps do not use
/// it.
///
/// - Thread: as `NSManagedObjectContext`; it adds nothing that changes.
open class ManagedObjectContextWithRequiredInit: NSManagedObjectContext, @unchecked Sendable {
  /// Creates a context; see `NSManagedObjectContext`.
  public required override init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    super.init(concurrencyType: ct)
  }
}

extension NSManagedObjectContext {
  /// Creates a context of a class that is known only at run time; lowered sources call it.
  public static func _new(concurrencyType ct: NSManagedObjectContextConcurrencyType) -> Self {
    DynamicCreation.object(of: self, through: ManagedObjectContextWithRequiredInit.self) {
      $0.init(concurrencyType: ct)
    }
  }
}
