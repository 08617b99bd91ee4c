import CoreData

/// A second version of the kitchen's model, and a mapping model made in code.
enum KitchenMigration {
  /// The model of the second version: a dish has a caption and seconds, and no rating.
  static func model() -> NSManagedObjectModel {
    let model = Kitchen.model()
    guard let dish = model.entitiesByName["Dish"] else { return model }
    let caption = Kitchen.attribute("caption", .stringAttributeType)
    caption.renamingIdentifier = "name"
    dish.properties =
      dish.properties.filter { !["name", "rating", "minutes"].contains($0.name) } + [
        caption, Kitchen.attribute("seconds", .integer64AttributeType, 0),
      ]
    return model
  }

  /// Returns a mapping of each entity, whose relationships follow those of the source.
  static func mappings(policy: String? = nil) -> NSMappingModel {
    let mappings = NSMappingModel()
    let dish = ["caption": "$source.name", "seconds": "$source.minutes * 60"]
      .merging(same("price", "isHot", "made", "picture", "key", "link", "words")) { $1 }
    mappings.entityMappings = [
      mapping("Menu", same("title"), ["dishes": ["Dish", "Soup"]]),
      mapping("Dish", dish, ["menu": ["Menu"], "tags": ["Tag"]]),
      mapping("Soup", dish.merging(same("liters")) { $1 }, ["menu": ["Menu"], "tags": ["Tag"]]),
      mapping("Tag", same("word"), ["dishes": ["Dish", "Soup"]]),
    ]
    mappings.entityMappingsByName["Dish"]?.entityMigrationPolicyClassName = policy
    return mappings
  }

  private static func same(_ names: String...) -> [String: String] {
    Dictionary(uniqueKeysWithValues: names.map { ($0, "$source.\($0)") })
  }

  static func mapping(
    _ entity: String, _ attributes: [String: String], _ relationships: [String: [String]] = [:]
  ) -> NSEntityMapping {
    let mapping = NSEntityMapping()
    (mapping.name, mapping.mappingType) = (entity, .transformEntityMappingType)
    (mapping.sourceEntityName, mapping.destinationEntityName) = (entity, entity)
    mapping.attributeMappings = attributes.map { name, text in
      let property = NSPropertyMapping()
      (property.name, property.valueExpression) = (name, NSExpression(format: text))
      return property
    }
    mapping.relationshipMappings = relationships.map { name, targets in
      let property = NSPropertyMapping()
      property.name = name
      property.valueExpression = NSExpression(
        block: { _, _, variables in
          guard let manager = variables?[NSMigrationManagerKey] as? NSMigrationManager,
            let source = variables?[NSMigrationSourceObjectKey] as? NSManagedObject
          else { return NSNull() }
          let ordered = (source.value(forKey: name) as? NSOrderedSet)?.map(\.self)
          let set = (source.value(forKey: name) as? NSSet)?.map(\.self)
          let objects = ordered ?? set ?? [source.value(forKey: name) as Any]
          return objects.compactMap { $0 as? NSManagedObject }.flatMap { object in
            targets.flatMap {
              manager.destinationInstances(forEntityMappingName: $0, sourceInstances: [object])
            }
          }
        }, arguments: nil)
      return property
    }
    return mapping
  }

  /// The manager of the two versions.
  static func manager() -> NSMigrationManager {
    NSMigrationManager(sourceModel: Kitchen.model(), destinationModel: model())
  }

