import Foundation
import TactusLowering
import Testing

/// Tests the conditions of `#if`: their values, and that the compiler finds the same.
@Suite struct ConditionTests {
  /// The parts of conditions, with their values on an iPhone and in Linux' compiler.
  private static let atoms: [(text: String, phone: Bool, linux: Bool)] = [
    ("os(iOS)", true, false), ("os(Linux)", false, true), ("os(macOS)", false, false),
    ("os(OSX)", false, false), ("os( tvOS )", false, false), ("os(visionOS)", false, false),
    ("targetEnvironment(simulator)", false, false),
    ("targetEnvironment(macCatalyst)", false, false),
    ("canImport(UIKit)", true, true), ("canImport(AppKit)", false, false),
    ("canImport(Foundation)", true, true), ("canImport(Darwin)", false, false),
    ("canImport(ObjectiveC)", true, false), ("canImport(ObjectiveC.runtime)", true, false),
    ("canImport(Glibc)", true, true), ("canImport(FoundationNetworking)", false, true),
    ("canImport(FoundationEssentials)", false, true),
    ("canImport(UIKit.UIImage)", true, false), ("canImport(UIKit, _version: 15.2)", true, true),
    ("swift(>=4.2)", true, true), ("swift(>=5.10)", true, true), ("swift(<5)", false, false),
    ("swift(>=6)", false, false), ("compiler(>=5.3.1)", true, true),
    ("compiler(<6.0)", false, false),
    ("DEBUG", true, true), ("RELEASE_1", false, false), ("true", true, true),
    ("false", false, false), ("_endian(little)", true, true), ("_pointerBitWidth(_64)", true, true),
    ("_runtime(_ObjC)", false, false), ("arch(i386)", false, false), ("arch(wasm32)", false, false),
  ]

  private var options: LoweringOptions {
    var options = LoweringOptions()
    options.defines = ["DEBUG"]
    options.modules = ["TactusSelectors", "UIKit"]
    return options
  }

  /// Returns a random condition with its value on an iPhone.
  private func condition(_ depth: Int, _ random: inout SmallGenerator) -> (
    text: String, value: Bool
  ) {
    switch depth == 0 ? 0 : random.next(7) {
    case 0, 1:
      let atom = Self.atoms[random.next(Self.atoms.count)]
      return (atom.text, atom.phone)
    case 2:
      let inner = condition(depth - 1, &random)
      return ("!(\(inner.text))", !inner.value)
    case 3:
      let atom = Self.atoms[random.next(Self.atoms.count)]
      return ("!" + atom.text, !atom.phone)
    case 4:
      let inner = condition(depth - 1, &random)
      return ("(\(inner.text))", inner.value)
    case 5:
      // `&&` binds more tightly than `||`.
      let parts = (0..<3).map { _ in condition(0, &random) }
      return (
        "\(parts[0].text) || \(parts[1].text) && \(parts[2].text)",
        parts[0].value || parts[1].value && parts[2].value
      )
    default:
      let (one, other) = (condition(depth - 1, &random), condition(depth - 1, &random))
      let isAnd = random.next(2) == 0
      return (
        "(\(one.text)) \(isAnd ? "&&" : "||") (\(other.text))",
        isAnd ? one.value && other.value : one.value || other.value
      )
    }
  }

  @Test("Random conditions choose the branch that an iPhone chooses", arguments: 1...40)
  func branches(seed: Int) {
    var random = SmallGenerator(seed)
    for _ in 1...25 {
      let (first, second) = (condition(3, &random), condition(2, &random))
      // The second one then asks for Apple's systems.
      guard !first.text.contains("os(Linux)") || !second.text.contains("Darwin") else { continue }
      let text = """
        import UIKit
        #if \(first.text)
        let a = #selector(\\A.b)
        #elseif \(second.text)
        let a = #selector(\\A.b)
        #else
        let a = #selector(\\A.b)
        #endif

        """
      let file = Lowering(options).lower([LoweringSource(path: "a.swift", text: text)])[0]
      let line = first.value ? 3 : second.value ? 5 : 7
      #expect(file.diagnostics.map(\.line) == [line], "\(text)")
      // Only the conditions change.
      let code = file.text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      #expect(Set(code) == ["import UIKit", "let a = #selector(\\A.b)"])
    }
  }

  @Test("The compiler gives the lowered conditions the values of an iPhone")
  func compiled() throws {
    let standIns = try StandIns.shared.get()
    let folder = try ScratchFolder()
    var random = SmallGenerator(7)
    let all =
      Self.atoms.map { ($0.text, $0.phone) } + (1...300).map { _ in condition(3, &random) }
    let text = all.enumerated().map { index, condition in
      let end = condition.1 ? "#else\n#error(\"\(index)\")" : "#error(\"\(index)\")"
      return "#if \(condition.0)\n\(end)\n#endif\n"
    }.joined()
    let file = try folder.write("import UIKit\n" + text, "Conditions.swift")
    let (status, output) = try standIns.swiftc(
      ["-typecheck", "-swift-version", "5", "-DDEBUG", "-suppress-warnings", file])
    #expect(status == 0 && output.isEmpty, "\(output)")
  }

  @Test(
    "Conditions that only the compiler can evaluate leave both branches",
    arguments: [
      "hasFeature(Embedded)", "$Macros", "hasAttribute(retroactive)", "compiler(>=99)",
      "canImport(Unknown) && os(iOS)", "!canImport(Unknown)", "swift(>=5.x)", "compiler(<7.1)",
    ])
  func unknown(text: String) {
    let source = "#if \(text)\nlet a = #selector(\\A.b)\n#else\nlet a = #selector(\\A.b)\n#endif\n"
    let file = Lowering(options).lower([LoweringSource(path: "a.swift", text: source)])[0]
    #expect(file.diagnostics.map(\.line) == [2, 4])
  }

