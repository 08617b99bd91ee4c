import TactusSwiftSDK
import Testing

@Suite struct SwiftToolchainTests {
  private func toolchain(_ version: String) -> SwiftToolchain? {
    SwiftToolchain(
      described: """
        {"compilerVersion": "\(version)", "target": {"unversionedTriple": "aarch64-unknown-linux-gnu"},
         "paths": {"runtimeLibraryPaths": [], "runtimeResourcePath": "/none/usr/lib/swift"}}
        """)
  }

  @Test("The compiler's target information is parsed")
  func reading() throws {
    let found = try #require(toolchain("Swift version 6.3.1 (swift-6.3.1-RELEASE)"))
    #expect(found.triple == "aarch64-unknown-linux-gnu")
    #expect(found.resources == "/none/usr/lib/swift")
    #expect(found.compiler.hasSuffix("bin/swiftc"))
    #expect(SwiftToolchain(described: "{}") == nil)
    #expect(SwiftToolchain(described: "no JSON") == nil)
  }

  @Test(
    "An outdated toolchain is recognized",
    arguments: [
      ("Swift version 6.3.1 (x)", true), ("Swift version 6.10 (x)", true),
      ("Swift version 7.0 (x)", true), ("Swift version 6.2.4 (x)", false),
      ("Swift version 5.10 (x)", false), ("a text", false),
    ])
  func age(version: String, isRecent: Bool) {
    #expect(toolchain(version)?.isRecent == isRecent)
  }

  @Test("The toolchain in PATH is found, with its runtime")
  func inPath() throws {
    let found = try SwiftToolchain.inPath()
    #expect(found.isRecent)
    #expect(found.compiler.hasPrefix("/") && found.compiler.hasSuffix("/swiftc"))
  }
}
