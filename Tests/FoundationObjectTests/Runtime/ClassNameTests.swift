import TactusFoundation
import Testing

/// The names of classes (ObjectiveC.RT2).
@Suite struct ClassNameTests {
  private final class Own {}

  @Test("A class of a framework has no module in its name, an app's class has")
  func names() {
    #expect(NSStringFromClass(ListFormatter.self) == "ListFormatter")
    #expect(NSStringFromClass(NSObject.self) == "NSObject")
    #expect(NSStringFromClass(Own.self).hasSuffix("Own"))
    #expect(NSStringFromClass(Own.self) != "Own")
  }
}
