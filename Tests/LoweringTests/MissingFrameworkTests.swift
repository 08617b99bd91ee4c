import TactusLowering
import Testing

/// Tests the frameworks that an SDK was installed without.
@Suite struct MissingFrameworkTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    for module in ["UIKit", "TactusSelectors", "TactusFoundation"] {
      _ = try folder.write("", "sdk/\(module).swiftmodule")
    }
    _ = try folder.write("GameKit\nMapKit\nUIKit\n", "sdk/frameworks.txt")
  }

  /// Lowers a module of one source, and returns what is said of it.
  private func diagnostics(_ text: String) throws -> [LoweringDiagnostic] {
    let file = try folder.write(text, "Kit/Kit.swift")
    let call = CompilerCall(
      ["-module-name", "Kit", "-I", folder.path + "/sdk", "-o", folder.path + "/out/Kit", file])
    return LoweredBuild(call, program: "1").diagnostics
  }

  @Test("The import of a framework that can be added is an error with the command that adds it")
  func importing() throws {
    for text in [
      "import UIKit\nimport MapKit\n", "import UIKit\npublic import class MapKit.MKMapView\n",
    ] {
      let found = try diagnostics(text)
      #expect(found.map(\.line) == [2])
      #expect(found.first?.message.contains("run 'tactus sdk install MapKit' once") == true)
    }
  }

  @Test("A condition that asks for such a framework is one, too, since it would choose other code")
  func asking() throws {
    let found = try diagnostics("import UIKit\n#if canImport(GameKit)\nlet a = 1\n#endif\n")
    #expect(found.map(\.line) == [2])
    #expect(found.map(\.column) == [15])
    #expect(found.first?.message.contains("GameKit") == true)
  }

  @Test("Modules that are there or that nobody has, and imports for other systems, are no errors")
  func others() throws {
    #expect(try diagnostics("import UIKit\n#if canImport(AppKit)\n#endif\n").isEmpty)
    #expect(try diagnostics("import UIKit\n#if os(macOS)\nimport MapKit\n#endif\n").isEmpty)
  }
}
