import TactusLowering
import Testing

/// Tests members of extensions of the frameworks' classes that another module overrides.
@Suite struct ReplacementTests {
  private let library = """
    extension UIViewController {
        @objc var insets: Int { 1 }
        @objc(turnTo:) func turn(to side: Int) -> String { "library" }
        @objc private func hidden() {}
        @objc open var depth: Int { 2 }
        @objc dynamic func swirl() {}
    }
    open class Panel: UIViewController {}

    """

  private func interface(of text: String) -> FileInterface {
    Lowering(LoweringOptions()).interface(of: LoweringSource(path: "library.swift", text: text))
  }

  private func lowered(_ text: String, isTestable: Bool = false, imports: [String] = []) -> String {
    var options = LoweringOptions()
    options.isTestable = isTestable
    let lowering = Lowering(options)
    let source = LoweringSource(path: "a.swift", text: text)
    let whole = ModuleInterface(
      [lowering.interface(of: source)], imported: imports.map(interface(of:)))
    return lowering.lower(source, with: whole).text
  }

  @Test("In a build for tests a member of an extension can be replaced, and an open one always")
  func declared() {
    let tested = lowered(library, isTestable: true)
    #expect(tested.contains("\n  dynamic var insets: Int { 1 }"))
    #expect(tested.contains("\n           dynamic func turn(to side: Int)"))
    #expect(tested.contains("\n          private func hidden() {}"))
    #expect(tested.contains("\n  dynamic         func swirl() {}"))
    let other = lowered(library)
    #expect(!other.contains("dynamic var insets") && other.contains("dynamic public var depth"))
  }

  @Test("An override of another module's member becomes what the member's replacement calls")
  func overrides() {
    let text = """
      class Wide: Panel { override var insets: Int { 64 } }
      class Wider: Wide { override var insets: Int { 65 } }
      class Round: Panel { override func turn(to side: Int) -> String { "round" } }

      """
    let file = lowered(text, imports: [library])
    #expect(file.contains("class Wide: Panel {          var _r_insets: Int { 64 } }"))
    #expect(file.contains("class Wider: Wide { override var _r_insets: Int { 65 } }"))
    #expect(
      file.contains(
        "extension UIViewController { @_dynamicReplacement(for: insets) fileprivate var _t_insets: "
          + "Int { if let o = self as? Wide { return o._r_insets }; return insets } }"))
    #expect(
      file.contains(
        "@_dynamicReplacement(for: turn(to:)) fileprivate func _t_turn(to side: Int) -> String { "
          + "if let o = self as? Round { return o._r_turn(to: side) }; return turn(to: side) }"))
  }

  @Test(
    "An override that calls that of its superclass, and one of several classes, stay as they are",
    arguments: [
      "class Wide: Panel { override var insets: Int { super.insets + 1 } }\n",
      "class A: Panel { override var insets: Int { 1 } }\n"
        + "class B: Panel { override var insets: Int { 2 } }\n",
    ])
  func left(text: String) {
    #expect(lowered(text, imports: [library]) == text)
  }
}
