import CoreData
import Testing

/// Models in code, and those that are read.
@Suite struct CoreDataModelTests {
  @Test("CoreData.MO1. An entity has its own properties and those of its superentity, by name")
  func properties() throws {
    let model = Kitchen.model()
    let soup = try #require(model.entitiesByName["Soup"])
    #expect(soup.attributesByName["liters"] != nil && soup.attributesByName["name"] != nil)
    #expect(soup.relationshipsByName["menu"]?.destinationEntity?.name == "Menu")
    #expect(soup.properties.count == 13)
    soup.properties.append(Kitchen.attribute("spice", .stringAttributeType))
    #expect(soup.properties.count == 14 && model.entitiesByName["Dish"]?.properties.count == 12)
  }

  @Test("CoreData.MO2. A relationship is to many objects unless its maximum is one")
  func relationships() throws {
    let model = Kitchen.model()
    let menu = try #require(model.entitiesByName["Menu"])
    let dish = try #require(model.entitiesByName["Dish"])
    #expect(menu.relationshipsByName["dishes"]?.isToMany == true)
    #expect(dish.relationshipsByName["menu"]?.isToMany == false)
    #expect(NSRelationshipDescription().isToMany == false)
    #expect(dish.relationships(forDestination: menu).map(\.name) == ["menu"])
  }

  @Test("CoreData.MO3. Models are merged unless two have an entity of the same name")
  func merging() {
    let (one, other) = (NSManagedObjectModel(), NSManagedObjectModel())
    one.entities = [Kitchen.entity("A", NSManagedObject.self)]
    other.entities = [Kitchen.entity("B", NSManagedObject.self)]
    #expect(NSManagedObjectModel(byMerging: [one, other])?.entities.count == 2)
    #expect(NSManagedObjectModel(byMerging: [one, one]) == nil)
    #expect(NSManagedObjectModel(byMerging: []) == nil)
  }

  @Test("CoreData.MO4. An object has the class that its entity names, also that of a subentity")
  func classes() throws {
    let context = Kitchen.context(try Kitchen.coordinator())
    let soup = NSEntityDescription.insertNewObject(forEntityName: "Soup", into: context)
    #expect(type(of: soup) == Soup.self && soup.entity.name == "Soup")
    #expect(type(of: Dish(context: context)) == Dish.self)
    #expect(type(of: Dish._new(context: context)) == Dish.self)
    let tag = NSEntityDescription.insertNewObject(forEntityName: "Tag", into: context)
    #expect(type(of: tag) == NSManagedObject.self)
  }

  @Test("CoreData.MO4. An object has the class of its entity, whose properties are all inherited")
  func inheritingClasses() throws {
    KeyedProperties.add("minutes", \Dish.minutes)
    let entity = Kitchen.entity("Stew", NSManagedObject.self)
    entity.managedObjectClassName = "Stew"
    entity.properties = [Kitchen.attribute("minutes", .integer32AttributeType)]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let context = Kitchen.context(try Kitchen.coordinator(nil, model))
    let stew = NSEntityDescription.insertNewObject(forEntityName: "Stew", into: context)
    #expect(type(of: stew) == Stew.self)
  }

  @Test("CoreData.MF1–MF3. The source of a model is read, in its current version")
  func file() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tactus-model-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("Shop.xcdatamodeld")
    for (version, name) in [("Shop.xcdatamodel", "Old"), ("Shop 2.xcdatamodel", "Item")] {
      let place = source.appendingPathComponent(version)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data(Self.contents(name).utf8).write(to: place.appendingPathComponent("contents"))
    }
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["_XCCurrentVersionName": "Shop 2.xcdatamodel"], format: .xml, options: 0)
    try list.write(to: source.appendingPathComponent(".xccurrentversion"))
    let compiled = folder.appendingPathComponent("Shop.momd")
    for url in [source, compiled] {
      let model = try #require(NSManagedObjectModel(contentsOf: url))
      let item = try #require(model.entitiesByName["Item"])
      #expect(model.entities.count == 2)
      #expect(item.attributesByName["count"]?.attributeType == .integer16AttributeType)
      #expect(item.attributesByName["count"]?.defaultValue as? Int == 7)
      #expect(item.attributesByName["count"]?.isOptional == false)
      #expect(item.relationshipsByName["box"]?.inverseRelationship?.name == "items")
      #expect(item.relationshipsByName["box"]?.deleteRule == .nullifyDeleteRule)
      #expect(model.entitiesByName["Box"]?.relationshipsByName["items"]?.isToMany == true)
      #expect(item.uniquenessConstraints as? [[String]] == [["name"]])
      #expect(
        model.fetchRequestTemplate(forName: "Many")?.predicate?.predicateFormat == "count > 3")
      let context = Kitchen.context(try Kitchen.coordinator(nil, model))
      let new = NSEntityDescription.insertNewObject(forEntityName: "Item", into: context)
      new.setValue("too long a name", forKey: "name")
      let error = #expect(throws: NSError.self) { try context.save() }
      #expect(error?.code == NSValidationStringTooLongError)
    }
    #expect(NSManagedObjectModel(contentsOf: folder.appendingPathComponent("No.momd")) == nil)
  }

  @Test("CoreData.MF1. The ending of a compiled model is that of its source, others stay")
  func endings() {
    let endings: [String?] = ["momd", "mom", "cdm", "png", nil]
    #expect(
      endings.map { _modelEnding($0) } == [
        "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "png", nil,
      ])
    #expect(_modelEnding("momd") == "xcdatamodeld" && _modelEnding(3) == 3)
    #expect(_modelEnding("Shop.momd") == "Shop.xcdatamodeld" && _modelEnding("momds") == "momds")
  }

  @Test("CoreData.PC1. A container finds a model in the bundle of a module of the app")
  func moduleBundle() throws {
    let name = "Model-\(UUID().uuidString)"
    let main = URL(fileURLWithPath: Bundle.main.resourcePath ?? Bundle.main.bundlePath)
    let bundle = main.appendingPathComponent("\(name).resources")
    defer { try? FileManager.default.removeItem(at: bundle) }
    #expect(NSPersistentContainer(name: name).managedObjectModel.entities.isEmpty)
    let place = bundle.appendingPathComponent("\(name).xcdatamodeld/\(name).xcdatamodel")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data(Self.contents("Item").utf8).write(to: place.appendingPathComponent("contents"))
    let container = NSPersistentContainer(name: name)
    #expect(container.managedObjectModel.entitiesByName["Item"] != nil)
    let merged = NSManagedObjectModel.mergedModel(from: nil)
    #expect(merged?.entitiesByName["Item"] != nil)
  }

  private static func contents(_ name: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="\(name)" representedClassName="\(name)" syncable="YES" codeGenerationType="class">
        <attribute name="count" attributeType="Integer 16" defaultValueString="7"
          usesScalarValueType="YES"/>
        <attribute name="name" optional="YES" attributeType="String" maxValueString="8"/>
        <relationship name="box" optional="YES" maxCount="1" deletionRule="Nullify"
          destinationEntity="Box" inverseName="items" inverseEntity="\(name)"/>
        <uniquenessConstraints><uniquenessConstraint><constraint value="name"/>
        </uniquenessConstraint></uniquenessConstraints>
      </entity>
      <entity name="Box" representedClassName="Box">
        <relationship name="items" optional="YES" toMany="YES" deletionRule="Cascade"
          destinationEntity="\(name)" inverseName="box" inverseEntity="\(name)"/>
      </entity>
      <fetchRequest name="Many" entity="\(name)" predicateString="count &gt; 3"/>
    </model>
    """
  }
}
