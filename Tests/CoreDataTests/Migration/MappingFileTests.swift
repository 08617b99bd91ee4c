import CoreData
import Testing

/// Mapping models in files.
@Suite struct MappingFileTests {
  /// Calls a function with a folder that is removed afterwards.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tactus-mapping-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try body(folder)
  }

  /// Writes the source of a mapping model, and returns its place.
  private func write(_ text: String, in folder: URL, _ name: String = "Kitchen") throws -> URL {
    let place = folder.appendingPathComponent("\(name).xcmappingmodel")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place.appendingPathComponent("xcmapping.xml"))
    return place
  }

  @Test("CoreData.MG10. The source of mappings is read")
  func source() throws {
    try withFolder { folder in
      let place = try write(try Self.source(), in: folder)
      for url in [place, folder.appendingPathComponent("Kitchen.cdm")] {
        let model = try #require(NSMappingModel(contentsOf: url))
        #expect(model.entityMappings.map(\.name) == ["MenuToMenu", "DishToDish", "Soup"])
        let types = model.entityMappings.map(\.mappingType)
        #expect(
          types == [
            .transformEntityMappingType, .customEntityMappingType, .addEntityMappingType,
          ])
        let dish = try #require(model.entityMappingsByName["DishToDish"])
        #expect(dish.entityMigrationPolicyClassName == "Policy")
        let values = Dictionary(
          uniqueKeysWithValues: (dish.attributeMappings ?? []).map { ($0.name, $0.valueExpression) }
        )
        #expect(values["key"]??.description == NSExpression(format: "$source.key").description)
        #expect(values["caption"]??.description == NSExpression(format: "$source.name").description)
      }
      #expect(NSMappingModel(contentsOf: folder.appendingPathComponent("No.cdm")) == nil)
      #expect(NSMappingModel(contentsOf: nil) == nil)
      let other = try write("<database></database>", in: folder, "Empty")
      #expect(NSMappingModel(contentsOf: other) == nil)
    }
  }

  @Test("CoreData.MG10. A compiled mapping model of unknown classes has no mappings")
  func unknownClasses() throws {
    try withFolder { folder in
      let reference = ["CF$UID": 1]
      let classes: [String: Any] = ["$classname": "Unknown", "$classes": ["Unknown", "NSObject"]]
      let archive: [String: Any] = [
        "$version": 100_000, "$archiver": "NSKeyedArchiver", "$top": ["root": reference],
        "$objects": ["$null", ["$class": ["CF$UID": 2]], classes] as [Any],
      ]
      let place = folder.appendingPathComponent("Unknown.cdm")
      try PropertyListSerialization.data(fromPropertyList: archive, format: .xml, options: 0)
        .write(to: place)
      #expect(NSMappingModel(contentsOf: place) == nil)
    }
  }

  @Test("CoreData.MG10. A mapping model is found by the names in both models")
  func bundle() throws {
    try withFolder { folder in
      _ = try write(try Self.source(), in: folder)
      let bundle = try #require(Bundle(path: folder.path))
      let (old, new) = (Kitchen.model(), KitchenMigration.model())
      let found = NSMappingModel(from: [bundle], forSourceModel: old, destinationModel: new)
      #expect(found?.entityMappings.count == 3)
      // The older model has no captions.
      #expect(
        NSMappingModel(from: [bundle], forSourceModel: new, destinationModel: old) == nil)
      #expect(NSMappingModel(from: [], forSourceModel: old, destinationModel: new) == nil)
      #expect(NSMappingModel(from: [bundle], forSourceModel: nil, destinationModel: new) == nil)
    }
  }

  @Test("CoreData.MG10. A store migrates by mappings that were read")
  func migration() throws {
    try withFolder { folder in
      let url = try write(try Self.source(policy: false), in: folder)
      let (file, new) = (
        folder.appendingPathComponent("old.sqlite"), folder.appendingPathComponent("new.sqlite")
      )
      try {
        let context = Kitchen.context(try Kitchen.coordinator(file))
        let (menu, dish) = (Menu(context: context), Dish(context: context))
        (menu.title, dish.name) = ("Lunch", "Bread")
        menu.addToDishes(dish)
        try context.save()
      }()
      let mappings = try #require(NSMappingModel(contentsOf: url))
      try KitchenMigration.manager().migrateStore(
        from: file, sourceType: NSSQLiteStoreType, options: nil, with: mappings,
        toDestinationURL: new, destinationType: NSSQLiteStoreType, destinationOptions: nil)
      let context = Kitchen.context(try Kitchen.coordinator(new, KitchenMigration.model()))
      let dishes = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Dish"))
      #expect(dishes.map { $0.value(forKey: "caption") as? String } == ["Bread"])
      let menu = dishes.first?.value(forKey: "menu") as? NSManagedObject
      #expect(menu?.value(forKey: "title") as? String == "Lunch")
      #expect((menu?.value(forKey: "dishes") as? NSOrderedSet)?.count == 1)
    }
  }

  /// The archive of `$source.name`.
  private static func expression() throws -> String {
    func reference(_ index: Int) -> [String: Int] { ["CF$UID": index] }
    let classes: [[String: Any]] = ["NSKeyPathExpression", "NSVariableExpression"].map {
      ["$classname": $0, "$classes": [$0, "NSExpression", "NSObject"]]
    }
    let objects: [Any] = [
      "$null",
      [
        "NSExpressionType": 4, "NSOperand": reference(2), "NSSelectorName": reference(4),
        "NSArguments": reference(5), "$class": reference(8),
      ] as [String: Any],
      [
        "NSExpressionType": 2, "NSVariable": reference(3), "$class": reference(9),
      ] as [String: Any],
      "source", "valueForKeyPath:",
      ["NS.objects": [reference(6)], "$class": reference(10)] as [String: Any],
      [
        "NSExpressionType": 10, "NSKeyPath": reference(7), "$class": reference(11),
      ] as [String: Any],
      "name", classes[0], classes[1],
      ["$classname": "NSArray", "$classes": ["NSArray", "NSObject"]] as [String: Any],
      [
        "$classname": "NSKeyPathSpecifierExpression",
        "$classes": ["NSKeyPathSpecifierExpression", "NSExpression", "NSObject"],
      ] as [String: Any],
    ]
    let archive: [String: Any] = [
      "$version": 100_000, "$archiver": "NSKeyedArchiver", "$top": ["root": reference(1)],
      "$objects": objects,
    ]
    return try PropertyListSerialization.data(fromPropertyList: archive, format: .xml, options: 0)
      .base64EncodedString(options: .lineLength64Characters)
  }

  private static func source(policy: Bool = true) throws -> String {
    func object(_ kind: String, _ identifier: Int, _ content: String) -> String {
      "<object type=\"XDDEV\(kind)\" id=\"z\(identifier)\">\(content)</object>\n"
    }
    func value(_ name: String, _ text: String) -> String {
      "<attribute name=\"\(name)\" type=\"string\">\(text)</attribute>"
    }
    func related(_ name: String, _ identifiers: Int...) -> String {
      let texts = identifiers.map { "z\($0)" }.joined(separator: " ")
      return "<relationship name=\"\(name)\" idrefs=\"\(texts)\"></relationship>"
    }
    let automatic = value("autogenerateexpression", "1")
    let policyName = policy ? value("migrationpolicyclassname", "Policy") : ""
    return "<?xml version=\"1.0\"?>\n<database>\n"
      + object("MAPPINGMODEL", 1, related("entitymappings", 3, 2, 4))
      + object(
        "ENTITYMAPPING", 2,
        value("sourcename", "Menu") + value("destinationname", "Menu")
          + value("mappingtypename", "Undefined") + value("mappingnumber", "1") + automatic
          + related("attributemappings", 5) + related("relationshipmappings", 6))
      + object(
        "ENTITYMAPPING", 3,
        value("sourcename", "Dish") + value("destinationname", "Dish")
          + value("mappingtypename", "Undefined") + value("mappingnumber", "2") + automatic
          + policyName + related("attributemappings", 7, 8) + related("relationshipmappings", 9))
      + object(
        "ENTITYMAPPING", 4,
        value("destinationname", "Soup") + value("mappingtypename", "Undefined")
          + value("mappingnumber", "3"))
      + object("ATTRIBUTEMAPPING", 5, value("name", "title"))
      + object(
        "RELATIONSHIPMAPPING", 6,
        value("name", "dishes") + automatic + value("sourcekeypath", "$source.dishes")
          + value("sourcemappingname", "DishToDish"))
      + object("ATTRIBUTEMAPPING", 7, value("name", "key"))
      + object(
        "ATTRIBUTEMAPPING", 8,
        value("name", "caption") + value("valueexpressiondata", try expression()))
      + object("RELATIONSHIPMAPPING", 9, value("name", "menu") + automatic) + "</database>\n"
  }
}
