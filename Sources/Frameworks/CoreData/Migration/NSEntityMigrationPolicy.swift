/// An object that customizes the migration of the instances of an entity.
///
/// Subclasses override the methods, which the manager calls in the order of their declaration.
// Source: CoreData.MG2–MG6
open class NSEntityMigrationPolicy: NSObject {
  /// Creates a policy.
  public override init() { super.init() }

  /// Called before anything else of a mapping; does nothing.
  open func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {}

  /// Creates the destination instances of a source instance, sets their attributes, and associates
  /// them with the source instance (CoreData.MG3).
  open func createDestinationInstances(
    forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {
    guard let entity = manager.destinationEntity(for: mapping) else { return }
    let instance = ManagedObjectFactory.make(entity, insertInto: manager.destinationContext)
    let scope = MigrationScope(manager, mapping, self, sInstance, instance)
    if mapping.attributeMappings == nil, mapping.mappingType == .copyEntityMappingType {
      try scope.copyAttributes()
    }
    for property in mapping.attributeMappings ?? [] { try scope.setAttribute(property) }
    manager.associate(sourceInstance: sInstance, withDestinationInstance: instance, for: mapping)
  }

  /// Called after all destination instances of a mapping were created; does nothing.
  open func endInstanceCreation(
    forMapping mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {}

  /// Sets the relationships of a destination instance (CoreData.MG4).
  open func createRelationships(
    forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping,
    manager: NSMigrationManager
  ) throws {
    let source = manager.sourceInstances(
      forEntityMappingName: mapping.name ?? "", destinationInstances: [dInstance]
    ).first
    let scope = MigrationScope(manager, mapping, self, source, dInstance)
    for property in mapping.relationshipMappings ?? [] { try scope.setRelationship(property) }
  }

  /// Called after the relationships of all destination instances of a mapping were set; does
  /// nothing.
  open func endRelationshipCreation(
    forMapping mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {}

  /// Called before the destination instances are validated and saved; does nothing.
  open func performCustomValidation(
    forMapping mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {}

  /// Called after anything else of a mapping; does nothing.
  open func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
}
