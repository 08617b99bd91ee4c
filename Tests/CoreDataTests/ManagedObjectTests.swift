import Combine
import CoreData
import Testing

/// Objects, their values, relationships and validation.
@Suite struct ManagedObjectTests {
  private let coordinator: NSPersistentStoreCoordinator
  private let context: NSManagedObjectContext

  init() throws {
    coordinator = try Kitchen.coordinator()
    context = Kitchen.context(coordinator)
  }

  @Test("CoreData.OB1. A new object is inserted, with the defaults of its entity")
  func inserting() {
    let dish = Dish(context: context)
    #expect(dish.isInserted && dish.hasChanges && dish.objectID.isTemporaryID)
    #expect(dish.minutes == 5 && dish.name == nil && dish.events == ["insert"])
    #expect(context.insertedObjects == [dish] && context.hasChanges)
  }

  @Test("CoreData.OB2. Values are read and set by key, as numbers and Foundation's values")
  func keys() {
    let dish = Dish(context: context)
    dish.setValue(12, forKey: "minutes")
    dish.setValue("Soup" as NSString, forKey: "name")
    #expect(dish.value(forKey: "minutes") as? Int == 12 && dish.minutes == 12)
    #expect(dish.value(forKey: "name") as? String == "Soup")
    dish.setValue(nil, forKey: "name")
    #expect(dish.name == nil)
    let menu = Menu(context: context)
    menu.title = "One"
    dish.menu = menu
    #expect(dish.value(forKeyPath: "menu.title") as? String == "One")
    #expect((menu as NSObject).value(forKey: "title") as? String == "One")
    #expect(menu.value(forKeyPath: "dishes.@count") as? Int == 1)
  }

  @Test("CoreData.OB3. The values of a fault are read when one is needed")
  func faults() throws {
    let dish = Dish(context: context)
    dish.name = "Bread"
    try context.save()
    let other = Kitchen.context(coordinator)
    let found = try #require(other.object(with: dish.objectID) as? Dish)
    #expect(found.isFault && found.events == [])
    #expect(found.name == "Bread")
    #expect(!found.isFault && found.events == ["fetch"] && !found.hasChanges)
    other.refresh(found, mergeChanges: false)
    #expect(found.isFault)
  }

  @Test("CoreData.OB4. Changed values are those that differ from the saved ones")
  func changes() throws {
    let dish = Dish(context: context)
    dish.name = "Rice"
    try context.save()
    #expect(!dish.hasChanges && dish.changedValues().isEmpty)
    dish.name = "Pasta"
    dish.minutes = 5
    #expect(dish.isUpdated && Array(dish.changedValues().keys) == ["name"])
    #expect(dish.committedValues(forKeys: ["name"])["name"] as? String == "Rice")
    dish.name = "Rice"
    #expect(dish.changedValues().isEmpty)
  }

