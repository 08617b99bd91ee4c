/// The relation between the entities of an entity mapping.
public enum NSEntityMappingType: UInt, Sendable {
  /// The type is undefined; the mapping is performed as a transformation.
  case undefinedEntityMappingType = 0
  /// The developer handles the creation of destination instances.
  case customEntityMappingType = 1
  /// The entity is new in the destination model.
  case addEntityMappingType = 2
  /// The entity is removed in the destination model.
  case removeEntityMappingType = 3
  /// The entity is copied unchanged.
  case copyEntityMappingType = 4
  /// The entity is in both models and is transformed.
  case transformEntityMappingType = 5
}
