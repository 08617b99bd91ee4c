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

  @Test("What only the linker of Apple's systems accepts is left out or has Linux' name")
  func linking() {
    let accepted = AcceptedArguments([
      "-emit-executable", "-framework", "UIKit", "-o", "app", "-Xlinker",
      "-no_application_extension",
      "-Xlinker", "-rpath=$ORIGIN", "-Xlinker", "-weak_framework", "-Xlinker", "Combine",
      "-Xlinker",
      "-sectcreate", "-Xlinker", "__TEXT", "-Xlinker", "__info", "-Xlinker", "Info.plist", "-lc++",
      "-lz", "-liconv", "-lsqlite3.0", "-lTactusFrameworks",
    ])
    #expect(
      accepted.words == [
        "-emit-executable", "-o", "app", "-Xlinker", "-rpath=$ORIGIN", "-lstdc++", "-lz",
        "-lsqlite3", "-lTactusFrameworks",
      ])
  }

  @Test("Language versions that Xcode accepts become the compiler's modes")
  func versions() {
    #expect(AcceptedArguments(["-swift-version", "5.1"]).words == ["-swift-version", "5"])
    #expect(AcceptedArguments(["-swift-version", "4.2"]).words == ["-swift-version", "4.2"])
    #expect(AcceptedArguments(["-language-mode", "x"]).words == ["-language-mode", "x"])
  }
}