  @Test(
    "Versions are compared part by part, in the version of the language mode",
    arguments: [
      ("4", "swift(>=4.1.50)", true), ("4", "swift(>=4.2)", false), ("4.0", "swift(<5)", true),
      ("4.2", "swift(>=4.2)", true),
      ("5", "swift(>=5.9)", true), ("5", "swift(>=5.10)", true), ("5", "swift(>=5.10.1)", false),
      ("5", "swift(<6.0)", true), ("6", "swift(>=6.0)", true), ("6", "swift(<5.10)", false),
      ("5", "compiler(>=6)", true), ("5", "compiler(>=5.10.0)", true),
    ])
  func versions(mode: String, text: String, value: Bool) {
    var options = options
    options.languageVersion = .mode(mode)
    let source = "#if \(text)\nlet a = #selector(\\A.b)\n#else\nlet a = #selector(\\A.b)\n#endif\n"
    let file = Lowering(options).lower([LoweringSource(path: "a.swift", text: source)])[0]
    #expect(file.diagnostics.map(\.line) == [value ? 2 : 4])
  }

  @Test(
    "A declaration that is obsolete on a phone yields to a framework's",
    arguments: [
      ("@available(iOS, obsoleted: 14.0)", "var b: Int { 1 }", true),
      ("@available(iOS, deprecated: 13, obsoleted: 15, message: \"c\")", "func b() {}", true),
      ("@available(iOS, introduced: 13, obsoleted: 14)", "init(b: Int) { self = b }", true),
      ("@available(OSX, obsoleted: 11.0)", "var b: Int { 1 }", false),
      ("@available(iOS, deprecated: 14.0)", "var b: Int { 1 }", false),
      ("@available(iOS, obsoleted: 14.0)", "struct B {}", false),
    ])
  func obsolete(attribute: String, member: String, yields: Bool) {
    let text = "extension Int {\n  \(attribute)\n  public \(member)\n}\n"
    let file = Lowering(options).lower([LoweringSource(path: "a.swift", text: text)])[0]
    let expected = attribute + (yields ? " @_disfavoredOverload" : "")
    #expect(file.text == text.replacing(attribute, with: expected))
    // Several attributes of a declaration give one.
    let twice = text.replacing(attribute, with: "\(attribute)\n  \(attribute)")
    let other = Lowering(options).lower([LoweringSource(path: "a.swift", text: twice)])[0]
    #expect(other.text.ranges(of: "Overload").count == (yields ? 1 : 0))
  }

  @Test(
    "Darwin is found where a branch for Linux came before, because no branch would be left otherwise",
    arguments: [
      ("os(Linux)", "canImport(Darwin)", 5), ("os(Linux) || os(Android)", "canImport(Darwin)", 5),
      ("canImport(Musl) && os(Linux)", "canImport(Darwin) && DEBUG", 5),
      ("os(Windows)", "canImport(Darwin)", 7), ("canImport(Darwin)", "os(Linux)", 7),
      ("os(Linux)", "!canImport(Darwin)", 7),
    ])
  func darwin(first: String, second: String, line: Int) {
    let selector = "let a = #selector(\\A.b)\n"
    let text =
      "import UIKit\n#if \(first)\n\(selector)#elseif \(second)\n\(selector)#else\n\(selector)#endif\n"
    let file = Lowering(options).lower([LoweringSource(path: "a.swift", text: text)])[0]
    #expect(file.diagnostics.map(\.line) == [line])
  }

  @Test(
    "Darwin is found by a condition whose only branch imports it and declares something",
    arguments: [
      ("import Darwin\nlet a = #selector(\\A.b)\n", "", true),
      ("let a = #selector(\\A.b)\n", "", false), ("import Darwin\n", "", false),
      ("import Darwin\nlet a = #selector(\\A.b)\n", "#else\nlet a = 1\n", false),
      ("import Foundation\nlet a = #selector(\\A.b)\n", "", false),
    ])
  func darwinAlone(branch: String, other: String, isFound: Bool) {
    let text = "import UIKit\n#if canImport(Darwin)\n\(branch)\(other)#endif\n"
    let file = Lowering(options).lower([LoweringSource(path: "a.swift", text: text)])[0]
    #expect(file.diagnostics.isEmpty == !isFound)
  }

  @Test("A plain module keeps every condition")
  func plain() {
    let text = """
      #if os(Linux) || canImport(FoundationEssentials)
      import _Shims
      #elseif canImport(UIKit.UIImage) && targetEnvironment(simulator)
      #endif

      """
    #expect(Lowering(options).lower([LoweringSource(path: "a.swift", text: text)])[0].text == text)
  }

  @Test("What a branch adds has the branch's condition, with the phone's answers")
  func added() {
    let text = """
      #if os(iOS) && canImport(Unknown)
      class A: NSObject { @objc func a() {} }
      #endif

      """
    let file = Lowering(options).lower([LoweringSource(path: "a.swift", text: text)])[0]
    #expect(file.text.contains("\n#if (true && canImport(Unknown))\n"))
    #expect(!file.text.contains("os(iOS)"))
  }
}

/// A generator of the same numbers for the same seed.
private struct SmallGenerator {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 }

  /// Returns a number below a limit.
  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
