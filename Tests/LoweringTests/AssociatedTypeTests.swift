import TactusLowering
import Testing

/// Tests initializers of types that are known only at run time, and references to protocols.
@Suite struct AssociatedTypeTests {
  private func lowered(_ texts: [String], isSwift6: Bool = false) -> [String] {
    var options = LoweringOptions()
    options.modules = ["TactusFoundation", "UIKit"]
    options.isSwift6 = isSwift6
    let sources = texts.enumerated().map { LoweringSource(path: "\($0).swift", text: $1) }
    return Lowering(options).lower(sources).map(\.text)
  }

  private let chest = "protocol Chest {\n  associatedtype Cell: UITableViewCell\n}\n"

  @Test(
    "An object of an associated type is created by its class, also in another file",
    arguments: [
      (
        "extension Chest { func f() -> Cell { Cell(style: .value1, reuseIdentifier: nil) } }",
        "extension Chest { func f() -> Cell { Cell._new(style: .value1, reuseIdentifier: nil) } }"
      ),
      (
        "extension Chest { func f() -> Cell { return .init() } }",
        "extension Chest { func f() -> Cell { return Cell._new() } }"
      ),
      (
        "extension Chest { func f() -> Cell { let c: Cell = .init(frame: r); return c } }",
        "extension Chest { func f() -> Cell { let c: Cell = Cell._new(frame: r); return c } }"
      ),
      (
        "extension Chest { static var c: Cell { get { Cell.init() } } }",
        "extension Chest { static var c: Cell { get { Cell._new() } } }"
      ),
      (
        "func f<S: Chest>(_ s: S) -> S.Cell { S.Cell() }",
        "func f<S: Chest>(_ s: S) -> S.Cell { S.Cell._new() }"
      ),
      (
        "func f<S>(_ s: S) -> S.Cell where S: Chest { S.Cell.init() }",
        "func f<S>(_ s: S) -> S.Cell where S: Chest { S.Cell._new() }"
      ),
      (
        "class Rack<S: Chest> {\n  typealias C = S.Cell\n  func f(_ c: C = .init()) -> C { c }\n}",
        "class Rack<S: Chest> {\n  typealias C = S.Cell\n  func f(_ c: C = C._new()) -> C { c }\n}"
      ),
      (
        "extension Rack { typealias C = S.Cell }\n"
          + "class Rack<S: Chest> {\n  func f() -> C {\n    .init()\n  }\n}",
        "extension Rack { typealias C = S.Cell }\n"
          + "class Rack<S: Chest> {\n  func f() -> C {\n    C._new()\n  }\n}"
      ),
      (
        "enum Way { case segue(UIStoryboardSegue.Type, Int) }\nfunc f(_ w: Way) {\n  switch w {\n"
          + "  case .segue(let s, _): s.init(identifier: nil, source: a, destination: b)\n  } }",
        "enum Way { case segue(UIStoryboardSegue.Type, Int) }\nfunc f(_ w: Way) {\n  switch w {\n"
          + "  case .segue(let s, _): s._new(identifier: nil, source: a, destination: b)\n  } }"
      ),
      (
        "enum Way { case view(kind: UIView.Type) }\n"
          + "func f(_ w: Way) { if case let .view(kind: k) = w { _ = k.init() } }",
        "enum Way { case view(kind: UIView.Type) }\n"
          + "func f(_ w: Way) { if case let .view(kind: k) = w { _ = k._new() } }"
      ),
      (
        "protocol Deep: Chest {}\nextension Deep { func f() -> Cell { Cell() } }",
        "protocol Deep: Chest {}\nextension Deep { func f() -> Cell { Cell._new() } }"
      ),
      (
        "extension Array where Element: UIView { func f() -> Element { Element() } }",
        "extension Array where Element: UIView { func f() -> Element { Element._new() } }"
      ),
      (
        "protocol Box { associatedtype Content }\n"
          + "extension Box where Content: UIView { func f() -> Content { Content() } }",
        "protocol Box { associatedtype Content }\n"
          + "extension Box where Content: UIView { func f() -> Content { Content._new() } }"
      ),
    ])
  func creation(text: String, expected: String) {
    #expect(lowered([chest + text + "\n"])[0] == chest + expected + "\n")
    #expect(lowered([chest, text + "\n"])[1] == expected + "\n")
  }

  @Test(
    "Objects of the classes that a metatype names are created",
    arguments: [
      ("UINavigationController", "rootViewController: v"),
      ("UIGestureRecognizer", "target: a, action: b"),
      ("UITableViewHeaderFooterView", "reuseIdentifier: nil"),
      ("UICollectionView", "frame: f, collectionViewLayout: l"),
    ])
  func metatypes(type: String, arguments: String) {
    let text =
      "func f(_ type: \(type).Type?) {\n  if let kind = type { _ = kind.init(\(arguments)) }\n}\n"
    #expect(lowered([text])[0] == text.replacing("kind.init(", with: "kind._new("))
  }

  @Test(
    "Types that are no associated types, and those of values, stay unchanged",
    arguments: [
      "extension Chest { func f() -> UIView { .init() } }", "func f() -> Cell { Cell() }",
      "protocol Box { associatedtype Item }\nextension Box { func f() -> Item { Item() } }",
      "protocol Loop { associatedtype A: B; associatedtype B: A }\n"
        + "extension Loop { func f() -> A { .init() } }",
      "class C<T> { typealias A = B; typealias B = A; func f() -> A { .init() } }",
      "extension Chest { func f() -> [Cell] { .init() } }",
      "extension Chest { func f() -> Cell { g(.init()); return c } }",
    ])
  func others(text: String) {
    let whole = chest + text + "\n"
    #expect(lowered([whole])[0] == whole)
  }

  @Test(
    "A selector of a protocol's method is its name, in each spelling of the protocol",
    arguments: [
      "(any UITextFieldDelegate)", "UITextFieldDelegate", "(UITextFieldDelegate)", "(any Own)",
    ])
  func protocols(name: String) {
    let text = """
      @objc protocol Own { func textFieldShouldReturn(_ f: UITextField) -> Bool }
      func f() { g(#selector(\(name).textFieldShouldReturn(_:))) }

      """
    let file = lowered([text])[0]
    #expect(file.contains("Selector { Selector(\"textFieldShouldReturn:\") }"))
  }

  @Test("C's streams are those of our Foundation")
  func streams() {
    let text = "import Foundation\nfunc f() { fputs(\"a\", stderr); fflush(stdout) }\n"
    let added = "import var TactusStandardStreams.stderr; import var TactusStandardStreams.stdout\n"
    #expect(lowered([text], isSwift6: true)[0].hasSuffix(added))
    #expect(lowered([text])[0].hasSuffix(added))
    let plain = "import Foundation\nlet std = 1\n"
    #expect(!lowered([plain], isSwift6: true)[0].contains("import var"))
  }
}