  @Test("CoreData.OB5. Observers learn of changes, also of an inverse relationship")
  func observing() {
    KeyedProperties.add("name", \Dish.name)
    KeyedProperties.add("menu", \Dish.menu)
    let (dish, menu) = (Dish(context: context), Menu(context: context))
    var seen: [String] = []
    let names = dish.observe(\.name, options: [.old, .new]) { _, change in
      seen.append(
        String(describing: change.oldValue ?? nil) + " "
          + String(describing: change.newValue ?? nil))
    }
    let homes = dish.observe(\.menu) { dish, _ in seen.append(dish.menu == nil ? "out" : "in") }
    dish.name = "Pie"
    dish.setValue("Tart", forKey: "name")
    menu.addToDishes(dish)
    #expect(
      seen == [#"nil Optional("Pie")"#, #"Optional("Pie") Optional("Tart")"#, "in"])
    names.invalidate()
    homes.invalidate()
  }

  @Test("CoreData.OB9. An object that is created without arguments is in no context")
  func withoutArguments() {
    let menu = Menu()
    #expect(menu.managedObjectContext == nil && !menu.isInserted)
  }

  @Test("CoreData.OB8. An object publishes before a change, and before it is refreshed")
  func publishing() throws {
    let (dish, menu) = (Dish(context: context), Menu(context: context))
    (dish.name, menu.title) = ("Pie", "Lunch")
    try context.save()
    var names: [String?] = []
    let subscription = dish.objectWillChange.sink { names.append(dish.name) }
    #expect(dish.objectWillChange === dish.objectWillChange)
    dish.name = "Tart"
    dish.setValue("Roll", forKey: "name")
    menu.addToDishes(dish)
    #expect(names == ["Pie", "Tart", "Roll"])
    context.refresh(dish, mergeChanges: false)
    #expect(names.count == 4 && dish.name == "Pie")
    subscription.cancel()
    dish.name = "Cake"
    #expect(names.count == 4)
  }

  @Test("CoreData.OB6. A context does not retain an object without changes")
  func retaining() throws {
    weak var kept: Dish?
    weak var forgotten: Dish?
    try {
      let (one, other) = (Dish(context: context), Dish(context: context))
      (kept, forgotten) = (one, other)
      try context.save()
      one.minutes = 9
    }()
    #expect(kept?.minutes == 9 && forgotten == nil && context.registeredObjects.count == 1)
  }

  @Test("CoreData.OB7. A fetched property has the results of its request")
  func fetchedProperties() throws {
    let model = Kitchen.model()
    let property = NSFetchedPropertyDescription()
    property.name = "faster"
    let request = NSFetchRequest<NSFetchRequestResult>(entityName: "Dish")
    request.predicate = NSPredicate(format: "minutes < $FETCH_SOURCE.minutes")
    property.fetchRequest = request
    model.entitiesByName["Dish"]?.properties.append(property)
    let context = Kitchen.context(try Kitchen.coordinator(nil, model))
    let (slow, fast) = (Dish(context: context), Dish(context: context))
    (slow.minutes, fast.minutes) = (9, 3)
    #expect(slow.value(forKey: "faster") as? [Dish] == [fast])
    #expect((fast.value(forKey: "faster") as? [Dish])?.isEmpty == true)
  }

  @Test("CoreData.VA4. A value beyond a limit has the error of the limit")
  func limits() throws {
    let model = Kitchen.model()
    model.entitiesByName["Dish"]?.attributesByName["minutes"]?.setValidationPredicates(
      [NSPredicate(format: "SELF <= 90")], withValidationWarnings: ["1610"])
    let context = Kitchen.context(try Kitchen.coordinator(nil, model))
    let dish = Dish(context: context)
    dish.minutes = 91
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSValidationNumberTooLargeError)
    #expect(error?.userInfo[NSValidationValueErrorKey] as? Int == 91)
    dish.minutes = 90
    try context.save()
  }

  @Test("CoreData.MA1. A property that is not optional has 0 or an empty value without one")
  func absent() {
    let dish = Dish(context: context)
    #expect(dish.rating == 0 && dish.isHot == false && dish.tags.isEmpty)
    #expect(Menu(context: context).title == "")
  }

  @Test("CoreData.MA2–MA3. Properties have the values that were set, of every type")
  func types() {
    let dish = Dish(context: context)
    let (key, now) = (UUID(), Date(timeIntervalSinceReferenceDate: 1_000_000.25))
    dish.price = Decimal(string: "1.25")
    (dish.key, dish.made, dish.link) = (key, now, URL(string: "https://example.com/a"))
    (dish.picture, dish.words) = (Data([1, 2]), ["a", "b"])
    (dish.isHot, dish.rating) = (true, 0.5)
    #expect(dish.price == Decimal(string: "1.25") && dish.key == key && dish.made == now)
    #expect(dish.link?.host == "example.com" && dish.picture == Data([1, 2]))
    #expect(dish.words == ["a", "b"] && dish.isHot && dish.rating == 0.5)
    dish.primitiveName = "quiet"
    #expect(dish.name == "quiet" && dish.primitiveName == "quiet")
  }

  @Test("CoreData.MA4. Generated methods add, insert, replace and remove objects in order")
  func methods() {
    let menu = Menu(context: context)
    let dishes = (0..<4).map { number in
      let dish = Dish(context: context)
      dish.minutes = Int32(number)
      return dish
    }
    func order() -> [Int32] { menu.dishes?.compactMap { ($0 as? Dish)?.minutes } ?? [] }
    for dish in dishes.prefix(2) { menu.addToDishes(dish) }
    menu.insertIntoDishes(dishes[2], at: 0)
    #expect(order() == [2, 0, 1])
    menu.replaceDishes(at: 1, with: dishes[3])
    #expect(order() == [2, 3, 1] && dishes[0].menu == nil && dishes[3].menu === menu)
    menu.removeFromDishes([dishes[2], dishes[1]])
    #expect(order() == [3] && dishes[2].menu == nil)
  }

