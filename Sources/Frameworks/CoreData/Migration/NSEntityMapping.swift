/// A description of how the instances of an entity migrate from the source to the destination
/// model.
// Source: CoreData.MG1–MG5
open class NSEntityMapping: NSObject {
  /// Creates a mapping without a name.
  public override init() { super.init() }

  /// The name, by which a migration manager identifies the mapping.
  open var name: String! = ""

  /// The type of mapping.
  open var mappingType = NSEntityMappingType.undefinedEntityMappingType

  /// The name of the source entity; nil if the mapping adds an entity.
  open var sourceEntityName: String?

  /// The version hash that the source entity has to have; nil for any.
  open var sourceEntityVersionHash: Data?

  /// The name of the destination entity; nil if the mapping removes an entity.
  open var destinationEntityName: String?

  /// The version hash that the destination entity has to have; nil for any.
  open var destinationEntityVersionHash: Data?

  /// The mappings of the destination's attributes.
  ///
  /// If empty, a copy mapping copies the attributes with equal names.
  open var attributeMappings: [NSPropertyMapping]?

  /// The mappings of the destination's relationships.
  open var relationshipMappings: [NSPropertyMapping]?

  /// The expression of the source instances, or of a request that fetches them; nil for all
  /// instances of the source entity.
  open var sourceExpression: NSExpression?

  /// Custom information.
  open var userInfo: [AnyHashable: Any]?

  /// The name of the class of the migration policy; nil for `NSEntityMigrationPolicy`.
  open var entityMigrationPolicyClassName: String?
}
