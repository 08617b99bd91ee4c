import Foundation
import TactusLowering
import Testing

/// Tests the reading of compiler calls.
@Suite struct CompilerCallTests {
  @Test("The sources are found among the arguments, also in response files")
  func sources() throws {
    let folder = try ScratchFolder()
    let list = try folder.write("'a b.swift'\n\"c.swift\" d\\ e.swift\n-DIN_FILE\n", "list")
    let call = CompilerCall([
      "-module-name", "Pan", "-emit-objc-header-path", "x.swift", "@" + list, "f.swift",
      "-swift-version",
      "6", "-D", "ONE", "-DTWO", "-I", "/m", "-I/n", "-Xfrontend", "g.swift", "-o", "h", "-j2",
    ])
    #expect(call.sources == ["a b.swift", "c.swift", "d e.swift", "f.swift"])
    #expect(call.options.module == "Pan")
    #expect(call.options.isSwift6)
    #expect(call.options.defines == ["ONE", "TWO", "IN_FILE"])
    #expect(call.searchPaths == ["/m", "/n"])
  }

  @Test("Only code that can import the frameworks is lowered")
  func phone() throws {
    let folder = try ScratchFolder()
    let arguments = ["a.swift", "-I", folder.path]
    #expect(!CompilerCall(arguments).isForPhone)
    _ = try folder.write("", "TactusSelectors.swiftmodule")
    #expect(CompilerCall(arguments).isForPhone)
    #expect(!CompilerCall(["-print-target-info", "-I", folder.path]).isForPhone)
    #expect(!CompilerCall(arguments + ["-package-description-version", "6.0.0"]).isForPhone)
  }

  @Test("Lowered files are placed beside the compiler's output")
  func place() {
    func folder(_ more: [String]) -> String? {
      CompilerCall(["-module-name", "Pan", "a.swift"] + more).folder
    }
    #expect(folder(["-output-file-map", "/b/Pan.build/map.json"]) == "/b/Pan.build/lowered")
    #expect(
      folder(["-emit-module-path", "/b/Modules/Pan.swiftmodule"]) == "/b/Modules/Pan.lowered")
    #expect(folder(["-o", "/b/./x/../pan"]) == "/b/Pan.lowered")
    #expect(folder([]) == nil)
  }
}
