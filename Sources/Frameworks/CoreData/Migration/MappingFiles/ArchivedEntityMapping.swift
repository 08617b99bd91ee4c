/// An entity mapping of a compiled mapping model.
///
/// The version hashes are Apple's, which differ from the ones here, and are ignored.
// Source: CoreData.MG10
final class ArchivedEntityMapping: NSObject, NSCoding {
  let mapping = NSEntityMapping()

  init?(coder: NSCoder) {
    func text(_ key: String) -> String? { coder.decodeObject(forKey: key) as? String }
    func properties(_ key: String) -> [NSPropertyMapping] {
      (coder.decodeObject(forKey: key) as? [ArchivedPropertyMapping] ?? []).map(\.mapping)
    }
    mapping.name = text("NSMappingName")
    mapping.sourceEntityName = text("NSSourceEntityName")
    mapping.destinationEntityName = text("NSDestinationEntityName")
    mapping.entityMigrationPolicyClassName = text("NSEntityMigrationPolicyClassName")
    let type = UInt(exactly: coder.decodeInteger(forKey: "NSMappingType")) ?? 0
    mapping.mappingType = NSEntityMappingType(rawValue: type) ?? .undefinedEntityMappingType
    mapping.attributeMappings = properties("NSAttributeMappings")
    mapping.relationshipMappings = properties("NSRelationshipMappings")
  }

  func encode(with coder: NSCoder) {
    // does nothing
  }
}
