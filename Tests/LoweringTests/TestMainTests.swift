import TactusFiles
import TactusLowering
import Testing

/// Tests the list of tests that replaces `LinuxMain.swift`.
@Suite struct TestMainTests {
  @Test("A file LinuxMain.swift becomes a list of the tests that the package's modules have")
  func list() throws {
    let folder = try ScratchFolder()
    let source = """
      import XCTest
      @testable import Door
      class Base: XCTestCase { func testShared() {} }
      @MainActor final class DoorTests: Base {
        static var allTests = [("testOld", testOld)]
        func testOpens() throws {}
        func testCloses() async throws {}
        private func testHidden() {}
        static func testKind() {}
        func testValue(_ value: Int) {}
        func helper() {}
      }
      extension DoorTests { func testAdded() {} }
      final class Other { func testNothing() {} }

      """
    let interface = Lowering().interface(of: LoweringSource(path: "a.swift", text: source))
    _ = try folder.write("", "TactusSelectors.swiftmodule")
    _ = try folder.write(interface.text, "DoorTests.tactus-interface")
    _ = try folder.write("", "Door.tactus-interface")
    let main = try folder.write(
      "import XCTest\nXCTMain([testCase(DoorTests.old)])\n", "LinuxMain.swift")
    let call = CompilerCall([
      "-module-name", "DoorPackageTests", "-I", folder.path, "-emit-module-path",
      folder.path + "/DoorPackageTests.swiftmodule", main,
    ])
    let build = LoweredBuild(call, program: "1")
    #expect(build.diagnostics.isEmpty && build.loweredCount == 1)
    let lowered = try #require(
      Folder.names(in: call.folder ?? "").first { $0.hasSuffix("LinuxMain.swift") })
    let text = try #require(Files.text((call.folder ?? "") + "/" + lowered))
    #expect(text.contains("@testable import DoorTests\n") && !text.contains("import Door\n"))
    #expect(text.contains("(test: DoorTests) in try test.testOpens() }"))
    #expect(text.contains("asyncTest { (test: DoorTests) in { try await test.testCloses() } }"))
    #expect(text.contains("(test: DoorTests) in try test.testAdded() }"))
    #expect(text.contains("(test: DoorTests) in try test.testShared() }"))
    #expect(text.contains("(test: Base) in try test.testShared() }"))
    // A literal with hundreds of closures takes the compiler minutes.
    #expect(text.contains("  tests.append((\"testOpens\", _tactusOnMain {"))
    #expect(text.contains("_tactusCases.append(_tactusTests1())\nXCTMain(_tactusCases)\n"))
    for name in ["testHidden", "testKind", "testValue", "testNothing", "testOld", "helper"] {
      #expect(!text.contains(name), "\(name)")
    }
  }

  @Test("Another module with such a file is compiled as it is")
  func otherModules() throws {
    let folder = try ScratchFolder()
    _ = try folder.write("", "TactusSelectors.swiftmodule")
    let main = try folder.write("let a = 1\n", "LinuxMain.swift")
    let call = CompilerCall([
      "-module-name", "Door", "-I", folder.path, "-emit-module-path",
      folder.path + "/Door.swiftmodule", main,
    ])
    _ = LoweredBuild(call, program: "1")
    #expect(!Folder.names(in: call.folder ?? "").contains { $0.hasSuffix("LinuxMain.swift") })
  }
}