  @Test("CoreData.RE4. Mutable collections for a key change a relationship, in both directions")
  func collections() {
    let menu = Menu(context: context)
    let dishes = (0..<3).map { _ in Dish(context: context) }
    let ordered = menu.mutableOrderedSetValue(forKey: "dishes")
    ordered.addObjects(from: dishes)
    ordered.remove(dishes[1])
    #expect(menu.dishes?.array as? [Dish] == [dishes[0], dishes[2]])
    #expect(dishes[0].menu === menu && dishes[1].menu == nil)
    dishes[0].menu = nil
    #expect(ordered.count == 1 && ordered.firstObject as? Dish === dishes[2])
    let tag = NSEntityDescription.insertNewObject(forEntityName: "Tag", into: context)
    let tags = dishes[0].mutableSetValue(forKey: "tags")
    tags.add(tag)
    #expect(tag.mutableSetValue(forKey: "dishes").allObjects as? [Dish] == [dishes[0]])
    tag.mutableSetValue(forKey: "dishes").remove(dishes[0])
    #expect(tags.count == 0)
    #expect(
      menu.mutableOrderedSetValue(forKeyPath: "dishes").makeIterator().next() as? Dish
        === dishes[2])
  }

  @Test("CoreData.RE1. Both directions of a relationship agree")
  func inverses() {
    let (one, other) = (Menu(context: context), Menu(context: context))
    let dish = Dish(context: context)
    dish.menu = one
    #expect(one.dishes?.array.first as? Dish === dish)
    other.dishes = [dish]
    #expect(dish.menu === other && one.dishes?.count == 0)
    dish.menu = nil
    #expect(other.dishes?.count == 0)
    let tag = NSEntityDescription.insertNewObject(forEntityName: "Tag", into: context)
    dish.tags = [tag]
    #expect((tag.value(forKey: "dishes") as? NSSet)?.contains(dish) == true)
    tag.setValue(NSSet(), forKey: "dishes")
    #expect(dish.tags.isEmpty)
  }

  @Test("CoreData.RE3. A deletion cascades, and leaves the relationships of others")
  func deleting() throws {
    let (menu, dish) = (Menu(context: context), Dish(context: context))
    let tag = NSEntityDescription.insertNewObject(forEntityName: "Tag", into: context)
    (menu.title, dish.menu, dish.tags) = ("B", menu, [tag])
    tag.setValue("hot", forKey: "word")
    try context.save()
    context.delete(menu)
    #expect(menu.isDeleted && !dish.isDeleted)
    context.processPendingChanges()
    #expect(dish.isDeleted && dish.events.last == "delete" && tag.isUpdated)
    try context.save()
    #expect((tag.value(forKey: "dishes") as? NSSet)?.count == 0)
    #expect(dish.managedObjectContext == nil && !context.hasChanges)
    #expect(try context.count(for: NSFetchRequest<Dish>(entityName: "Dish")) == 0)
  }

  @Test("CoreData.VA1–VA2. What is missing is an error, with its key, object and all details")
  func validation() throws {
    let menu = Menu(context: context)
    let one = #expect(throws: NSError.self) { try context.save() }
    #expect(one?.domain == NSCocoaErrorDomain)
    #expect(one?.code == NSValidationMissingMandatoryPropertyError)
    #expect(one?.userInfo[NSValidationKeyErrorKey] as? String == "title")
    #expect(one?.userInfo[NSValidationObjectErrorKey] as? Menu === menu)
    _ = NSEntityDescription.insertNewObject(forEntityName: "Tag", into: context)
    let two = #expect(throws: NSError.self) { try context.save() }
    #expect(two?.code == NSValidationMultipleErrorsError)
    #expect((two?.userInfo[NSDetailedErrorsKey] as? [NSError])?.count == 2)
    #expect(context.insertedObjects.count == 2)
  }

  @Test("CoreData.VA3. A relationship denies the deletion while it has objects")
  func denied() throws {
    let model = Kitchen.model()
    model.entitiesByName["Menu"]?.relationshipsByName["dishes"]?.deleteRule = .denyDeleteRule
    let context = Kitchen.context(try Kitchen.coordinator(nil, model))
    let (menu, dish) = (Menu(context: context), Dish(context: context))
    (menu.title, dish.menu) = ("B", menu)
    try context.save()
    context.delete(menu)
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSValidationRelationshipDeniedDeleteError)
    context.delete(dish)
    try context.save()
    #expect(menu.managedObjectContext == nil)
  }
}
