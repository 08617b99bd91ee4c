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
    let files = try sources.sorted { $0.key < $1.key }
      .map { try folder.write($0.value, module + "/" + $0.key) }
    let call = CompilerCall(
      ["-module-name", module, "-I", folder.path + "/sdk", "-I", folder.path + "/Modules"]
        + ["-emit-module-path", folder.path + "/Modules/\(module).swiftmodule"]
        + ["-o", folder.path + "/out/\(module)"] + files)
    let build = LoweredBuild(call, program: "1")
    #expect(build.diagnostics.isEmpty)
    let overlay = build.arguments.last.flatMap(Files.text) ?? ""
    let paths = overlay.matches(of: #/"external-contents": "(.*?)"/#).map { String($0.output.1) }
    return Dictionary(
      uniqueKeysWithValues: sources.map { name, text in
        (name, paths.first { $0.hasSuffix("-" + name) }.flatMap(Files.text) ?? text)
      })
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

  @Test("A file that is mentioned stays, also by a file that stays for the same reason")
  func mentioned() throws {
    let texts = try lowered([
      "Knob.swift": knob + "let view = KnobView.self\n", "KnobView.swift": representable,
      "Style.swift": "import SwiftUI\nstruct Style: ViewModifier { let color: Color }\n",
      "Other.swift": "import UIKit\nfunc turn() {}\n",
    ])
    #expect(texts["KnobView.swift"]?.contains("import SwiftUI") == true)
    #expect(texts["Style.swift"]?.contains("#warning") == true)
    let chain = try lowered(
      [
        "A.swift": "import UIKit\nlet a = B()\n",
        "B.swift": "import SwiftUI\nstruct B { var c: C }\n",
        "C.swift": "import SwiftUI\nstruct C { var color: Color }\n", "D.swift": knob,
      ], module: "Chain")
    #expect(chain.values.allSatisfy { !$0.contains("#warning") })
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

  @Test("A file stays if another one mentions a member that it adds to a type that exists here")
  func members() throws {
    let knob = knob + "struct Box<Base> { let base: Base }\n"
    let drawing = """
      import CarPlay
      import UIKit
      extension Kit.Box where Base: UIImage { func crumpled(_ tag: CPTemplate) {} }
      extension Knob { var title: String { "" }; static func make() -> Knob { Knob() } }
      """
    func isLeftOut(_ use: String) throws -> Bool {
      let texts = try lowered([
        "Knob.swift": knob, "Drawing.swift": drawing, "Use.swift": "import UIKit\n" + use,
      ])
      return texts["Drawing.swift"]?.contains("#warning") == true
    }
    #expect(try !isLeftOut("let image = Box(base: UIImage()).crumpled(3)\n"))
    // A member of the frameworks, one of the module, and a name that is no member.
    #expect(try isLeftOut("let title = UIButton().title(for: .normal)\n"))
    #expect(try isLeftOut("struct Maker { func make() {} }\nlet it: Void = Maker().make()\n"))
    #expect(try isLeftOut("func f(crumpled: Int) -> Int { crumpled }\n"))
    // A member of a type of the missing module.
    let views = try lowered(
      [
        "Knob.swift": knob, "Use.swift": "import UIKit\nlet a = Box(base: 1).shadowed\n",
        "View.swift": "import SwiftUI\nextension View { func shadowed() {} }\n",
      ], module: "Views")
    #expect(views["View.swift"]?.contains("#warning") == true)
  }

  @Test("A module most of whose files need a missing module is left to the compiler")
  func majority() throws {
    let texts = try lowered([
      "A.swift": "import SwiftUI\nstruct A: View {}\n",
      "B.swift": "import SwiftUI\nstruct B: View {}\n", "C.swift": knob,
    ])
    #expect(texts.values.allSatisfy { !$0.contains("#warning") })
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
        == "\n#warning(\"'Face' is in a file that its module is compiled without, so 'KitSwiftUI' "
        + "is compiled without this file\")\n")
    #expect(texts["D.swift"]?.hasPrefix("\n#warning(\"'Host' is in a file") == true)
    #expect(texts["E.swift"]?.contains("class Knob") == true)
    // Without another target, the compiler reports the missing module.
    _ = try folder.write(
      manifest.replacing(".target(name: \"Kit\"), ", with: ""), "Package.swift")
    let alone = try lowered(
      sources.filter { $0.key < "D" }.mapValues { $0 + "\n" }, module: "KitSwiftUI")
    #expect(alone.values.allSatisfy { !$0.contains("#warning") })
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
        "#warning(\"'KnobView' is in a file that its module is compiled without") == true)
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
