/// The inferred migration from the model of a store to another one.
// Source: CoreData.MI2–MI4
struct MigrationPlan {
  /// The changes of an entity's properties; the entity has its new name.
  struct Properties {
    let entity: String
    var removed: [String] = []
    var renamed: [(old: String, new: String)] = []
    var added: [NSAttributeDescription] = []
    /// The names of all new properties, including relationships.
    var addedNames: [String] = []
  }
  private(set) var removedEntities: [String] = []
  private(set) var renamedEntities: [(old: String, new: String)] = []
  private(set) var properties: [Properties] = []

  /// The metadata key of the properties and their kinds by entity, which a migration compares.
  static let metadataKey = "TactusStoreModel"

  /// Returns the properties of entities with their kinds.
  static func outline(of entities: [NSEntityDescription]) -> [String: [String: String]] {
    Dictionary(
      entities.map { ($0.name ?? "", $0.contents.properties.compactMapValues(kind)) },
      uniquingKeysWith: { $1 })
  }

  private static func kind(_ property: NSPropertyDescription) -> String? {
    guard !property.isTransient else { return nil }
    if let attribute = property as? NSAttributeDescription {
      return "a\(attribute.attributeType.rawValue)"
    }
    return property is NSRelationshipDescription ? "r" : nil
  }

  /// Infers the migration from an outline to entities; throws if it cannot be inferred.
  init(from old: [String: [String: String]], to entities: [NSEntityDescription]) throws {
    var left = Set(old.keys)
    for entity in entities {
      let name = entity.name ?? ""
      let former = entity.renamingIdentifier.flatMap { old[$0] == nil ? nil : $0 } ?? name
      guard let known = old[former] else { continue }
      left.remove(former)
      if former != name { renamedEntities.append((former, name)) }
      properties.append(try Self.changes(of: entity, known))
    }
    removedEntities = left.sorted()
  }

  private static func changes(
    of entity: NSEntityDescription, _ known: [String: String]
  ) throws -> Properties {
    var changes = Properties(entity: entity.name ?? "")
    var left = Set(known.keys)
    for (name, property) in entity.contents.properties.sorted(by: { $0.key < $1.key }) {
      guard let kind = kind(property) else { continue }
      let former = property.renamingIdentifier.flatMap { known[$0] == nil ? nil : $0 } ?? name
      let attribute = property as? NSAttributeDescription
      guard let before = known[former] else {
        changes.addedNames.append(name)
        if let attribute {
          guard attribute.isOptional || attribute.defaultValue != nil else {
            throw failure("\(changes.entity).\(name) needs a value in objects that have none")
          }
          changes.added.append(attribute)
        }
        continue
      }
      left.remove(former)
      guard before == kind || areNumbers(before, kind) else {
        throw failure("\(changes.entity).\(name) has another type")
      }
      if former != name { changes.renamed.append((former, name)) }
    }
    changes.removed = left.sorted()
    return changes
  }

  /// Returns whether both kinds are numbers, so that values of one can be read as the other.
  private static func areNumbers(_ one: String, _ other: String) -> Bool {
    let numbers: Set = ["a100", "a200", "a300", "a500", "a600", "a800"]
    return numbers.contains(one) && numbers.contains(other)
  }

  private static func failure(_ reason: String) -> NSError {
    StoreError.make(
      NSInferredMappingModelError, "The migration cannot be inferred: \(reason).",
      ["reason": reason])
  }
}
