import CoreData

/// The model of the tests, made in code: a menu has dishes, in an order, and dishes have tags.
enum Kitchen {
  static func model() -> NSManagedObjectModel {
    let (menu, dish, soup, tag) = (
      entity("Menu", Menu.self), entity("Dish", Dish.self), entity("Soup", Soup.self),
      entity("Tag", NSManagedObject.self)
    )
    let dishes = relationship("dishes", dish, many: true, rule: .cascadeDeleteRule)
    dishes.isOrdered = true
    let home = relationship("menu", menu)
    let tags = relationship("tags", tag, many: true)
    let tagged = relationship("dishes", dish, many: true)
    (dishes.inverseRelationship, home.inverseRelationship) = (home, dishes)
    (tags.inverseRelationship, tagged.inverseRelationship) = (tagged, tags)
    menu.properties = [attribute("title", .stringAttributeType, optional: false), dishes]
    dish.properties = [
      attribute("name", .stringAttributeType), attribute("minutes", .integer32AttributeType, 5),
      attribute("price", .decimalAttributeType), attribute("rating", .doubleAttributeType),
      attribute("isHot", .booleanAttributeType, false), attribute("made", .dateAttributeType),
      attribute("picture", .binaryDataAttributeType), attribute("key", .UUIDAttributeType),
      attribute("link", .URIAttributeType), attribute("words", .transformableAttributeType),
      home, tags,
    ]
    soup.properties = [attribute("liters", .floatAttributeType)]
    tag.properties = [attribute("word", .stringAttributeType, optional: false), tagged]
    tag.uniquenessConstraints = [["word"]]
    dish.subentities = [soup]
    let model = NSManagedObjectModel()
    model.entities = [menu, dish, soup, tag]
    return model
  }

  static func entity(_ name: String, _ type: NSManagedObject.Type) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = name
    entity.managedObjectClassName = NSStringFromClass(type)
    return entity
  }

  static func attribute(
    _ name: String, _ type: NSAttributeType, _ value: Any? = nil, optional: Bool = true
  ) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    (attribute.name, attribute.attributeType, attribute.isOptional) = (name, type, optional)
    attribute.defaultValue = value
    return attribute
  }

  static func relationship(
    _ name: String, _ entity: NSEntityDescription, many: Bool = false,
    rule: NSDeleteRule = .nullifyDeleteRule
  ) -> NSRelationshipDescription {
    let relationship = NSRelationshipDescription()
    (relationship.name, relationship.destinationEntity) = (name, entity)
    (relationship.maxCount, relationship.deleteRule) = (many ? 0 : 1, rule)
    return relationship
  }

  /// Returns a coordinator with a store in memory, or in a file.
  static func coordinator(
    _ file: URL? = nil, _ model: NSManagedObjectModel = model(), options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStoreCoordinator {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(
      ofType: file == nil ? NSInMemoryStoreType : NSSQLiteStoreType, configurationName: nil,
      at: file, options: options)
    return coordinator
  }

  /// Returns a context without a queue.
  static func context(_ coordinator: NSPersistentStoreCoordinator) -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    return context
  }

  /// Calls a closure with the URL of a file in a folder that is removed afterwards.
  static func withFile(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tactus-core-data-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.appendingPathComponent("kitchen.sqlite"))
  }
}

// The accessors are what lowered sources have for `@NSManaged`.

class Menu: NSManagedObject {
  var title: String {
    get { _managed("title") }
    set { _setManaged(newValue, "title") }
  }
  var dishes: NSOrderedSet? {
    get { _managed("dishes") }
    set { _setManaged(newValue, "dishes") }
  }
  func addToDishes(_ value: Dish) { _callManaged("addToDishes(_:)", value) }
  func insertIntoDishes(_ value: Dish, at idx: Int) {
    _callManaged("insertIntoDishes(_:at:)", value, idx)
  }
  func removeFromDishes(_ values: NSOrderedSet) { _callManaged("removeFromDishes(_:)", values) }
  func replaceDishes(at idx: Int, with value: Dish) {
    _callManaged("replaceDishes(at:with:)", idx, value)
  }
}

class Dish: NSManagedObject {
  /// The events of the object, in their order.
  private(set) var events: [String] = []
  var name: String? {
    get { _managed("name") }
    set { _setManaged(newValue, "name") }
  }
  var minutes: Int32 {
    get { _managed("minutes") }
    set { _setManaged(newValue, "minutes") }
  }
  var price: Decimal? {
    get { _managed("price") }
    set { _setManaged(newValue, "price") }
  }
  var rating: Double {
    get { _managed("rating") }
    set { _setManaged(newValue, "rating") }
  }
  var isHot: Bool {
    get { _managed("isHot") }
    set { _setManaged(newValue, "isHot") }
  }
  var made: Date? {
    get { _managed("made") }
    set { _setManaged(newValue, "made") }
  }
  var picture: Data? {
    get { _managed("picture") }
    set { _setManaged(newValue, "picture") }
  }
  var key: UUID? {
    get { _managed("key") }
    set { _setManaged(newValue, "key") }
  }
  var link: URL? {
    get { _managed("link") }
    set { _setManaged(newValue, "link") }
  }
  var words: [String]? {
    get { _managed("words") }
    set { _setManaged(newValue, "words") }
  }
  var menu: Menu? {
    get { _managed("menu") }
    set { _setManaged(newValue, "menu") }
  }
  var tags: Set<NSManagedObject> {
    get { _managed("tags") }
    set { _setManaged(newValue, "tags") }
  }
  var primitiveName: String? {
    get { _managed("primitiveName") }
    set { _setManaged(newValue, "primitiveName") }
  }
  override func awakeFromInsert() { events.append("insert") }
  override func awakeFromFetch() { events.append("fetch") }
  override func willSave() { events.append("willSave") }
  override func didSave() { events.append("didSave") }
  override func prepareForDeletion() { events.append("delete") }
}

final class Soup: Dish {}

/// A dish that only the name in a model mentions.
final class Stew: Dish {}
