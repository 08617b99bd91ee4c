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
        override func testShared() {}
      }
      private class PrivateTests: XCTestCase { func testUnseen() {} }
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
    #expect(text.contains("(test: DoorTests::DoorTests) in try test.testOpens() }"))
    #expect(
      text.contains("asyncTest { (test: DoorTests::DoorTests) in { try await test.testCloses() } }")
    )
    #expect(text.contains("(test: DoorTests::DoorTests) in try test.testAdded() }"))
    #expect(text.contains("(test: DoorTests::DoorTests) in try test.testShared() }"))
    #expect(text.contains("(test: DoorTests::Base) in try test.testShared() }"))
    // A literal with hundreds of closures takes the compiler minutes.
    #expect(text.contains("  tests.append((\"testOpens\", _tactusOnMain {"))
    #expect(
      text.contains(
        "cases.append(_tactusTests1())\n    XCTest::XCTMain(_tactusWatched(cases + _tactusSpecs()))\n"
      ))
    let shared = text.ranges(of: "(test: DoorTests::DoorTests) in try test.testShared()")
    #expect(shared.count == 1, "An overridden test runs once.")
    #expect(build.arguments.contains("-parse-as-library"))
    #expect(!build.arguments.contains("TACTUS_SPECS"))
    for name in [
      "testHidden", "testUnseen", "testKind", "testValue", "testNothing", "testOld", "helper",
    ] {
      #expect(!text.contains(name), "\(name)")
    }
  }

  @Test("A test under a condition that only the compiler can evaluate has it in the list")
  func conditions() throws {
    let folder = try ScratchFolder()
    _ = try folder.write("", "TactusSelectors.swiftmodule")
    let source = """
      import XCTest
      #if canImport(Ladle)
        class LadleTests: XCTestCase { func testDips() {}; func testBoth() {} }
      #elseif canImport(Spoon) || canImport(Fork)
        class LadleTests: XCTestCase { func testBoth() {} }
      #else
        class LadleTests: XCTestCase {}
      #endif
      class PanTests: XCTestCase { func testBoils() {} }

      """
    let interface = Lowering().interface(of: LoweringSource(path: "a.swift", text: source))
    #expect(FileInterface(text: interface.text) == interface)
    _ = try folder.write(interface.text, "PanTests.tactus-interface")
    let text = try lowered("LinuxMain.swift", in: folder).text
    let lines = text.split(separator: "\n")
    let dips = try #require(lines.firstIndex { $0.contains("test.testDips()") })
    #expect(lines[dips - 3] == "#if (canImport(Ladle))")
    let both =
      "#if ((canImport(Ladle))) || (!(canImport(Ladle)) && (canImport(Spoon) || canImport(Fork)))"
    #expect(lines.filter { $0 == both }.count == 2)
    let boils = try #require(lines.firstIndex { $0.contains("test.testBoils()") })
    #expect(!lines[boils - 3].hasPrefix("#if"))
  }

  @Test("Classes of two modules with one name have their own tests, in the file XCTMain.swift too")
  func equalNames() throws {
    let folder = try ScratchFolder()
    _ = try folder.write("", "TactusSelectors.swiftmodule")
    for (module, test) in [("DoorTests", "testOpens"), ("LockTests", "testTurns")] {
      let text = "import XCTest\nclass BasicTests: XCTestCase { func \(test)() {} }\n"
      let interface = Lowering().interface(of: LoweringSource(path: "a.swift", text: text))
      _ = try folder.write(interface.text, module + ".tactus-interface")
    }
    let text = try lowered("XCTMain.swift", in: folder).text
    #expect(text.contains("(test: DoorTests::BasicTests) in try test.testOpens() }"))
    #expect(text.contains("(test: LockTests::BasicTests) in try test.testTurns() }"))
    #expect(!text.contains("DoorTests::BasicTests) in try test.testTurns"))
  }

  @Test(
    "A module with specs of Quick is listed, with the conditions of Quick's version",
    arguments: [
      ("configureSubclassesIfNeeded", ["TACTUS_SPECS"]),
      ("configureSubclassesIfNeeded AsyncSpec", ["TACTUS_SPECS", "TACTUS_ASYNC_SPECS"]),
      ("another version", []),
    ])
  func specs(module: String, conditions: [String]) throws {
    let folder = try ScratchFolder()
    _ = try folder.write("", "TactusSelectors.swiftmodule")
    _ = try folder.write(module, "Quick.swiftmodule")
    let source = "import Quick\nclass DoorSpec: QuickSpec {}\n"
    let interface = Lowering().interface(of: LoweringSource(path: "a.swift", text: source))
    _ = try folder.write(interface.text, "DoorTests.tactus-interface")
    let (text, arguments) = try lowered("LinuxMain.swift", in: folder)
    #expect(text.contains("@testable import DoorTests\n"))
    #expect(text.contains("func _tactusSpecs()"))
    #expect(arguments.filter { $0.hasPrefix("TACTUS_") && $0.hasSuffix("SPECS") } == conditions)
  }

  /// Returns the lowered text of a list of tests, and the arguments added for the compiler.
  private func lowered(
    _ name: String, in folder: ScratchFolder
  ) throws -> (text: String, arguments: [String]) {
    let main = try folder.write("import XCTest\nXCTMain([])\n", name)
    let call = CompilerCall([
      "-module-name", "DoorPackageTests", "-I", folder.path, "-emit-module-path",
      folder.path + "/DoorPackageTests.swiftmodule", main,
    ])
    let build = LoweredBuild(call, program: "1")
    let output = try #require(Folder.names(in: call.folder ?? "").first { $0.hasSuffix(name) })
    return (try #require(Files.text((call.folder ?? "") + "/" + output)), build.arguments)
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
