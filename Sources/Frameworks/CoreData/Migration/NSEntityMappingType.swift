/// The relation between the entities of an entity mapping.
public enum NSEntityMappingType: UInt, Sendable {
  /// The kind is not stated; a mapping is performed as one that transforms.
  case undefinedEntityMappingType = 0
  /// The developer handles the creation of destination instances.
  case customEntityMappingType = 1
  /// A new entity in the destination model, which has no source.
  case addEntityMappingType = 2
  /// An entity that is not in the destination model.
  case removeEntityMappingType = 3
  /// An entity that migrates as it is.
  case copyEntityMappingType = 4
  /// An entity that is in both models and is to be mapped.
  case transformEntityMappingType = 5
}
