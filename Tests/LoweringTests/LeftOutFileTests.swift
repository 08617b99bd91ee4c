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

  @Test("A module most of whose files need a missing module is left to the compiler")
  func majority() throws {
    let texts = try lowered([
      "A.swift": "import SwiftUI\nstruct A: View {}\n",
      "B.swift": "import SwiftUI\nstruct B: View {}\n", "C.swift": knob,
    ])
    #expect(texts.values.allSatisfy { !$0.contains("#warning") })
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
