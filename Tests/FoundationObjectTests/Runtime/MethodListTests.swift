import TactusFoundation
import Testing

/// Lists of the methods of classes, and the names of selectors (ObjectiveC.MX10).
@MainActor @Suite struct MethodListTests {
  private class Oven: NSObject, KeyedClass {
    var degrees = 20
    var hasDoor: Bool { true }
    class func registerProperties() { _ = known }
    private static let known: Void = {
      KeyedProperties.add("degrees", \Oven.degrees)
      KeyedProperties.add("hasDoor", \Oven.hasDoor)
    }()
  }
  private final class Grill: Oven {}
  @MainActor private final class Baker: NSObject {
    func bake(_ loaf: Int) -> Int { loaf + 20 }
  }

  private func names(_ type: AnyClass?) -> [String]? {
    var count: UInt32 = 7
    guard let list = class_copyMethodList(type, &count) else { return count == 0 ? nil : [] }
    defer { free(list) }
    return (0..<Int(count)).map { String(cString: sel_getName(method_getName(list[$0]))) }
  }

  @Test("ObjectiveC.MX10. A class lists the methods and accessors that it declares itself")
  func list() throws {
    let bake = Selector("bake:", calling: Baker.bake)
    #expect(names(Baker.self) == ["bake:"])
    #expect(names(Oven.self) == ["degrees", "hasDoor", "setDegrees:"])
    #expect(names(Grill.self) == nil && names(nil) == nil)
    var count: UInt32 = 0
    let list = try #require(class_copyMethodList(Baker.self, &count))
    defer { free(list) }
    #expect(sel_isEqual(method_getName(list[0]), bake))
    #expect(method_getNumberOfArguments(list[0]) == 3)
    let result = method_getImplementation(list[0]).call(Baker(), 3, as: Int.self)
    #expect(result == 23)
  }

  @Test("ObjectiveC.MX10. Selectors and their names, and sizes of objects")
  func selectors() {
    #expect(sel_registerName("bake:") == Selector("bake:") && sel_getUid("a") == Selector("a"))
    #expect(String(cString: sel_getName(Selector("bake:"))) == "bake:")
    #expect(class_getInstanceSize(Oven.self) == class_getInstanceSize(NSObject.self) + 8)
    #expect(class_getInstanceSize(nil) == 0)
  }
}
