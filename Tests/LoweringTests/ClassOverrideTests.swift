import TactusLowering
import Testing

/// Tests class methods that override instance methods of `NSObject`.
@Suite struct ClassOverrideTests {
  @Test(
    "The highest class declares the method, and calls no superclass",
    arguments: ["awakeFromNib", "prepareForInterfaceBuilder"])
  func highest(name: String) {
    let call = "super.\(name)()"
    let text =
      "class A: UIView { override class func \(name)() { \(call) } }\n"
      + "class B: A { override class func \(name)() { \(call) } }\n"
      + "class C: UIView { override func \(name)() { \(call) } }\n"
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let first = lines[0].replacing("override", with: "        ")
      .replacing(call, with: String(repeating: " ", count: call.count))
    #expect(lower(text) == ([first] + lines.dropFirst()).joined(separator: "\n"))
  }

  @Test(
    "So does an extension, and a class without UIKit",
    arguments: [
      "extension A { X class func isMember(of aClass: AnyClass) -> Bool { false } }\n",
      "final class B: NSObject { X class func value(forUndefinedKey k: String) -> Any? { nil } }\n",
      "class B: NSObject { X static func isEqual(_ object: Any?) -> Bool { true } }\n",
      "class B: NSObject { X class func setValue(_ v: Any?, forUndefinedKey k: String) {} }\n",
      "class B: NSObject { X class var accessInstanceVariablesDirectly: Bool { false } }\n",
    ])
  func others(member: String) {
    let text = "class A: NSObject {}\n" + member
    #expect(
      lower(text.replacing("X ", with: "override "))
        == text.replacing("X ", with: "         "))
  }

  @Test("The superclass's answer comes from the class")
  func superCalls() {
    let text =
      "class A: NSObject {\n"
      + "  override class func responds(to s: Selector!) -> Bool { super.responds(to: s) }\n"
      + "  override class func value(forKey k: String) -> Any? { super.value(forKey: k) }\n}\n"
      + "class B: A { override class func responds(to s: Selector!) -> Bool { "
      + "super.responds(to: s) } }\n"
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let lowered = lines.enumerated().map { index, line in
      index > 2
        ? line
        : line.replacing("override", with: "        ")
          .replacing("super", with: "_AM(self as AnyClass)")
    }
    #expect(lower(text) == lowered.joined(separator: "\n"))
  }

  @Test("ObjectiveC.KC23. A class that describes itself conforms to a protocol")
  func description() {
    let lowered = lower(
      "class A: NSObject { override class func description() -> String { super.description() } }\n"
        + "class B: A { override class func description() -> String { super.description() } }\n")
    #expect(
      lowered.hasPrefix(
        "class A: NSObject {          class func description() -> String { super._described () } }\n"
          + "class B: A { override class func description() -> String { super.description() } }\n"))
    #expect(lowered.contains("extension A: @preconcurrency _KVDescribe"))
    #expect(!lowered.contains("extension B"))
  }

  @Test(
    "Overrides of class methods stay",
    arguments: [
      "class A { class func copy() -> A { A() } }\n"
        + "class B: A { override class func copy() -> A { B() } }\n",
      "class A { class func description() -> String { \"a\" } }\n"
        + "class B: A { override class func description() -> String { super.description() } }\n",
      "class A: XCTestCase { override class func setUp() { super.setUp() } }\n",
      "class A: UIView { override class var layerClass: AnyClass { CALayer.self } }\n",
      "class A: NSObject { override class func classForKeyedUnarchiver() -> AnyClass { A.self } }\n",
    ])
  func unchanged(text: String) { #expect(lower(text) == text) }

  @Test("The highest operation declares a property that Foundation lacks")
  func missingProperty() {
    let text =
      "class A: Operation { override var isConcurrent: Bool { super.isConcurrent || true } }\n"
      + "class B: A { override var isConcurrent: Bool { super.isConcurrent } }\n"
      + "class C { var isConcurrent: Bool { true } }\n"
      + "class D: C { override var isConcurrent: Bool { super.isConcurrent } }\n"
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let first = lines[0].replacing("override", with: "        ")
      .replacing("super.isConcurrent", with: "super.isAsynchronous")
    #expect(lower(text) == ([first] + lines.dropFirst()).joined(separator: "\n"))
  }
}
