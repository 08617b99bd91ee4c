import Foundation
import TactusLowering
import Testing

/// Tests the results of optional members of protocols, which are optional once here.
@Suite struct OptionalResultTests {
  private static let type = """
    @objc protocol D {
      @objc optional func a() -> [Int]
      @objc optional func b() -> [Int]?
      @objc optional func b(_ c: Int) -> Int
      @objc optional var e: String? { get }
    }

    """

  private func lowered(_ code: String) -> String {
    let begin = "func f(_ d: D?, _ m: MKAnnotation) { "
    let text = Self.type + begin + code + " }\n"
    let lines = Lowering().lower([LoweringSource(path: "a.swift", text: text)])[0].text
      .split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines[Self.type.split(separator: "\n").count]
    return String(line.dropFirst(begin.count).dropLast(2))
  }

  @Test(
    "What follows the call of an optional method follows an optional value",
    arguments: [
      ("d?.a?().count", "d?.a ()?.count"), ("d?.a?()[0]", "d?.a ()?[0]"),
      ("d?.a?()", "d?.a ()"), ("d?.a?() ?? []", "d?.a () ?? []"),
      ("d!.a!().count", "d!.a ()!.count"),
      ("d?.b?()?.count", "d?.b ()?.count"), ("d?.b?().map { $0 }", "d?.b ().map { $0 }"),
      ("d!.b!()!.count", "d!.b ()!.count"), ("d?.b?(1).x", "d?.b (1)?.x"),
      ("d!.b!(1).x", "d!.b (1)!.x"),
    ])
  func calls(code: String, expected: String) { #expect(lowered(code) == expected) }

  @Test(
    "An optional method as a value is one of the protocol's, whatever the object is called",
    arguments: [
      ("if let f = d.shut(_:by:) { use(f) }", true), ("if let f = e?.shut(_:by:) { use(f) }", true),
      ("guard let f = e!.shut(_:by:) else { return }", true),
      ("let f = e!.shut(_:by:)", true), ("use(d.shut(_:by:))", true),
      ("let f = d.shut", true), ("let f = d.shut(_:by:)!", true),
      ("let f = unknown().shut(_:by:) ?? other", true),
      ("if let f = unknown().shut(_:by:) { use(f) }", true),
      ("_ = unknown().shut(_:by:).map { $0(1, 2) }", true),
      ("let f = (mock as Lid).shut(_:by:)", true),
      ("let lid: any Lid = mock; if let f = lid.shut(_:by:) { use(f) }", true),
      ("for lid in lids { if let f = lid.shut(_:by:) { use(f) } }", true),
      // The method of a class, and calls.
      ("let f = mock.shut(_:by:)", false), ("let f = mockDelegate.shut(_:by:)", false),
      ("let g = maker?.shut(_:by:)", false), ("let f = Mock().shut(_:by:)", false),
      ("let new = Mock(); let f = new.shut(_:by:)", false),
      ("_ = d.shut(_:by:)?(1, 2)", false),
    ])
  func values(code: String, isLowered: Bool) {
    let text = """
      @objc protocol Lid { @objc optional func shut(_ a: Int, by b: Int) -> Bool }
      class Mock: NSObject, Lid { func shut(_ a: Int, by b: Int) -> Bool { true } }
      func f(_ d: Lid, _ e: Lid?, mock: Mock, mockDelegate: Mock, maker: Mock?, lids: [Lid]) {
        \(code)
      }

      """
    let lowered = Lowering().lower([LoweringSource(path: "a.swift", text: text)])[0].text
    #expect(lowered.contains("._v0") == isLowered, "\(lowered)")
  }

  @Test("Texts of a date formatter are bound as optional values, unless they are the module's own")
  func formatterTexts() {
    let own = "struct A { var pmSymbol = 1 }\n"
    for (code, expected) in [
      ("if let b = c.weekdaySymbols { }", "if let b = Optional(c.weekdaySymbols) { }"),
      ("guard let b = c().amSymbol else { }", "guard let b = Optional(c().amSymbol) else { }"),
      ("if let b = c?.weekdaySymbols { }", "if let b = c?.weekdaySymbols { }"),
      ("if let b = c.pmSymbol { }", "if let b = c.pmSymbol { }"),
    ] {
      let source = LoweringSource(path: "a.swift", text: own + "func f() { \(code) }\n")
      let text = Lowering().lower([source])[0].text
      #expect(text == own + "func f() { \(expected) }\n")
    }
  }

  @Test("ObjectiveC.FO59. The lowering knows each text of a date formatter that may be unwrapped")
  func allFormatterTexts() throws {
    let file =
      TestFiles.project.path
      + "/Sources/Foundation/FoundationBase/Formatters/DateFormatter+Symbols.swift"
    let names = try String(contentsOfFile: file, encoding: .utf8)
      .matches(of: /public var (\w+): (?:\[String\]|String)!/).map { String($0.1) }
    #expect(names.count == 20)
    for name in names {
      let source = LoweringSource(path: "a.swift", text: "func f() { if let b = c.\(name) { } }\n")
      #expect(Lowering().lower([source])[0].text.contains("Optional(c.\(name))"))
    }
  }

  @Test("ObjectiveC.FO60. Overrides of a stream's properties have objects")
  func streams() {
    var options = LoweringOptions()
    options.modules = ["TactusFoundation"]
    let begin = "open class A: InputStream {}\nclass B: A { "
    let source = LoweringSource(
      path: "a.swift",
      text: begin + "public override func property(forKey a: Stream.PropertyKey) -> Any? { b }\n"
        + "override func setProperty(_ a: Any?, forKey b: Stream.PropertyKey) -> Bool { c } }\n")
    #expect(
      Lowering(options).lower([source])[0].text == begin
        + "       private  func _own_property(forKey a: Stream.PropertyKey) -> Any? { b }"
        + "; public override func property(forKey key: Stream.PropertyKey) -> AnyObject? "
        + "{ _own_property(forKey: key).map { $0 as AnyObject } }\n"
        + "override func setProperty(_ a: AnyObject?, forKey b: Stream.PropertyKey) -> Bool "
        + "{ c } }\n")
  }

