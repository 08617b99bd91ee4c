import TactusLowering
import Testing

/// Tests extensions of collections whose elements have an Objective-C protocol, which conforms to
/// itself on an iPhone.
@Suite struct SelfConformanceTests {
  @Test("The extension is repeated for any objects with the protocol, and counts as the same lines")
  func repeated() {
    let text =
      "@objc protocol Pot { var size: Int { get } }\n\n"
      + "extension Array where Element: Pot {\n  var size: Int {\n    self[0].size\n  }\n}\n"
    let copy =
      "#sourceLocation(file: \"a.swift\", line: 3)\n"
      + "extension Array where Element == any Pot {\n  var size: Int {\n    self[0].size\n  }\n}\n"
    #expect(lower(text).hasSuffix(copy))
    #expect(lower(text).contains("extension Array where Element: Pot {\n"))
  }

  @Test("The copy is lowered like the extension")
  func loweredInside() {
    let text =
      "extension Array where Element: UIScrollViewDelegate {\n"
      + "  func all(_ view: UIScrollView) { forEach { $0.scrollViewDidScroll?(view) } }\n}\n"
    let call = "$0.scrollViewDidScroll (view)"
    #expect(lower(text).split(separator: call, omittingEmptySubsequences: false).count == 3)
    #expect(lower(text).contains("Element == any UIScrollViewDelegate {"))
  }

  @Test("An extension for a class is repeated for the aliases of compositions with it")
  func compositions() {
    let begin =
      "typealias Field = UITextField & Pot\ntypealias Other = UIResponder & Pot\n@objc protocol Pot {}\n"
    let text = "extension Array where Element: UIView { func sorted() -> [Element] { self } }\n"
    let lowered = lower(begin + text)
    #expect(lowered.contains(text))
    #expect(lowered.contains("extension Array where Element == Field { func sorted()"))
    #expect(!lowered.contains("== Other"))
    #expect(!lower(begin + "public " + text).contains("== Field"))
  }

  @Test("A parameter that may be nil, or a list, takes any objects with the protocol")
  func parameters() {
    let begin = "@objc protocol Pot {}\n"
    let text = lower(begin + "func a(_ b: (some Pot)?, c: [some Pot], d: some Pot) {}\n")
    #expect(text.hasSuffix("func a(_ b: (any  Pot)?, c: [any  Pot], d: some Pot) {}\n"))
    let other = "protocol Pot {}\nfunc a(_ b: (some Pot)?) {}\n"
    #expect(lower(other) == other)
  }

  @Test(
    "Protocols of Swift, conformances and types inside stay as they are",
    arguments: [
      "protocol Pot: AnyObject {}\nextension Array where Element: Pot { func a() {} }\n",
      "@objc protocol Pot {}\nextension Array: Lid where Element: Pot {}\nprotocol Lid {}\n",
      "@objc protocol Pot {}\nextension Array where Element: Pot { struct A {} }\n",
      "@objc protocol Pot {}\nstruct Box<B: AnyObject> {}\nextension Box where B: Pot {}\n",
    ])
  func others(text: String) { #expect(!lower(text).contains("== any")) }
}
