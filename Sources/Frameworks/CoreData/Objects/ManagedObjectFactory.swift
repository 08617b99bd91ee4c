import Synchronization

/// A factory of managed objects, whose classes are known only at run time.
enum ManagedObjectFactory {
  /// Creates an object of an entity's class.
  static func make(
    _ entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) -> NSManagedObject {
    let type = context?.hasPlainObjects == true ? NSManagedObject.self : entity.objectClass
    return make(type, entity, insertInto: context)
  }

  /// Creates an object with the `init(entity:insertInto:)` that its class inherits or overrides.
  static func make(
    _ type: NSManagedObject.Type, _ entity: NSEntityDescription,
    insertInto context: NSManagedObjectContext?
  ) -> NSManagedObject {
    DynamicCreation.object(of: type, through: ManagedObjectWithRequiredInit.self) {
      $0.init(entity: entity, insertInto: context)
    }
  }

  /// Creates an object for a row, or for a change from another context, without inserting it.
  static func make(
    _ identifier: NSManagedObjectID, in context: NSManagedObjectContext
  ) -> NSManagedObject {
    let type = context.hasPlainObjects ? NSManagedObject.self : identifier.entity.objectClass
    let object = make(type, identifier.entity, insertInto: nil)
    object.adopt(identifier, in: context)
    return object
  }
}

/// The class through which managed objects of a dynamic class are created.
///
/// It is open, as the compiler would otherwise resolve the initializer statically. Apps do not use
/// it.
open class ManagedObjectWithRequiredInit: NSManagedObject {
  /// Creates an object.
  public required override init(
    entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) {
    super.init(entity: entity, insertInto: context)
  }
}

extension NSManagedObject {
  /// Creates a context of a class that is known only at run time; lowered sources call it.
  public static func _new(
    entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) -> Self {
    unsafeDowncast(
      ManagedObjectFactory.make(self, entity, insertInto: context), to: Self.self)
  }

  /// Creates a context of a class that is known only at run time; lowered sources call it.
  public static func _new(context moc: NSManagedObjectContext) -> Self {
    _new(entity: entity(in: moc), insertInto: moc)
  }
}