  /// Fills a file with random objects.
  ///
  /// - Returns: The content as text.
  @discardableResult
  static func fill(_ file: URL, seed: UInt64) throws -> String {
    let context = Kitchen.context(try Kitchen.coordinator(file))
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func random(_ limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(limit))
    }
    let menus = (0..<random(4) + 1).map { number in
      let menu = Menu(context: context)
      menu.title = "menu \(number)"
      return menu
    }
    let tags = (0..<random(5)).map { number in
      let tag = NSEntityDescription.insertNewObject(forEntityName: "Tag", into: context)
      tag.setValue("tag \(number)", forKey: "word")
      return tag
    }
    for number in 0..<random(20) + 1 {
      let dish = random(4) == 0 ? Soup(context: context) : Dish(context: context)
      dish.name = random(5) == 0 ? nil : "dish \(number)"
      dish.minutes = Int32(random(90))
      dish.price = random(2) == 0 ? nil : Decimal(random(1000)) / 100
      dish.picture = random(3) == 0 ? Data([UInt8(number)]) : nil
      dish.words = random(3) == 0 ? ["w\(number)"] : nil
      if random(3) > 0 { menus[random(menus.count)].addToDishes(dish) }
      for tag in tags where random(3) == 0 { dish.tags.insert(tag) }
    }
    try context.save()
    return try text(context, name: "name") { ($0.value(forKey: "minutes") as? Int ?? 0) * 60 }
  }

  /// Returns the content of a migrated file as text.
  static func text(_ file: URL) throws -> String {
    let context = Kitchen.context(try Kitchen.coordinator(file, model()))
    return try text(context, name: "caption") { $0.value(forKey: "seconds") as? Int ?? 0 }
  }

  private static func text(
    _ context: NSManagedObjectContext, name: String, seconds: (NSManagedObject) -> Int
  ) throws -> String {
    let request = NSFetchRequest<NSManagedObject>(entityName: "Menu")
    var lines = try context.fetch(request).map { menu in
      let dishes = (menu.value(forKey: "dishes") as? NSOrderedSet)?.map(\.self) ?? []
      let names = dishes.map { ($0 as? NSManagedObject)?.value(forKey: name) as? String ?? "-" }
      return "\(menu.value(forKey: "title") ?? ""): \(names)"
    }
    lines += try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Dish")).map { dish in
      let tags = (dish.value(forKey: "tags") as? NSSet)?.compactMap {
        ($0 as? NSManagedObject)?.value(forKey: "word") as? String
      }
      let own = ["price", "picture", "words"].map { "\(dish.value(forKey: $0) ?? "-")" }
      return "\(dish.entity.name ?? "") \(dish.value(forKey: name) ?? "-") \(seconds(dish)) "
        + "\(own) \(tags?.sorted() ?? [])"
    }
    return lines.sorted().joined(separator: "\n")
  }
}

/// A policy that notes its calls, and gives each dish with a caption an exclamation mark.
final class DishPolicy: NSEntityMigrationPolicy {
  private func note(_ call: String, _ manager: NSMigrationManager) {
    let calls = manager.userInfo?["calls"] as? [String] ?? []
    manager.userInfo = ["calls": calls.last == call ? calls : calls + [call]]
  }
  override func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {
    note("begin", manager)
  }
  override func createDestinationInstances(
    forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {
    note("create", manager)
    try super.createDestinationInstances(forSource: sInstance, in: mapping, manager: manager)
    let made = manager.destinationInstances(
      forEntityMappingName: mapping.name, sourceInstances: [sInstance])
    for dish in made {
      guard let caption = dish.value(forKey: "caption") as? String else { continue }
      if caption == "poison" { throw CocoaError(.validationStringPatternMatching) }
      if caption == "cancel" { manager.cancelMigrationWithError(CocoaError(.userCancelled)) }
      dish.setValue(caption + "!", forKey: "caption")
    }
  }
  override func endInstanceCreation(
    forMapping mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws { note("created", manager) }
  override func createRelationships(
    forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping,
    manager: NSMigrationManager
  ) throws {
    note("relate", manager)
    try super.createRelationships(forDestination: dInstance, in: mapping, manager: manager)
  }
  override func endRelationshipCreation(
    forMapping mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws { note("related", manager) }
  override func performCustomValidation(
    forMapping mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws { note("validate", manager) }
  override func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {
    note("end", manager)
  }
}
