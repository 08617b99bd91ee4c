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
    for name in [
      "Samples/pan.json", "Samples/more/pot.gif", "Info.plist", "Pan-Info.plist", "pots.plist",
      "Samples/.hidden.json",
    ] {
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
      links().filter { !$0.hasSuffix(".lowered") }
        == [
          "KitchenTests_KitchenTests.resources", "Pans.xcassets", "pan.json", "pot.gif",
          "pots.plist",
        ])
    #expect(Files.text(products + "/pan.json") == "{}")
    // The suffix does not matter, except for sources, and what has no suffix is in its folder.
    for name in [
      "boot.hex", "Firmware/first.bin", "Firmware/second", "Helper.m", "third", "Pan/a.c",
    ] {
      _ = try folder.write(":00", "Tests/" + name)
    }
    build([source, more])
    for name in ["boot.hex", "first.bin", "Firmware/first.bin", "Firmware/second", "more/pot.gif"] {
      #expect(Files.exists(products + "/" + name))
    }
    for name in ["Helper.m", "third", "second", "Pan", "a.c", "Samples"] {
      #expect(!Files.exists(products + "/" + name))
    }
    // What SwiftPM has put there, or will, stays.
    _ = try folder.write("[]", "debug/plan.json")
    _ = try folder.write("{}", "Tests/plan.json")
    _ = try folder.write("{}", "Tests/Oven/heat.dat")
    _ = try folder.write(
      "let p = Package(name: \"Kitchen\", products: [.x(name:  \"Oven\")])", "Package.swift")
    build([source, more])
    #expect(Files.exists(products + "/heat.dat") && !Files.exists(products + "/Oven"))
    #expect(Files.text(products + "/plan.json") == "[]")
  }

  /// Returns whether the module of a file has bodies, in a build as SwiftPM's.
  private func hasBodies(
    _ text: String, without left: String = "", with more: [String] = ["-Onone"]
  ) throws -> Bool {
    let folder = try ScratchFolder()
    let map = folder.path + "/map.json"
    let words = ["-emit-module", "-output-file-map", map, "-resource-dir", "/usr/lib/swift"]
    let file = try folder.write(text, "a.swift")
    return LoweredBuild(
      call(folder, [file], words.filter { $0 != left } + more), program: "1"
    ).needsBodies
  }

  @Test("The module of a build without optimization lacks the bodies of functions")
  func bodies() throws {
    let plain = """
      public class Pan { struct Lid {}; var lid: Lid { Lid() }; func shut(_ f: () -> Void = {}) {} }
      """
    #expect(try !hasBodies(plain))
    #expect(try !hasBodies(plain, with: []))
    #expect(try hasBodies(plain, with: ["-O"]))
    #expect(try hasBodies(plain, with: ["-wmo", "-Onone"]))
    #expect(try hasBodies(plain, with: ["-enable-library-evolution"]))
    #expect(try hasBodies(plain, with: ["-driver-use-frontend-path", "/bin/own"]))
    // The driver looks for its resources beside the frontend, or writes no module.
    #expect(try hasBodies(plain, without: "-resource-dir"))
    #expect(try hasBodies(plain, without: "-emit-module"))
  }

  @Test(
    "A module keeps bodies with types, for a debugger, and those that other modules copy",
    arguments: [
      "func f() { struct Lid {}; print(Lid()) }",
      "class Pan { var a: Int { enum Lid { case shut }; return 1 } }",
      "let pan: () -> Int = { typealias Lid = Int; return Lid(1) }", "do { final class Lid {} }",
      "@inlinable public func f() -> Int { 1 }", "@_transparent public func f() -> Int { 1 }",
      "@_alwaysEmitIntoClient public func f() -> Int { 1 }",
    ])
  func neededBodies(text: String) throws {
    #expect(try hasBodies(text))
  }
}