  @Test("An optional member may have the name of a word of the language")
  func words() {
    let text = Lowering().lower([
      LoweringSource(
        path: "a.swift",
        text: "@objc protocol W {\n  @objc optional func `default`()\n"
          + "  @objc optional var `in`: Int { get }\n}\n"
          + "class C: NSObject, W { func `default`() {} }\n"
          + "func f(_ w: W) { w.default?() }\n")
    ])[0].text
    #expect(text.contains("func _o_default() -> Void?\n"), "\(text)")
    #expect(text.contains("var _o_in: Int? { get }\n"), "\(text)")
    #expect(text.contains("func `default`() -> Void? { _o_default() }"), "\(text)")
    #expect(text.contains("var `in`: Int? { _o_in }"), "\(text)")
    #expect(
      text.contains("func _o_default() -> Void? { let r: Void = self.`default`(); return r }"))
    #expect(text.contains("{ w.default () }"), "\(text)")
  }

  @Test(
    "A property that an iPhone has as an optional of its type is unwrapped once",
    arguments: [
      ("d?.e??.count", "d?.e? .count"), ("d!.e!!.count", "d!.e! .count"),
      ("if let x = d?.e, let y = x {}", "if let x = Optional(d?.e), let y = x {}"),
      ("if let x = m.title, let x {}", "if let x = Optional(m.title), let x {}"),
      ("if let x = m.title! {}", "if let x = m.title  {}"),
      (
        "guard let x = m.title, let y = x else { return }",
        "guard let x = Optional(m.title), let y = x else { return }"
      ),
      ("if let x = m.title, x == \"\" {}", "if let x = m.title, x == \"\" {}"),
      ("if let x = m.other, let y = x {}", "if let x = m.other, let y = x {}"),
    ])
  func properties(code: String, expected: String) { #expect(lowered(code) == expected) }
}
