import Foundation
import TactusSwiftSDK
import Testing

/// An SDK that is moved after its installation, as one from an archive, and other toolchains.
@Suite struct MovedSDKTests {
  private let fake: FakeFrameworks
  private let inner: String

  init() throws {
    fake = try FakeFrameworks()
    try fake.add("TactusSystem")
    try fake.write(
      "#!/bin/sh\necho lowered \"$@\"\n", to: "products/tactus-rewrite", isProgram: true)
    let sdk = SwiftSDK(in: fake.path("sdks"))
    try sdk.install(fake.built(), for: fake.toolchain(), version: "1.2.3")
    // Nothing may refer to the place of the installation.
    let place = fake.path("else where")
    try FileManager.default.moveItem(atPath: fake.path("sdks"), toPath: place)
    inner = place + "/tactus.artifactbundle/tactus/x86_64-unknown-linux-gnu"
  }

  /// Removes what a release's archive does not have: the link to the toolchain, and the record of
  /// it.
  private func forgetToolchain() throws {
    try FileManager.default.removeItem(atPath: inner + "/toolchain")
  }

  private var toolchainLink: String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: inner + "/toolchain")
  }

  @Test(
    "No file of the SDK contains a path of the machine, and only one link leads to the toolchain")
  func noPaths() throws {
    let files = try #require(FileManager.default.enumerator(atPath: inner))
    var leading: [String] = []
    for case let name as String in files {
      let path = "\(inner)/\(name)"
      if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
        if target.hasPrefix(fake.folder.path) { leading.append(name) }
      } else if let text = try? String(contentsOfFile: path, encoding: .utf8) {
        #expect(!text.contains(fake.folder.path), "\(name)")
      }
    }
    #expect(leading == ["toolchain"])
  }

  @Test("A moved SDK calls the toolchain's programs, and links with its own libraries")
  func moved() throws {
    for name in ["clang", "ld.lld", "swift-frontend"] {
      try fake.write(
        "#!/bin/sh\necho \"${0##*/}\" \"$@\"\n", to: "swift/usr/bin/\(name)", isProgram: true)
    }
    let compiler = fake.path("swift/usr/bin/swiftc")
    #expect(
      try fake.run(inner + "/bin/swiftc", ["-c", "a b.swift"])
        == (0, "lowered swiftc --compiler \(compiler) -- -c a b.swift\n"))
    #expect(
      try fake.run(inner + "/bin/ld", ["-o", "a"])
        == (0, "ld.lld --as-needed -L \(inner)/lib -o a -rpath \(inner)/lib\n"))
    #expect(try fake.run(inner + "/bin/tactus-frontend", ["-c"]) == (0, "swift-frontend -c\n"))
    // Swift's modules are not for C, whose headers would become imports.
    #expect(
      try fake.run(inner + "/bin/clang", ["-I", inner + "/modules", "a b.c"])
        == (0, "clang -I \(inner)/headers a b.c\n"))
  }

  @Test("The first use finds the toolchain in PATH, the next ones do not ask it again")
  func firstUse() throws {
    try forgetToolchain()
    #expect(toolchainLink == nil)
    #expect(try fake.run(inner + "/bin/swiftc", ["-c"]).status == 0)
    #expect(toolchainLink == fake.path("swift/usr"))
    #expect(
      FileManager.default.fileExists(atPath: inner + "/sysroot/usr/lib/swift/linux/swiftrt.o"))
    #expect(FileManager.default.fileExists(atPath: inner + "/runtime/swiftrt.o"))
    let known = try String(contentsOfFile: inner + "/toolchain.txt", encoding: .utf8)
    try FileManager.default.removeItem(atPath: inner + "/toolchain.txt")
    try known.write(toFile: inner + "/toolchain.txt", atomically: true, encoding: .utf8)
    #expect(try fake.run(inner + "/bin/swiftc", ["-c"]).status == 0)
    #expect(try String(contentsOfFile: inner + "/toolchain.txt", encoding: .utf8) == known)
  }

  @Test("First uses at the same time all succeed, and leave nothing behind")
  func concurrentFirstUses() throws {
    try forgetToolchain()
    let uses = try (0..<8).map { _ in try fake.start(inner + "/bin/swiftc", ["-c"]) }
    for (process, output) in uses {
      let text = String(decoding: output.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 0 && text.hasPrefix("lowered "))
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: inner)
    #expect(names.allSatisfy { !$0.hasPrefix(".") })
  }

  @Test("Another toolchain of the same version is followed")
  func otherPlace() throws {
    #expect(try fake.run(inner + "/bin/swiftc", ["-c"]).status == 0)
    try fake.writeCompiler("", in: "other swift")
    let other = try fake.run(inner + "/bin/swiftc", ["-c"], toolchain: "other swift")
    #expect(
      other == (0, "lowered swiftc --compiler \(fake.path("other swift/usr/bin/swiftc")) -- -c\n"))
    #expect(toolchainLink == fake.path("other swift/usr"))
  }

  @Test("A switch between toolchains is asked for the one that it stands for")
  func switching() throws {
    try fake.write(
      """
      #!/bin/sh
      cat << 'END'
      {
        "paths": {
          "runtimeResourcePath": "\(fake.path("swift/usr/lib/swift"))"
        }
      }
      END

      """, to: "switch/usr/bin/swiftc", isProgram: true)
    let run = try fake.run(inner + "/bin/swiftc", ["-c"], toolchain: "switch")
    #expect(run == (0, "lowered swiftc --compiler \(fake.path("swift/usr/bin/swiftc")) -- -c\n"))
  }

  @Test("A compiler of another version is one line that says which one is needed")
  func otherVersion() throws {
    #expect(try fake.run(inner + "/bin/swiftc", ["-c"]).status == 0)
    // Replaced where it is, and one elsewhere.
    try fake.writeCompiler("echo another", "Swift version 6.4 (swift-6.4-RELEASE)")
    try fake.writeCompiler("", "Swift version 6.2 (swift-6.2-RELEASE)", in: "old")
    for (folder, version) in [("swift", "6.4"), ("old", "6.2")] {
      let run = try fake.run(inner + "/bin/swiftc", ["-c"], toolchain: folder)
      #expect(run.status == 1)
      #expect(
        run.text.hasPrefix("error: the Swift SDK of Tactus was made for Swift version 6.3.1 "))
      #expect(run.text.contains("is Swift version \(version) ") && run.text.contains("; install "))
      #expect(run.text.split(separator: "\n").count == 1)
    }
  }

  @Test("A program without a toolchain is one line, too")
  func noCompiler() throws {
    try fake.write("#!/bin/sh\nexit 1\n", to: "broken/usr/bin/swiftc", isProgram: true)
    let run = try fake.run(inner + "/bin/swiftc", ["-c"], toolchain: "broken")
    #expect(run.status == 1 && run.text.contains("is no compiler; install "))
    #expect(run.text.split(separator: "\n").count == 1)
  }

  @Test("Without a toolchain in PATH one line says which one to install")
  func noToolchain() throws {
    let run = try fake.run(inner + "/bin/swiftc", ["-c"], toolchain: nil)
    #expect(run.status == 1 && run.text.contains("there is no swiftc in PATH; install "))
    #expect(run.text.split(separator: "\n").count == 1)
  }

  @Test("An SDK in a folder without write permission works once its link is set")
  func readOnly() throws {
    #expect(try fake.run(inner + "/bin/swiftc", ["-c"]).status == 0)
    try FileManager.default.removeItem(atPath: inner + "/toolchain.txt")
    // A folder in its place cannot be replaced by anybody.
    try FileManager.default.createDirectory(
      atPath: inner + "/toolchain.txt/full", withIntermediateDirectories: true)
    #expect(try fake.run(inner + "/bin/swiftc", ["-c"]).status == 0)
  }
}
