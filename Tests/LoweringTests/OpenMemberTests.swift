import TactusLowering
import Testing

/// Tests members of extensions that other modules may override.
@Suite struct OpenMemberTests {
  private func lowered(_ text: String) -> String {
    Lowering().lower([LoweringSource(path: "a.swift", text: text)])[0].text
  }

  @Test(
    "An open member of an extension is declared by its class",
    arguments: [
      ("open func b(c: Int) -> Int { c }", "open func b(c: Int) -> Int { return _e_b(c: c) }"),
      ("open var b: Int { 1 }", "open var b: Int { _e_b }"),
      (
        "open var b: Int { get { 1 } set {} }",
        "open var b: Int { get { _e_b } set { _e_b = newValue } }"
      ),
      ("open class func b() -> A { A() }", "open class func b() -> A { return _e_b() }"),
      ("open class var b: Int { 1 }", "open class var b: Int { _e_b }"),
    ])
  func open(member: String, declared: String) {
    let text = lowered("open class A: NSObject {}\nextension A { @objc \(member) }\n")
    let body = member.replacing("open ", with: "").replacing(" b", with: " _e_b")
    #expect(text.hasPrefix("open class A: NSObject {\(declared) }\n"), "\(text)")
    #expect(text.split(separator: "\n")[1].contains(body), "\(text)")
  }

  @Test(
    "A member that only some types of a generic class have stays in its extension",
    arguments: [
      "open class A<B> {}\npublic protocol C {}\nextension A: C where B: C { open var d: Int { 1 } }\n",
      "open class A<B> { open func c(_ b: B) {} }\nclass D<B>: A<B> { override func c(_ b: B) {} }\n"
        + "public extension A where B: Hashable { func c(_ b: Set<B>) {} }\n",
    ])
  func constrained(text: String) { #expect(!lowered(text).contains("_e_")) }

  @Test("A class member of an extension is declared by its class if a class overrides it")
  func classMember() {
    let base = "class A: NSObject {}\nextension A { @objc class func b() {} }\n"
    #expect(lowered(base).hasPrefix("class A: NSObject {}\n"))
    let text = lowered(base + "class B: A { override class func b() {} }\n")
    #expect(text.hasPrefix("class A: NSObject {class func b() { _e_b() } }\n"), "\(text)")
    // An instance method of that name is another member.
    let other = lowered(base + "class B: A { override func b() {} }\n")
    #expect(other.hasPrefix("class A: NSObject {}\n"))
  }

  @Test("An open class declares the optional requirements that subclasses may implement")
  func requirements() {
    let text = lowered(
      "@objc public protocol P { @objc optional func b() -> Int }\nopen class A: NSObject, P {}\n"
        + "public class C: NSObject, P {}\n")
    #expect(text.contains("open func _o_b() -> Int? { nil }; open var _h_b__: Bool { false }"))
    #expect(text.contains("public class C: NSObject, P {}"))
  }

  @Test("A member within a condition that is known is declared by its class")
  func conditions() {
    func text(_ condition: String) -> String {
      lowered(
        "class A: UIView {}\nextension A {\n#if \(condition)\n  override func layoutSubviews() {}\n"
          + "  #else\n  override func other() {}\n  #endif\n}\n")
    }
    let begin = "class A: UIView {override func layoutSubviews() { _e_layoutSubviews() } }\n"
    for condition in ["os(iOS)", "!os(macOS)", "os(iOS) || os(tvOS)", "canImport(ObjectiveC)"] {
      #expect(text(condition).hasPrefix(begin), "\(text(condition))")
    }
    let other = "class A: UIView {override func other() { _e_other() } }\n"
    #expect(text("os(macOS)").hasPrefix(other))
    #expect(text("hasFeature(Macros)").hasPrefix("class A: UIView {}\n"))
  }

  @Test("The method that a framework's class itself declares has none of a superclass to call")
  func firstMethods() {
    func text(_ type: String) -> String {
      lowered(
        "extension \(type) { open override func awakeFromNib() { super.awakeFromNib(); a() } }\n")
    }
    #expect(!text("UINavigationItem").contains("super.") && !text("UIBarItem").contains("super."))
    #expect(text("UITabBarItem").contains("{ super.awakeFromNib(); a() }"))
  }

  @Test("A function by the name of its type stays escaping in the closure that is registered")
  func escaping() {
    let text = lowered(
      "typealias F = () -> Void\nclass A: NSObject { @objc static func b(_ f: @escaping F) {} }\n")
    #expect(text.contains("{ (a0: @escaping F) in o.b(a0) }"), "\(text)")
  }
}
