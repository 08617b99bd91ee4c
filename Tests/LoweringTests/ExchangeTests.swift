import Foundation
import TactusLowering
import Testing

/// Tests methods whose implementations are exchanged at run time.
@Suite struct ExchangeTests {
  private func lowered(_ texts: [String]) -> [LoweredFile] {
    let sources = texts.enumerated().map { LoweringSource(path: "\($0).swift", text: $1) }
    return Lowering().lower(sources)
  }

  @Test("The methods that can be exchanged are those that the frameworks declare")
  func names() throws {
    let sources = TestFiles.project.path + "/Sources/Frameworks/"
    let files = [
      "UIKitApp/AppAndEnvironment/MethodExchange/ExchangeableMethods.swift",
      "UIKitLists/MethodExchange/ExchangeableListMethods.swift",
    ]
    let text = try files.map { try String(contentsOfFile: sources + $0, encoding: .utf8) }.joined()
    let declared = Set(text.matches(of: /framework:\s*"([^"]+)"/).map { String($0.1) })
    #expect(declared.count > 20)
    let selectors = Set(Lowering.exchangeableSelectors)
    #expect(selectors == declared)
  }

  @Test("Without the functions that exchange methods nothing changes")
  func unused() {
    let text = "extension UIView { @objc func a() { a() } }\n"
    #expect(!lowered([text])[0].text.contains("_x_"))
    let other = "func f() { method_exchangeImplementations(a, b) }\n"
    #expect(lowered([text, other])[0].text.contains("_x_a()"))
  }

  @Test(
    "Methods that no table can hold stay as they are",
    arguments: [
      "@objc static func a() {}", "@objc func a(_ b: () -> Void) {}", "@objc func a() throws {}",
      "func a() {}", "@objc func a(_ b: inout Int) {}", "@objc func a(_ b: Int...) {}",
      "@objc func a(b: Int, c: Int, d: Int, e: Int, f: Int) {}",
    ])
  func others(text: String) {
    let file = lowered(["extension UIView { \(text) }\nlet f = class_addMethod\n"])[0]
    #expect(!file.text.contains("_x_"))
  }

  @Test("A function that a method takes stays escaping in the closure of its body")
  func escaping() {
    for type in ["F", "(Int) -> Void"] {
      let method = "@objc func a(_ b: Int, c: @escaping \(type)) {}"
      let file = lowered(["extension UIView { \(method) }\nlet f = class_addMethod\n"])[0]
      #expect(file.text.contains("a1: @escaping \(type)) in o._x_a(a0, c: a1)"), "\(file.text)")
    }
  }

  @Test(
    "An extension of a framework's class overrides a method of its superclass",
    arguments: [
      ("UICollectionViewCell", "func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? { nil }"),
      ("UITableViewController", "func viewDidAppear(_ animated: Bool) {}"),
      ("UILabel", "func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}"),
    ])
  func overrides(type: String, method: String) {
    let file = lowered(["extension \(type) { open override \(method) }\n"])[0]
    #expect(file.diagnostics.isEmpty)
    #expect(file.text.contains("ExchangedMethods.add("))
    #expect(!file.text.contains("override"))
  }

  @Test(
    "An extension of a framework's class overrides a property of its superclass",
    arguments: [
      ("UINavigationController", "var preferredStatusBarStyle: UIStatusBarStyle { .default }"),
      ("UITabBarController", "var shouldAutorotate: Bool { get { false } }"),
      ("UIWindow", "var canBecomeFirstResponder: Bool {\n  // Shakes.\n  true\n}"),
      ("UIWindow", "func motionEnded(_ m: UIEvent.EventSubtype, with event: UIEvent?) {}"),
    ])
  func properties(type: String, member: String) {
    let file = lowered(["extension \(type) { open override \(member) }\n"])[0]
    #expect(file.diagnostics.isEmpty)
    #expect(file.text.contains("ExchangedMethods.add("))
    #expect(!file.text.contains("override"))
  }

  @Test(
    "ObjectiveC.MX7. Other inherited members are added to the class's table of methods",
    arguments: [
      ("UINavigationController", "var shouldAutorotate: Bool { get { true } set {} }"),
      ("UITextField", "var tintColor: UIColor! { didSet {} }"),
      ("UILabel", "func draw(_ rect: CGRect) {}"), ("UILabel", "var isHidden: Bool { true }"),
      ("UILabel", "class var layerClass: AnyClass { CALayer.self }"),
      ("UILabel", "func load(_ f: (Int) throws -> Void) async rethrows -> [Int] { [] }"),
    ])
  func inherited(type: String, member: String) {
    let file = lowered(["extension \(type) { open override \(member) }\n"])[0]
    #expect(file.diagnostics.isEmpty)
    #expect(file.text.contains("ExchangedMethods.add(membersOf: _i1.self, to: \(type).self"))
    #expect(file.text.contains(": \(type), @unchecked Sendable { override "))
  }

  @Test(
    "ObjectiveC.MX7. Members of the class itself and of extensions with conditions are refused",
    arguments: [
      ("UIView", "func layoutSubviews() {}"),
      ("UIViewController", "var shouldAutorotate: Bool { true }"),
      ("UILabel where Self: Sendable", "func draw(_ rect: CGRect) {}"),
    ])
  func refused(type: String, member: String) {
    let file = lowered(["extension \(type) { override \(member) }\n"])[0]
    #expect(file.diagnostics.count == 1)
  }

  @Test("ObjectiveC.MX7. Classes of the module call the members of extensions by super")
  func superCalls() {
    let files = lowered([
      "extension UITextField { override var tag: Int { didSet {} } }\n",
      "class A: UITextField { func f() { super.tag = 3; super.draw(.zero) } }\n",
      "class B: A { func g() { super.tag = 4 } }\n",
    ])
    #expect(files[1].text.contains("super._f7_tag = 3; super.draw(.zero)"))
    #expect(files[1].text.contains("override var tag: Int { didSet { _f7_d_tag() } }"))
    #expect(files[2].text.contains("super._f7_tag = 4"))
  }
}
