import CoreData
import Testing

/// Steps CoreData.OB1–OB7, MA1–MA4, RE1–RE3 and VA1–VA4.
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
    let book = Book(context: context)
    book.title = "One"
    dish.book = book
    #expect(dish.value(forKeyPath: "book.title") as? String == "One")
    #expect((book as NSObject).value(forKey: "title") as? String == "One")
    #expect(book.value(forKeyPath: "dishes.@count") as? Int == 1)
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
    KeyedProperties.add("book", \Dish.book)
    let (dish, book) = (Dish(context: context), Book(context: context))
    var seen: [String] = []
    let names = dish.observe(\.name, options: [.old, .new]) { _, change in
      seen.append("\(change.oldValue ?? nil) \(change.newValue ?? nil)")
    }
    let homes = dish.observe(\.book) { dish, _ in seen.append(dish.book == nil ? "out" : "in") }
    dish.name = "Pie"
    dish.setValue("Tart", forKey: "name")
    book.addToDishes(dish)
    #expect(
      seen == [#"nil Optional("Pie")"#, #"Optional("Pie") Optional("Tart")"#, "in"])
    names.invalidate()
    homes.invalidate()
  }

  @Test("CoreData.MA1. A property that is not optional has 0 or an empty value without one")
  func absent() {
    let dish = Dish(context: context)
    #expect(dish.rating == 0 && dish.isHot == false && dish.tags.isEmpty)
    #expect(Book(context: context).title == "")
  }

  @Test("CoreData.MA2. Properties have the values that were set, of every type")
  func types() {
    let dish = Dish(context: context)
    let (key, now) = (UUID(), Date())
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
    let book = Book(context: context)
    let dishes = (0..<4).map { number in
      let dish = Dish(context: context)
      dish.minutes = Int32(number)
      return dish
    }
    func order() -> [Int32] { book.dishes?.compactMap { ($0 as? Dish)?.minutes } ?? [] }
    for dish in dishes.prefix(2) { book.addToDishes(dish) }
    book.insertIntoDishes(dishes[2], at: 0)
    #expect(order() == [2, 0, 1])
    book.replaceDishes(at: 1, with: dishes[3])
    #expect(order() == [2, 3, 1] && dishes[0].book == nil && dishes[3].book === book)
    book.removeFromDishes([dishes[2], dishes[1]])
    #expect(order() == [3] && dishes[2].book == nil)
  }

  @Test("CoreData.RE1. Both directions of a relationship agree")
  func inverses() {
    let (one, other) = (Book(context: context), Book(context: context))
    let dish = Dish(context: context)
    dish.book = one
    #expect(one.dishes?.array.first as? Dish === dish)
    other.dishes = [dish]
    #expect(dish.book === other && one.dishes?.count == 0)
    dish.book = nil
    #expect(other.dishes?.count == 0)
    let tag = NSEntityDescription.insertNewObject(forEntityName: "Tag", into: context)
    dish.tags = [tag]
    #expect((tag.value(forKey: "dishes") as? NSSet)?.contains(dish) == true)
    tag.setValue(NSSet(), forKey: "dishes")
    #expect(dish.tags.isEmpty)
  }

  @Test("CoreData.RE3. A deletion cascades, and leaves the relationships of others")
  func deleting() throws {
    let (book, dish) = (Book(context: context), Dish(context: context))
    let tag = NSEntityDescription.insertNewObject(forEntityName: "Tag", into: context)
    (book.title, dish.book, dish.tags) = ("B", book, [tag])
    tag.setValue("hot", forKey: "word")
    try context.save()
    context.delete(book)
    #expect(book.isDeleted && !dish.isDeleted)
    context.processPendingChanges()
    #expect(dish.isDeleted && dish.events.last == "delete" && tag.isUpdated)
    try context.save()
    #expect((tag.value(forKey: "dishes") as? NSSet)?.count == 0)
    #expect(dish.managedObjectContext == nil && !context.hasChanges)
    #expect(try context.count(for: NSFetchRequest<Dish>(entityName: "Dish")) == 0)
  }

  @Test("CoreData.VA1–VA2. What is missing is an error, with its key, object and all details")
  func validation() throws {
    let book = Book(context: context)
    let one = #expect(throws: NSError.self) { try context.save() }
    #expect(one?.domain == NSCocoaErrorDomain)
    #expect(one?.code == NSValidationMissingMandatoryPropertyError)
    #expect(one?.userInfo[NSValidationKeyErrorKey] as? String == "title")
    #expect(one?.userInfo[NSValidationObjectErrorKey] as? Book === book)
    _ = NSEntityDescription.insertNewObject(forEntityName: "Tag", into: context)
    let two = #expect(throws: NSError.self) { try context.save() }
    #expect(two?.code == NSValidationMultipleErrorsError)
    #expect((two?.userInfo[NSDetailedErrorsKey] as? [NSError])?.count == 2)
    #expect(context.insertedObjects.count == 2)
  }

  @Test("CoreData.VA3. A relationship denies the deletion while it has objects")
  func denied() throws {
    let model = Kitchen.model()
    model.entitiesByName["Book"]?.relationshipsByName["dishes"]?.deleteRule = .denyDeleteRule
    let context = Kitchen.context(try Kitchen.coordinator(nil, model))
    let (book, dish) = (Book(context: context), Dish(context: context))
    (book.title, dish.book) = ("B", book)
    try context.save()
    context.delete(book)
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSValidationRelationshipDeniedDeleteError)
    context.delete(dish)
    try context.save()
    #expect(book.managedObjectContext == nil)
  }
}
