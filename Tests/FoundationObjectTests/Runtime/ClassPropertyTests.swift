import TactusFoundation
import Testing

/// Lists of the properties of classes (ObjectiveC.CP1).
struct ClassPropertyTests {
  private class Oven: NSObject, KeyedClass {
    var degrees = 20
    var name: String? = "Ours"
    class func registerProperties() { _ = known }
    private static let known: Void = {
      KeyedProperties.add("name", \Oven.name)
      KeyedProperties.add("degrees", \Oven.degrees)
    }()
  }
  private final class Grill: Oven {
    var hasLight = true
    override class func registerProperties() {
      super.registerProperties()
      _ = own
    }
    private static let own: Void = KeyedProperties.add("hasLight", \Grill.hasLight)
  }
  private final class Plain: NSObject {}

  private func names(_ type: AnyClass?) -> [String]? {
    var count: UInt32 = 7
    guard let list = class_copyPropertyList(type, &count) else { return count == 0 ? nil : [] }
    defer { free(list) }
    return (0..<Int(count)).map { String(cString: property_getName(list[$0])) }
  }

  @Test("ObjectiveC.CP1. A class lists the properties that it declares itself")
  func list() {
    #expect(names(Oven.self) == ["degrees", "name"])
    #expect(names(Grill.self) == ["hasLight"])
    #expect(names(Plain.self) == nil)
    #expect(names(nil) == nil)
  }

  @Test("ObjectiveC.CP1. A property is found by name in a class and its superclasses")
  func search() throws {
    let own = try #require(class_getProperty(Grill.self, "hasLight"))
    #expect(String(cString: property_getName(own)) == "hasLight")
    let inherited = try #require(class_getProperty(Grill.self, "degrees"))
    #expect(String(cString: property_getName(inherited)) == "degrees")
    #expect(class_getProperty(Oven.self, "hasLight") == nil)
    #expect(class_getProperty(nil, "name") == nil)
  }
}
