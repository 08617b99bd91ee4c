import TactusLowering
import Testing

/// Tests the records of where the sources of targets are.
@Suite struct TargetRecordTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func record(_ source: String, _ place: String, in products: String) throws -> String? {
    _ = try folder.write("", "Package.swift")
    let file = try folder.write(source, place)
    let modules = "\(folder.path)/\(products)"
    _ = LoweredBuild(
      CompilerCall(
        [
          "-module-name", "Kitchen", "-emit-module-path", modules + "/Kitchen.swiftmodule", "-o",
          folder.path + "/out/kitchen", file,
        ]), program: "1")
    return Files.text(modules + "/Kitchen.tactus-target")
  }

  @Test("AppLife.PT27. The folder of a target is recorded, and whether it has tests")
  func recorded() throws {
    _ = try folder.write("", "debug/Modules/empty")
    let app = try record("import UIKit\n", "Sources/Kitchen/Code/App.swift", in: "debug/Modules")
    #expect(app == "\(folder.path)/Sources/Kitchen\n")
    let tests = try record("import XCTest\n", "Tests/Kitchen/T.swift", in: "debug/Modules")
    #expect(tests == "\(folder.path)/Tests/Kitchen\ntests\n")
  }

  @Test("A module that is no product of a package has no record")
  func elsewhere() throws {
    _ = try folder.write("", "elsewhere/empty")
    #expect(
      try record("import UIKit\n", "Sources/Kitchen/App.swift", in: "elsewhere") == nil)
  }
}
