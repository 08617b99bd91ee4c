/// The entity mappings that are inferred from the differences between two models.
// Source: CoreData.MG8
struct InferredMappings {
  private(set) var all: [NSEntityMapping] = []

  /// Infers the mappings, and throws if the differences have no obvious meaning.
  init(_ source: NSManagedObjectModel, _ destination: NSManagedObjectModel) throws {
    let plan = try MigrationPlan(
      from: MigrationPlan.outline(of: source.entities), to: destination.entities)
    let former = Dictionary(plan.renamedEntities.map { ($0.new, $0.old) }) { $1 }
    let changes = Dictionary(plan.properties.map { ($0.entity, $0) }) { $1 }
    for entity in destination.entities {
      let name = entity.name ?? ""
      let origin = source.entitiesByName[former[name] ?? name]
      let mapping = NSEntityMapping()
      mapping.destinationEntityName = name
      mapping.destinationEntityVersionHash = entity.versionHash
      guard let origin, let change = changes[name] else {
        mapping.mappingType = .addEntityMappingType
        mapping.name = "IEM_Add_\(name)"
        all.append(mapping)
        continue
      }
      let isSame = origin.versionHash == entity.versionHash
      mapping.mappingType = isSame ? .copyEntityMappingType : .transformEntityMappingType
      mapping.name = (isSame ? "IEM_Copy_" : "IEM_Transform_") + name
      mapping.sourceEntityName = origin.name
      mapping.sourceEntityVersionHash = origin.versionHash
      Self.map(entity, change, mapping)
      all.append(mapping)
    }
    for name in plan.removedEntities {
      let mapping = NSEntityMapping()
      (mapping.mappingType, mapping.name) = (.removeEntityMappingType, "IEM_Remove_\(name)")
      mapping.sourceEntityName = name
      mapping.sourceEntityVersionHash = source.entitiesByName[name]?.versionHash
      all.append(mapping)
    }
  }

  private static func map(
    _ entity: NSEntityDescription, _ change: MigrationPlan.Properties, _ mapping: NSEntityMapping
  ) {
    let former = Dictionary(change.renamed.map { ($0.new, $0.old) }) { $1 }
    let added = Set(change.addedNames)
    func isKept(_ property: NSPropertyDescription) -> Bool {
      !property.isTransient && !added.contains(property.name)
    }
    mapping.attributeMappings = entity.contents.attributes.values.sorted { $0.name < $1.name }
      .map { attribute in
        NSPropertyMapping(
          attribute.name,
          isKept(attribute)
            ? NSExpression(format: "$source.%K", former[attribute.name] ?? attribute.name) : nil)
      }
    mapping.relationshipMappings = entity.contents.relationships.values
      .sorted { $0.name < $1.name }
      .map { relationship in
        NSPropertyMapping(
          relationship.name,
          isKept(relationship) ? related(former[relationship.name] ?? relationship.name) : nil)
      }
  }

  /// Returns an expression of the destination instances of a source relationship's objects.
  static func related(_ key: String) -> NSExpression {
    NSExpression(
      block: { _, _, variables in
        guard let manager = variables?[NSMigrationManagerKey] as? NSMigrationManager,
          let source = variables?[NSMigrationSourceObjectKey] as? NSManagedObject
        else { return NSNull() }
        return manager.destinationInstances(of: source, through: key)
      }, arguments: nil)
  }
}
