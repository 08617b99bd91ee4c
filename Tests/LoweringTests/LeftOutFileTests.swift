import TactusFiles
import TactusLowering
import Testing

/// Tests the files that a module is compiled without.
@Suite struct LeftOutFileTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    // The search path has the modules' names only.
    for module in ["UIKit", "TactusSelectors", "TactusFoundation"] {
      _ = try folder.write("", "sdk/\(module).swiftmodule")
    }
  }

  /// Lowers a module, and returns the texts for the compiler by their names.
  private func lowered(_ sources: [String: String], module: String = "Kit") throws
    -> [String: String]
  {
    let build = try build(sources, module)
    #expect(build.diagnostics.isEmpty, "\(build.diagnostics)")
    let overlay = build.arguments.last.flatMap(Files.text) ?? ""
    let paths = overlay.matches(of: #/"external-contents": "(.*?)"/#).map { String($0.output.1) }
    return Dictionary(
      uniqueKeysWithValues: sources.map { name, text in
        (name, paths.first { $0.hasSuffix("-" + name) }.flatMap(Files.text) ?? text)
      })
  }

  private func build(_ sources: [String: String], _ module: String = "Kit") throws -> LoweredBuild {
    let files = try sources.sorted { $0.key < $1.key }
      .map { try folder.write($0.value, module + "/" + $0.key) }
    let call = CompilerCall(
      ["-module-name", module, "-I", folder.path + "/sdk", "-I", folder.path + "/Modules"]
        + ["-emit-module-path", folder.path + "/Modules/\(module).swiftmodule"]
        + ["-o", folder.path + "/out/\(module)"] + files)
    return LoweredBuild(call, program: "1")
  }

  /// Returns the errors of a module, each with the name of its file and its line.
  private func errors(_ sources: [String: String]) throws -> [String] {
    try build(sources).diagnostics.map { error in
      "\(error.path.split(separator: "/").last ?? ""):\(error.line): \(error.message)"
    }
  }

  private let knob = "import UIKit\npublic class Knob: UIView {}\n"
  private let representable = """
    // The knob for SwiftUI.
    import SwiftUI
    import UIKit
    public struct KnobView: UIViewRepresentable {}
    """

  @Test("A file for a missing module that no other file mentions is one warning at its import")
  func leaf() throws {
    let texts = try lowered(["Knob.swift": knob, "KnobView.swift": representable])
    #expect(
      texts["KnobView.swift"] == "\n#warning(\"there is no module 'SwiftUI' here, so 'Kit' is "
        + "compiled without this file, whose declarations no other file of it mentions\")\n")
    #expect(texts["Knob.swift"]?.contains("class Knob") == true)
  }

  @Test("A declaration that another file needs is one error, which names both and the reason")
  func needed() throws {
    let style = "import SwiftUI\nstruct Style: ViewModifier { let color: Color }\n"
    let other = "import UIKit\nfunc turn() {}\n"
    let sources = [
      "Knob.swift": knob + "let view = KnobView.self\n", "KnobView.swift": representable,
      "Style.swift": style, "Other.swift": other,
    ]
    #expect(
      try errors(sources) == [
        "KnobView.swift:2: there is no module 'SwiftUI' here, so 'Kit' cannot have 'KnobView', "
          + "which mentions 'UIViewRepresentable', but Knob.swift needs it"
      ])
    // A file that does not use the import stays, and needs what it mentions.
    #expect(
      try errors([
        "A.swift": "import UIKit\nlet a = B()\n",
        "B.swift": "import SwiftUI\nstruct B { var c: C }\n",
        "C.swift": "import SwiftUI\nstruct C { var color: Color }\n", "D.swift": knob,
        "E.swift": other,
      ]) == [
        "C.swift:1: there is no module 'SwiftUI' here, so 'Kit' cannot have 'C', which mentions "
          + "'Color', but B.swift needs it"
      ])
    // Of a module whose names are not known, the file as a whole.
    #expect(
      try errors([
        "Knob.swift": knob + "let chart = Chart()\n",
        "Chart.swift": "import Charts\nimport UIKit\nstruct Chart {}\n", "Other.swift": other,
      ]) == [
        "Chart.swift:1: there is no module 'Charts' here, so 'Kit' cannot have 'Chart', "
          + "but Knob.swift needs it"
      ])
  }

  @Test("Declarations that mention nothing of the missing module stay, at their lines")
  func partial() throws {
    let shown = """
      import SwiftUI
      extension Shown { public static func model() -> Int { 1 } }
      struct Wrapped<Content: View>: UIViewRepresentable { let content: Content
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ v: UIView, context: Context) {} }
      let count = 2
      func wrap() { print(Wrapped<Never>.self) }
      extension Knob {
        func faced() -> some View { Text("") }
        func plain() -> Int { count }
      }
      class Host: UIView {
        var color: Color { .red }
        func turn() -> UIColor { .red }
      }
      struct Face { var color: Color }
      enum Side { case left }
      func gesture(_ g: some Gesture) {}

      """
    let texts = try lowered([
      "A.swift": "import UIKit\nprotocol Shown {}\nstruct Header: Shown {}\n"
        + "func use() -> Int { Header.model() }\n",
      "B.swift": shown, "Knob.swift": knob,
    ])
    let text = try #require(texts["B.swift"])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.split(separator: " ").joined(separator: " ")
    }
    #expect(
      lines[0] == "import UIKit; #warning(\"there is no module 'SwiftUI' here, so 'Kit' is "
        + "compiled without 'Wrapped', 'wrap', 'Knob.faced', 'Host.color' and 2 others of this "
        + "file\")", "\(text)")
    #expect(lines[1] == "extension Shown { public static func model() -> Int { 1 } }")
    let areBlank = lines[2...4].allSatisfy { $0.isEmpty }
    #expect(areBlank, "\(text)")
    #expect(lines[5] == "let count = 2" && lines[6].isEmpty, "\(text)")
    #expect(lines[7...10] == ["extension Knob {", "", "func plain() -> Int { count }", "}"])
    #expect(lines[11...14] == ["class Host: UIView {", "", "func turn() -> UIColor { .red }", "}"])
    #expect(lines[15].isEmpty && lines[16] == "enum Side { case left }" && lines[17].isEmpty)
  }

  @Test("A declaration with a type that nobody is known to declare stays only where it is needed")
  func doubtful() throws {
    let faces = """
      import SwiftUI
      struct Face: View {}
      func press(_ g: Unheard) {}
      func turn() {}

      """
    let texts = try lowered(["Faces.swift": faces, "Knob.swift": knob, "Other.swift": knob])
    #expect(texts["Faces.swift"]?.contains("without 'Face', 'press' of this file") == true)
    let needed = try lowered(
      [
        "Faces.swift": faces, "Knob.swift": knob + "func f() { press(g) }\n",
        "Other.swift": "import UIKit\n",
      ], module: "Needed")
    #expect(needed["Faces.swift"]?.contains("without 'Face' of this file") == true)
  }

  @Test(
    "A type of another one, or of the module itself, with the name of a SwiftUI type is none of it",
    arguments: [
      "class B { func update(for state: UIApplication.State) {} }",
      "class B: UIButton { func color(for state: State) -> UIColor? { nil } }",
      "enum Animation { case none }\nlet a = Animation.none", "let a = Spring.Animation.none",
      "struct Store<State, Action> { var state: State }", "let a: Gradient = .Text",
      "func f(Text: Int, _ g: Gradient) {}\nlet a: Void = f(Text: 1, g)",
      "@Binding var a = 1",
    ])
  func nameLikeSwiftUI(use: String) throws {
    let texts = try lowered([
      "A.swift": "import UIKit\nimport SwiftUI\n" + use + "\n", "Knob.swift": knob,
      "Own.swift": "import UIKit\nenum Spring { enum Animation { case none } }\n"
        + "@propertyWrapper struct Binding { var wrappedValue: Int }\n"
        + "extension Spring { struct Gradient {} }\n",
    ])
    let text = try #require(texts["A.swift"])
    #expect(!text.contains("SwiftUI") && !text.contains("#warning"), "\(text)")
  }

  @Test(
    "A name of SwiftUI counts as such beside a type of the module",
    arguments: [
      "enum State { case b }\nclass B { @State var a = 1 }", "let a = State(initialValue: 1)",
      "let a: State<Int>? = nil",
      "let a: SwiftUI.Animation? = nil", "func f(_ c: Color) {}", "struct B: App {}",
    ])
  func nameOfSwiftUI(use: String) throws {
    let texts = try lowered([
      "A.swift": "import UIKit\nimport SwiftUI\n" + use + "\n", "Knob.swift": knob,
      "Own.swift": "import UIKit\nextension Knob { enum Animation {} }\n",
    ])
    #expect(texts["A.swift"]?.contains("no module 'SwiftUI' here") == true)
  }

  @Test("A file that uses only types of a missing module that exist here stays")
  func presentTypes() throws {
    let back = """
      import CoreAudioKit
      extension Knob { var back: CoreAudioKit.CALayer? { CALayer() } }
      """
    let texts = try lowered(["Knob.swift": knob, "Back.swift": back])
    let text = try #require(texts["Back.swift"])
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words == "import UIKit extension Knob { var back: CALayer? { CALayer() } }", "\(text)")
    #expect(text.hasSuffix("CALayer? { CALayer() } }"))
    let view = back.replacing("CALayer(", with: "CAInterAppAudioSwitcherView(")
    let other = try lowered(["Knob.swift": knob, "Back.swift": view], module: "Other")
    #expect(other["Back.swift"]?.contains("#warning") == true)
  }

  @Test("A member that a left out declaration adds to a type that exists here may be needed")
  func members() throws {
    let knob = knob + "struct Box<Base> { let base: Base }\n"
    let drawing = """
      import CarPlay
      import UIKit
      extension Kit.Box where Base: UIImage { func crumpled(_ tag: CPTemplate) {} }
      extension Knob { var title: CPTemplate { fatalError() }; static func make(_ c: CPTemplate) {} }
      """
    func isNeeded(_ use: String) throws -> Bool {
      let errors = try errors([
        "Knob.swift": knob, "Drawing.swift": drawing, "Use.swift": "import UIKit\n" + use,
      ])
      return !errors.isEmpty
    }
    #expect(try isNeeded("let image = Box(base: UIImage()).crumpled(3)\n"))
    // A member of the frameworks, one of the module, and a name that is no member.
    #expect(try !isNeeded("let title = UIButton().title(for: .normal)\n"))
    #expect(try !isNeeded("struct Maker { func make() {} }\nlet it: Void = Maker().make()\n"))
    #expect(try !isNeeded("func f(crumpled: Int) -> Int { crumpled }\n"))
    // A member of a type of the missing module.
    let views = try lowered(
      [
        "Knob.swift": knob, "Use.swift": "import UIKit\nlet a = Box(base: 1).shadowed\n",
        "View.swift": "import SwiftUI\nextension View { func shadowed() {} }\n",
      ], module: "Views")
    #expect(views["View.swift"]?.contains("#warning") == true)
  }

  @Test("A module most of whose files need a missing module has one error, which says what is here")
  func majority() throws {
    let sources = [
      "A.swift": "import UIKit\nimport SwiftUI\nstruct A: View {}\n",
      "B.swift": "import SwiftUI\nstruct B: View {}\n", "C.swift": knob,
    ]
    let swiftUI = try errors(sources)
    #expect(
      swiftUI == [
        "A.swift:2: there is no module 'SwiftUI' here, and most files of 'Kit' need it; UIKit and "
          + "its frameworks are here, but no views, property wrappers, hosting controllers or "
          + "previews of SwiftUI"
      ])
    let charts = try errors(sources.mapValues { $0.replacing("SwiftUI", with: "Charts") })
    #expect(
      charts == ["A.swift:2: there is no module 'Charts' here, and most files of 'Kit' need it"])
  }

  @Test("A module for SwiftUI in a package with another one is compiled without what needs it")
  func moduleForSwiftUI() throws {
    let manifest = """
      import PackageDescription
      let package = Package(
        name: "Kit",
        targets: [
          .target(name: "Kit"), .target(name: "KitSwiftUI"), .testTarget(name: "KitTests"),
        ])

      """
    _ = try folder.write(manifest, "Package.swift")
    let sources = [
      "A.swift": "import SwiftUI\nstruct Face: View {}\n",
      "B.swift": "import SwiftUI\nstruct Wall: View { let face: Face }\n",
      "C.swift": "import UIKit\nclass Host: UIView { let face: Face? = nil }\n",
      "D.swift": "import UIKit\nclass Panel: UIView { let host = Host() }\n", "E.swift": knob,
      "F.swift": "import SwiftUI\nstruct Roof: View {}\n",
      "G.swift": "import SwiftUI\nstruct Door: View {}\n",
    ]
    let texts = try lowered(sources, module: "KitSwiftUI")
    #expect(
      texts["B.swift"]
        == "#warning(\"there is no module 'SwiftUI' here, so 'KitSwiftUI' is compiled without this "
        + "file\")\n")
    #expect(
      texts["C.swift"]
        == "\n#warning(\"'Face' is a declaration that its module is compiled without, so 'KitSwiftUI' "
        + "is compiled without this file\")\n")
    #expect(texts["D.swift"]?.hasPrefix("\n#warning(\"'Host' is a declaration") == true)
    #expect(texts["E.swift"]?.contains("class Knob") == true)
    // Without another target, nothing would be left.
    _ = try folder.write(
      manifest.replacing(".target(name: \"Kit\"), ", with: ""), "Package.swift")
    let alone = try build(
      sources.filter { $0.key < "D" }.mapValues { $0 + "\n" }, "KitSwiftUI"
    ).diagnostics
    #expect(alone.count == 1 && alone.first?.message.contains("most files of") == true)
  }

  @Test("A module with more files for SwiftUI, in which others need views, is one for SwiftUI, too")
  func mixedModule() throws {
    _ = try folder.write(
      "let package = Package(targets: [.target(name: \"Kit\"), .target(name: \"Other\")])\n",
      "Package.swift")
    let mixed = ["A", "B"].map {
      ($0 + ".swift", "import SwiftUI\nstruct \($0): View {}\nenum \($0)Kind {}\n")
    }
    let sources = Dictionary(uniqueKeysWithValues: mixed).merging(["Knob.swift": knob]) { $1 }
    let parts = try lowered(sources)
    #expect(parts["A.swift"]?.contains("enum AKind {}") == true)
    let whole = try lowered(sources.merging(["Knob.swift": knob + "let a = A()\n"]) { $1 })
    #expect(whole["A.swift"]?.contains("enum AKind {}") == false)
    #expect(whole["Knob.swift"]?.contains("#warning") == true)
  }

  @Test("An import that is inactive, or unused, or of a file that starts the program, is no reason")
  func others() throws {
    let texts = try lowered([
      "A.swift": "#if canImport(SwiftUI)\nimport SwiftUI\nstruct A: View {}\n#endif\n",
      "B.swift": "import WebKit\nimport UIKit\nclass B: UIView {}\n", "C.swift": knob,
      "D.swift": "import SwiftUI\n@main struct Kitchen: App {}\n",
      "main.swift": "import SwiftUI\nlet view = Text(\"\")\n", "E.swift": "import UIKit\n",
    ])
    #expect(texts.values.allSatisfy { !$0.contains("#warning") })
  }

  @Test("A file with tests of such declarations is treated in the same way")
  func dependents() throws {
    _ = try lowered(["Knob.swift": knob, "KnobView.swift": representable])
    let texts = try lowered(
      [
        "KnobTests.swift": "import XCTest\nimport Kit\nclass KnobTests: XCTestCase {}\n",
        "KnobViewTests.swift":
          "import XCTest\nimport Kit\nclass ViewTests: XCTestCase {\n  let view = KnobView()\n}\n",
      ], module: "KitTests")
    #expect(
      texts["KnobViewTests.swift"]?.contains(
        "#warning(\"'KnobView' is a declaration that its module is compiled without") == true)
    #expect(texts["KnobTests.swift"]?.contains("#warning") == false)
  }

  @Test("The list of tests for Linux is empty in a target with other files")
  func linuxMain() throws {
    let texts = try lowered([
      "LinuxMain.swift": "import XCTest\nXCTMain([])\n", "KnobTests.swift": knob,
    ])
    #expect(texts["LinuxMain.swift"] == "\n")
  }
}
