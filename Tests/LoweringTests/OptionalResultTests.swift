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
