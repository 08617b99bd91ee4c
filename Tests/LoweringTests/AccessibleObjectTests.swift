import TactusLowering
import Testing

/// Tests the superclass of objects that override accessibility members.
@Suite struct AccessibleObjectTests {
  private func lower(_ text: String, _ modules: Set<String> = ["UIKit"]) -> String {
    LoweringTests::lower(text, modules)
  }

  @Test(
    "An NSObject that overrides accessibility members is an accessible object",
    arguments: [
      "override var accessibilityLabel: String? { didSet {} }",
      "public override var isAccessibilityElement: Bool { get { true } set {} }",
      "override func accessibilityActivate() -> Bool { true }",
      "override var accessibilityLabelBlock: AXStringReturnBlock? { get { nil } set {} }",
      "override var isAccessibilityElementBlock: AXBoolReturnBlock? { get { nil } set {} }",
    ])
  func superclass(member: String) {
    #expect(
      lower("import UIKit\nclass Kettle: NSObject, Pot {\n  \(member)\n}\n")
        == "import UIKit\nclass Kettle: AccessibleObject, Pot {\n  \(member)\n}\n"
        + "import class UIKit.AccessibleObject\n")
  }

  @Test(
    "The identifier of such an object is that of its superclass",
    arguments: [
      ("public var accessibilityIdentifier: String?", ""),
      ("var accessibilityIdentifier: String? = nil", ""),
      (
        "var accessibilityIdentifier: String? { didSet {} }",
        "override var accessibilityIdentifier: String? { didSet {} }"
      ),
      (
        "var accessibilityIdentifier: String? { get { nil } set {} }",
        "override var accessibilityIdentifier: String? { get { nil } set {} }"
      ),
      (
        "override var accessibilityIdentifier: String? { get { nil } set {} }",
        "override var accessibilityIdentifier: String? { get { nil } set {} }"
      ),
    ])
  func identifier(member: String, expected: String) {
    let other = "override var accessibilityLabel: String? { didSet {} }"
    let text = lower("class Kettle: NSObject {\n  \(other)\n  \(member)\n}\n")
    let blank = expected.isEmpty ? String(repeating: " ", count: member.count) : expected
    #expect(
      text == "class Kettle: AccessibleObject {\n  \(other)\n  \(blank)\n}\n"
        + "import class UIKit.AccessibleObject\n")
  }

  @Test(
    "Other classes keep their superclass",
    arguments: [
      "class Kettle: NSObject { var accessibilityLabel: String? }\n",
      "class Kettle: NSObject { override var hash: Int { 1 } } // accessibility\n",
      "class Kettle: UIView { override func accessibilityActivate() -> Bool { true } }\n",
    ])
  func others(text: String) { #expect(lower(text) == text) }

  @Test("Without UIKit nothing changes")
  func withoutUIKit() {
    let text = "class Kettle: NSObject { override func accessibilityActivate() -> Bool { true } }\n"
    #expect(lower(text, []) == text)
  }
}
