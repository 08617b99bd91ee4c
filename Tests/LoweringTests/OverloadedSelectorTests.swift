import TactusLowering
import Testing

/// Tests the choice among methods with one base name and as many arguments, by the types of a cast.
@Suite struct OverloadedSelectorTests {
  private static let methods = """
    class Pan: UIView {
      @objc func boil(_ pan: Pan, over plate: Plate, for time: Int) -> Bool { true }
      @objc func boil(_ pan: Pan, over plate: any Fire, for time: Int) -> Bool { true }
      @objc func boil(_ pan: Pan, pouring water: Int, into cup: Cup) {}
      @objc func boil(_ pan: Pan, until time: Int, then next: @escaping (Int) -> Void) {}
      @objc func boil() {}

    """

  private func lowered(_ cast: String) -> LoweredFile {
    var options = LoweringOptions()
    options.modules = ["TactusFoundation", "UIKit"]
    let text = Self.methods + "  func f() { g(#selector(\(cast))) }\n}\n"
    return Lowering(options).lower([LoweringSource(path: "Pan.swift", text: text)])[0]
  }

  @Test(
    "The types of the arguments choose the method",
    arguments: [
      ("boil as (Pan, Plate, Int) -> Bool", "boil:over:for:"),
      ("boil as (Pan, Fire, Int) -> Bool", "boil:over:for:"),
      ("Pan.boil as (Pan, Int,Cup) -> Void", "boil:pouring:into:"),
      ("self.boil as ((Pan, Int, @escaping (Int) -> Void) -> Void)?", "boil:until:then:"),
      ("boil as () -> Void", "boil"), ("Pan.boil as (Pan) -> () -> Void", "boil"),
      ("Pan.boil as (Pan) -> (Pan, Int, Cup) -> Void", "boil:pouring:into:"),
    ])
  func chosen(cast: String, selector: String) {
    let file = lowered(cast)
    #expect(file.diagnostics.isEmpty)
    #expect(file.text.split(separator: "-> Selector {").count == 2)
    #expect(file.text.contains("Selector(\"\(selector)\", calling"))
  }

  @Test(
    "No closure follows in the head of a statement, and no space precedes a postfix operator",
    arguments: [
      ("if s == #selector(getter: a) {}", "if s == _t0(Self.self,{$0.a}) "),
      ("if g(#selector(getter: a)) {}", "if g(_t0(Self.self){$0.a}) "),
      ("guard s == #selector(setter: a) else { return }", "guard s == _t0({($0 as Self).a=$1})"),
      ("switch #selector(getter: a) { default: break }", "switch _t0(Self.self,{$0.a}) "),
      ("let t = #selector(getter: a)", "let t = _t0(Self.self){$0.a} "),
      ("switch k { case #keyPath(A.a)?: f(s); default: break }", "case           \"a\"?: f(s)"),
      ("switch t { case #selector(A.f(_:))?: f(s); default: break }", "_t0(A.f(_:))?: f(s)"),
      ("let t = #keyPath(`a`)", "let t = \"a\" "),
    ])
  func conditions(code: String, expected: String) {
    let text = "class A: UIView { @objc var a = 1; func f(_ s: Selector) { \(code) } }\n"
    let lowered = Lowering().lower([LoweringSource(path: "a.swift", text: text)])[0].text
    #expect(lowered.contains(expected), "\(lowered)")
  }

  @Test("Types that no method has as written are refused, with the methods")
  func refused() throws {
    let file = lowered("boil as (Pan, Number, Cup) -> Void")
    let text = try #require(file.diagnostics.first?.text)
    #expect(file.diagnostics.count == 1)
    #expect(text.contains("boil(_:over:for:), boil(_:pouring:into:), boil(_:until:then:)"))
    #expect(text.contains("write the labels of one"))
  }

  @Test("A type within a class selects a method of the class without its name")
  func enclosingType() {
    let text = """
      class Bar: UIToolbar {
        enum Kind { var action: Selector { #selector(tapped) } }
        struct Own { @objc func tapped() {}; func f() { g(#selector(tapped)) } }
        @objc func tapped(_ sender: Any?) {}
        override func layoutSubviews() {}
        @objc var level = 0
        class Button: UIButton {
          func f() { g(#selector(hit(_:))); g(#selector(layoutSubviews)); g(#selector(flash)) }
          func p() { g(#selector(getter: level)); g(#selector(getter: width)) }
          @objc func flash() {}
          @objc var width = 0
        }
      }
      extension Bar { @objc private func hit(_ sender: Button) {} }

      """
    var options = LoweringOptions()
    options.modules = ["TactusFoundation", "UIKit"]
    let lowered = Lowering(options).lower([LoweringSource(path: "a.swift", text: text)])[0].text
    #expect(lowered.contains("enum Kind { var action: Selector { _t0(Bar.tapped)"))
    #expect(lowered.contains("g(_t1(Self.tapped)"), "\(lowered)")
    // A class declares some members itself, and inherits others from a framework.
    #expect(lowered.contains("g(_t2(Bar.hit(_:))"), "\(lowered)")
    #expect(lowered.contains("g(_t3(Self.layoutSubviews)"), "\(lowered)")
    #expect(lowered.contains("g(_t4(Self.flash)"), "\(lowered)")
    #expect(lowered.contains("Bar.self"), "\(lowered)")
    #expect(lowered.contains("Self.self"), "\(lowered)")
  }

  @Test("A client's own type named Selector is another one")
  func ownType() {
    var options = LoweringOptions()
    options.modules = ["TactusFoundation", "UIKit"]
    let text = "class Pan: UIView {\n  @objc func boil() {}\n  func f() { g(#selector(boil)) }\n}\n"
    let sources = [
      LoweringSource(path: "Pan.swift", text: text),
      LoweringSource(path: "Selector.swift", text: "enum Selector { case id, tag }\n"),
    ]
    let lowered = Lowering(options).lower(sources)[0].text
    #expect(lowered.contains("-> TactusSelectors.Selector { TactusSelectors.Selector(\"boil\""))
    let alone = Lowering(options).lower([sources[0]])[0].text
    #expect(lowered.replacing("TactusSelectors.Selector", with: "Selector") == alone)
  }
}
