/// The names of the properties of a compiled model's entities.
///
/// Mapping files contain their two models as such archives.
// Source: CoreData.MG10
struct ModelOutline {
  /// The names of the properties by the names of the entities.
  let properties: [String: Set<String>]

  /// Reads the outline of a model; nil if the data are no archive of one.
  ///
  /// Decodes an archive; fails, with a log message, if it cannot be read.
  init?(_ data: Data) {
    let unarchiver = NSKeyedUnarchiver(forReadingWith: data)
    ArchivedMappingClasses.add(to: unarchiver)
    let root = unarchiver.decodeObject(forKey: "root")
    ArchivedMappingClasses.warn(of: unarchiver, "a model in a mapping model")
    guard let model = root as? ArchivedModel, !model.entities.isEmpty else { return nil }
    properties = model.entities.mapValues(\.properties)
  }

  /// Returns whether a model has these entities and properties.
  func describes(_ model: NSManagedObjectModel) -> Bool {
    guard Set(properties.keys) == Set(model.entitiesByName.keys) else { return false }
    return model.entitiesByName.allSatisfy { name, entity in
      let all = Set(entity.propertiesByName.keys)
      let inherited = Set(entity.superentity.map { Array($0.propertiesByName.keys) } ?? [])
      return properties[name] == all || properties[name] == all.subtracting(inherited)
    }
  }
}
