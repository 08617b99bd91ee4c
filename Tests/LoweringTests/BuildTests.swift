import Foundation
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
}
