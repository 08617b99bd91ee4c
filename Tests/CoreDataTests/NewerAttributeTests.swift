import CoreData
import Testing

/// Tests of derived and composite attributes, and of states that contexts go on reading.
@Suite struct NewerAttributeTests {
  private static func model() -> NSManagedObjectModel {
    let model = Kitchen.model()
    let loud = NSDerivedAttributeDescription()
    (loud.name, loud.type) = ("loud", .string)
    loud.derivationExpression = NSExpression(format: "uppercase(name)")
    loud.filterPredicate = NSPredicate(format: "name != nil")
    let count = NSDerivedAttributeDescription()
    (count.name, count.type) = ("tagCount", .integer64)
    count.derivationExpression = NSExpression(format: "tags.@count")
    let place = NSCompositeAttributeDescription()
    place.name = "place"
    place.elements = [
      Kitchen.attribute("shelf", .stringAttributeType),
      Kitchen.attribute("row", .integer64AttributeType),
    ]
    let dish = model.entitiesByName["Dish"]
    dish?.properties += [loud, count, place]
    return model
  }

  @Test("CoreData.DA1. A derived value is computed by a save, and read after a refresh")
  func derived() throws {
    try Kitchen.withFile { file in
      let context = Kitchen.context(try Kitchen.coordinator(file, Self.model()))
      let dish = Dish(context: context)
      dish.name = "Bread"
      let tag = NSEntityDescription.insertNewObject(forEntityName: "Tag", into: context)
      tag.setValue("x", forKey: "word")
      dish.tags.insert(tag)
      let nameless = Dish(context: context)
      try context.save()
      #expect(dish.value(forKey: "loud") == nil)
      context.refreshAllObjects()
      #expect(dish.value(forKey: "loud") as? String == "BREAD")
      #expect(dish.value(forKey: "tagCount") as? Int == 1)
      #expect(nameless.value(forKey: "loud") == nil)
      dish.name = "Toast"
      try context.save()
      context.refresh(dish, mergeChanges: false)
      #expect(dish.value(forKey: "loud") as? String == "TOAST")
    }
  }

  @Test("CoreData.OB3. A transient attribute has its default when the object was read")
  func transient() throws {
    let model = Kitchen.model()
    let speed = Kitchen.attribute("speed", .integer32AttributeType, 7, optional: false)
    speed.isTransient = true
    model.entitiesByName["Dish"]?.properties.append(speed)
    let context = Kitchen.context(try Kitchen.coordinator(nil, model))
    let dish = Dish(context: context)
    dish.setValue(50, forKey: "speed")
    try context.save()
    context.refresh(dish, mergeChanges: false)
    #expect(dish.value(forKey: "speed") as? Int == 7 && !dish.hasChanges)
    // It is valid, so that other changes can be saved.
    dish.name = "Bread"
    try context.save()
  }

  @Test("CoreData.CA1. A composite value is a dictionary of its elements' values")
  func composite() throws {
    try Kitchen.withFile { file in
      try {
        let context = Kitchen.context(try Kitchen.coordinator(file, Self.model()))
        let dish = Dish(context: context)
        dish.setValue(["shelf": "top", "row": 3], forKey: "place")
        #expect(dish.entity.attributesByName["place"]?.type == .composite)
        try context.save()
      }()
      let context = Kitchen.context(try Kitchen.coordinator(file, Self.model()))
      let dish = try #require(try context.fetch(NSFetchRequest<Dish>(entityName: "Dish")).first)
      let place = dish.value(forKey: "place") as? [String: Any]
      #expect(place?["shelf"] as? String == "top" && place?["row"] as? Int == 3)
    }
  }

  @Test("CoreData.QG1–QG2. A context goes on reading one state until it saves or is reset")
  func generations() throws {
    try Kitchen.withFile { file in
      let coordinator = try Kitchen.coordinator(file)
      let (writer, reader) = (Kitchen.context(coordinator), Kitchen.context(coordinator))
      Dish(context: writer).name = "Bread"
      try writer.save()
      #expect(reader.queryGenerationToken == nil)
      try reader.setQueryGenerationFrom(.current)
      let request = NSFetchRequest<Dish>(entityName: "Dish")
      #expect(try reader.count(for: request) == 1)
      let token = try #require(reader.queryGenerationToken)
      Dish(context: writer).name = "Tea"
      try writer.save()
      #expect(try reader.count(for: request) == 1 && writer.count(for: request) == 2)
      reader.reset()
      #expect(try reader.count(for: request) == 2)
      try reader.setQueryGenerationFrom(token)
      #expect(try reader.count(for: request) == 1)
      try reader.setQueryGenerationFrom(nil)
      #expect(try reader.count(for: request) == 2)
    }
  }
}
