import TactusLowering
import Testing

/// Tests classes whose members scripts see, by protocols that refine `JSExport`.
@Suite struct ScriptExportTests {
  private func lowered(_ text: String) -> String {
    Lowering().lower([LoweringSource(path: "a.swift", text: text)])[0].text
  }

  private static let pot = """
    @objc protocol Pot: JSExport {
      var cups: Int { get set }
      static var count: Int { get }
      func pour(_ cups: Int, into bowl: String) -> Bool
      @objc(empty) func `repeat`()
      static func make() -> Teapot
      init(maker: String)
    }

    """

  @Test("JavaScript.J11. The members of the protocol are registered, and no others")
  func members() {
    let text = lowered(
      Self.pot + """
        class Teapot: NSObject, Pot {
          dynamic var cups = 1
          var other = 2
          class var count: Int { 3 }
          func pour(_ cups: Int, into bowl: String) -> Bool { true }
          func `repeat`() {}
          func hide() {}
          class func make() -> Teapot { Teapot(maker: "") }
          required init(maker: String) {}
        }

        """)
    let names =
      "[\"cups\", \"+count\", \"pour:into:\", \"empty\", \"+make\", \"new initWithMaker:\"]"
    #expect(text.contains("ScriptMembers.add(\(names), of: Teapot.self)"), "\(text)")
    #expect(text.contains("KeyedProperties.add(\"cups\", \\Teapot.cups)"))
    #expect(text.contains("KeyedProperties.add(\"count\", \\Teapot.Type.count)"))
    #expect(
      text.contains("(\"pour:into:\", { (o: Teapot) in { (a0: Int, a1: String) in"), "\(text)")
    #expect(text.contains("(\"empty\", { (o: Teapot) in { () in o.`repeat`() } })"), "\(text)")
    #expect(
      text.contains(
        "KeyedClassMethods.add(\"make\", { (o: Teapot.Type) in { () in o.make() } })"))
    #expect(
      text.contains(
        "KeyedClassMethods.add(\"new initWithMaker:\", { (o: Teapot.Type) in { (a0: String) in "
          + "o.init(maker: a0) } })"), "\(text)")
    #expect(!text.contains("\"other\"") && !text.contains("\"hide\""))
  }

  @Test("An initializer that subclasses may lack is that of the class")
  func finalClass() {
    let text = lowered(
      Self.pot + "final class Teapot: NSObject, Pot { init(maker: String) {} }\n")
    #expect(text.contains("{ (o: Teapot.Type) in { (a0: String) in Teapot(maker: a0) } }"))
  }

  @Test("The protocol may be adopted by an extension, and refine one that refines JSExport")
  func extensions() {
    let text = lowered(
      "@objc protocol A: JSExport { func a() }\n@objc protocol B: A { func b() }\n"
        + "class C: NSObject {}\nextension C: B { func a() {}; func b() {} }\n"
        + "extension UIView: B { func a() {}; func b() {} }\n")
    #expect(text.contains("ScriptMembers.add([\"a\", \"b\"], of: C.self)"), "\(text)")
    #expect(text.contains("ScriptMembers.add([\"a\", \"b\"], of: UIView.self)"), "\(text)")
    #expect(text.contains("(\"b\", { (o: C) in { () in o.b() } })"), "\(text)")
  }

  @Test("Other protocols for Objective-C export nothing")
  func others() {
    let text = lowered(
      "@objc protocol A: Other { var b: Int { get } }\nclass C: NSObject, A { var b: Int { 1 } }\n")
    #expect(!text.contains("ScriptMembers") && !text.contains("KeyedProperties"))
  }
}
