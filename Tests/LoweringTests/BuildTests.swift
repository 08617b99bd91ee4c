import Foundation
import TactusFiles
import TactusLowering
import Testing

/// Tests which files are lowered again from one build to the next, and the compiler's arguments.
@Suite struct BuildTests {
  private func call(_ folder: ScratchFolder, _ files: [String], _ more: [String] = [])
    -> CompilerCall
  {
    CompilerCall(
      ["-module-name", "Kitchen", "-o", folder.path + "/out/kitchen", "-I", folder.path] + files
        + more)
  }

  @Test("A file that has not changed is not lowered again")
  func unchanged() throws {
    let folder = try ScratchFolder()
    let a = try folder.write("class A { @objc func a() {} }\n", "a.swift")
    let b = try folder.write("let b = 1\n", "b.swift")
    #expect(LoweredBuild(call(folder, [a, b]), program: "1").loweredCount == 2)
    #expect(LoweredBuild(call(folder, [a, b]), program: "1").loweredCount == 0)
    _ = try folder.write("let b = 2\n", "b.swift")
    #expect(LoweredBuild(call(folder, [a, b]), program: "1").loweredCount == 1)
    #expect(LoweredBuild(call(folder, [a, b]), program: "2").loweredCount == 2)
    #expect(LoweredBuild(call(folder, [a, b], ["-DFAST"]), program: "2").loweredCount == 2)
  }

  @Test("A changed lowered text of an unchanged source changes the compiler's arguments")
  func generation() throws {
    let folder = try ScratchFolder()
    let a = try folder.write("@objc protocol P { @objc optional func shut() }\n", "a.swift")
    let b = try folder.write("func f(p: P) { p.shut?(); p.open?() }\n", "b.swift")
    let first = LoweredBuild(call(folder, [a, b]), program: "1").arguments
    #expect(first.prefix(2) == ["-D", "TACTUS_LOWERED_0"])
    _ = try folder.write("@objc protocol P { @objc optional func shut() }\n// nothing\n", "a.swift")
    #expect(LoweredBuild(call(folder, [a, b]), program: "1").arguments == first)
    _ = try folder.write("@objc protocol P { @objc optional func open() }\n", "a.swift")
    let second = LoweredBuild(call(folder, [a, b]), program: "1").arguments
    #expect(second.prefix(2) == ["-D", "TACTUS_LOWERED_1"])
    #expect(LoweredBuild(call(folder, [a, b]), program: "1").arguments == second)
  }

  @Test("A module writes its interface for the modules that import it")
  func otherModule() throws {
    let folder = try ScratchFolder()
    let a = try folder.write("@objc public protocol P { @objc optional func shut() }\n", "a.swift")
    let module = ["-emit-module-path", folder.path + "/Doors.swiftmodule"]
    _ = LoweredBuild(CompilerCall(["-module-name", "Doors", a] + module), program: "1")
    let b = try folder.write("import Doors\nfunc f(p: P) { p.shut?() }\n", "b.swift")
    let build = LoweredBuild(call(folder, [b]), program: "1")
    let overlay = try #require(build.arguments.last.flatMap(Files.text))
    #expect(overlay.contains("/b.swift\""))
    let alone = try folder.write("func f(p: P) { p.shut?() }\n", "c.swift")
    #expect(LoweredBuild(call(folder, [alone]), program: "1").arguments.count == 2)
  }

  @Test("Code that cannot be lowered stops the build, and is reported again the next time")
  func refused() throws {
    let folder = try ScratchFolder()
    let a = try folder.write("let a = #selector(\\A.b)\n", "a.swift")
    for _ in 1...2 {
      let build = LoweredBuild(call(folder, [a]), program: "1")
      #expect(build.diagnostics.map(\.path) == [a])
      #expect(build.arguments.isEmpty)
    }
  }

  @Test("Resources in the folder of a test target lie beside the test bundle")
  func resources() throws {
    let folder = try ScratchFolder()
    let products = folder.path + "/debug"
    let module = ["-emit-module-path", products + "/Modules/KitchenTests.swiftmodule"]
    for path in ["/debug/Modules", "/Tests/Samples/Pans.xcassets", "/Tests/Samples/more"] {
      #expect(Files.makeFolder(folder.path + path))
    }
    let source = try folder.write("import XCTest\n", "Tests/PanTests.swift")
    let more = try folder.write("let pans = 2\n", "Tests/Samples/Pans.swift")
    for name in ["Samples/pan.json", "Samples/more/pot.gif", "Info.plist", "Samples/.hidden.json"] {
      _ = try folder.write("{}", "Tests/" + name)
    }
    func build(_ files: [String]) {
      let call = CompilerCall(["-module-name", "KitchenTests"] + files + module)
      #expect(LoweredBuild(call, program: "1").diagnostics.isEmpty)
    }
    func links() -> [String] { Folder.names(in: products).filter { $0.contains(".") }.sorted() }
    // Code without tests has the resources that its manifest declares.
    build([more])
    #expect(!links().contains("pan.json"))
    build([source, more])
    #expect(
      links().filter { !$0.hasSuffix(".lowered") } == ["Pans.xcassets", "pan.json", "pot.gif"])
    #expect(Files.text(products + "/pan.json") == "{}")
    // What SwiftPM has put there stays.
    _ = try folder.write("[]", "debug/plan.json")
    _ = try folder.write("{}", "Tests/plan.json")
    build([source, more])
    #expect(Files.text(products + "/plan.json") == "[]")
  }
}
