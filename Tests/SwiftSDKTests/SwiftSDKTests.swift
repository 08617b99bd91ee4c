import Foundation
import TactusCommandKit
import TactusSwiftSDK
import Testing

@Suite struct SwiftSDKTests {
  private let fake: FakeFrameworks
  private let sdk: SwiftSDK

  init() throws {
    fake = try FakeFrameworks()
    sdk = SwiftSDK(in: fake.path("sdks"))
  }

  private var inner: String { sdk.path + "/tactus/x86_64-unknown-linux-gnu" }

  private func install() throws {
    try sdk.install(fake.built(), for: fake.toolchain(), version: "1.2.3")
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test("The SDK has the library, the modules, C modules, and a system root of links")
  func contents() throws {
    #expect(!sdk.isInstalled)
    try install()
    #expect(sdk.isInstalled)
    #expect(try text(inner + "/lib/libUIKit.so") == "library")
    let map = try text(inner + "/modules/module.modulemap")
    #expect(map.hasPrefix("module CCairo {}\nmodule CRoom {}\nmodule SQLite3 [system] {\n"))
    #expect(
      map.contains(
        "  header \"../sysroot/usr/include/zlib.h\"\n  header \"../sysroot/usr/include/zconf.h\"\n"
          + "  link \"z\"\n"))
    let parsing = try text(inner + "/modules/libxml2/module.modulemap")
    #expect(parsing.hasPrefix("module libxml2 [system] {\n"))
    #expect(parsing.contains("  header \"include/libxml/HTMLparser.h\"\n"))
    #expect(try text(inner + "/modules/libxml2/include/unicode/ucnv.h").contains("#include_next"))
    #expect(FileManager.default.fileExists(atPath: inner + "/modules/UIKit.swiftmodule"))
    let runtime = inner + "/sysroot/usr/lib/swift/linux/swiftrt.o"
    #expect(FileManager.default.fileExists(atPath: runtime))
    #expect(FileManager.default.fileExists(atPath: inner + "/sysroot/usr/include/stdio.h"))
  }

  @Test("A further framework is added to the SDK, and belongs to the state")
  func furtherFramework() throws {
    try install()
    #expect(!FileManager.default.fileExists(atPath: inner + "/lib/libMapKit.so"))
    let before = try fake.built()
    try fake.add("MapKit")
    #expect(try !sdk.isMade(of: fake.built()))
    try install()
    #expect(try text(inner + "/lib/libMapKit.so") == "library MapKit")
    #expect(FileManager.default.fileExists(atPath: inner + "/modules/MapKit.swiftmodule"))
    #expect(try sdk.isMade(of: fake.built()))
    // An SDK with more than a package needs serves it, too.
    #expect(sdk.isMade(of: before))
  }

  @Test("The compiler knows the frameworks that can be added")
  func offered() throws {
    try install()
    #expect(try text(inner + "/modules/frameworks.txt") == "MapKit\nStoreKit\nUIKit\n")
  }

  @Test(
    "Programs are linked with the libraries that they use, and with the one that works uncalled")
  func linking() throws {
    try fake.add("TactusSystem")
    try install()
    let toolset = try JSONSerialization.jsonObject(
      with: Data(contentsOf: URL(filePath: inner + "/toolset.json")))
    let linker = try #require((toolset as? [String: Any])?["linker"] as? [String: Any])
    let options = try #require(linker["extraCLIOptions"] as? [String])
    let always = try #require(options.firstIndex(of: "--no-as-needed"))
    #expect(options[(always + 1)...].prefix(3) == ["-lTactusSystem", "--as-needed", "-lUIKit"])
  }

  @Test("A module that was removed by hand is named, with the way to build it again")
  func removedModule() throws {
    try fake.add("MapKit")
    try FileManager.default.removeItem(atPath: fake.path("products/Modules/MapKit.swiftmodule"))
    let failure = #expect(throws: CommandFailure.self) { try fake.built() }
    #expect(failure?.location?.path.hasSuffix("MapKit.swiftmodule") == true)
    #expect(failure?.hint?.contains("Scripts/build-command MapKit") == true)
  }

  @Test("The SDK's files are JSON, and their paths exist")
  func files() throws {
    try install()
    for name in ["/info.json", "/tactus.json"] {
      _ = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: sdk.path + name)))
    }
    let toolset = try JSONSerialization.jsonObject(
      with: Data(contentsOf: URL(filePath: inner + "/toolset.json")))
    #expect((toolset as? [String: Any])?["swiftCompiler"] != nil)
    #expect(try text(sdk.path + "/info.json").contains(#""version": "1.2.3""#))
    let described = try JSONSerialization.jsonObject(
      with: Data(contentsOf: URL(filePath: inner + "/swift-sdk.json")))
    let places = try #require((described as? [String: Any])?["targetTriples"] as? [String: Any])
    let place = try #require(places.values.first as? [String: Any])
    // The standard library's modules are used as they are, because they are not in the SDK's root.
    #expect(place["swiftResourcesPath"] as? String == "toolchain/lib/swift")
    #expect(place["sdkRootPath"] as? String == "sysroot")
    let lists = try ["includeSearchPaths", "toolsetPaths"].map {
      try #require(place[$0] as? [String])
    }
    let single = ["sdkRootPath", "swiftResourcesPath"].compactMap { place[$0] as? String }
    for path in single + lists.flatMap(\.self) {
      #expect(FileManager.default.fileExists(atPath: "\(inner)/\(path)"), "\(path)")
    }
    #expect(lists[0].first == "modules")
  }

  @Test("C has what the headers of an iPhone show, also with a standard that has less")
  func headers() throws {
    let code = """
      #include <math.h>
      #include <stdlib.h>
      #include <string.h>
      uint16_t half(const char *text) { return (uint16_t)(strlen(strdup(text)) * M_PI / 2); }
      int wait_for(pid_t process) { int status; return waitpid(process, &status, WNOHANG); }

      """
    let real = try SwiftToolchain.inPath().compiler.dropLast("/swiftc".count) + "/clang"
    try fake.write("#!/bin/sh\nexec \(real) \"$@\"\n", to: "swift/usr/bin/clang", isProgram: true)
    try install()
    try fake.write(code, to: "half.c")
    let toolset = try JSONSerialization.jsonObject(
      with: Data(contentsOf: URL(filePath: inner + "/toolset.json")))
    let compiler = try #require((toolset as? [String: Any])?["cCompiler"] as? [String: Any])
    let options = try #require(compiler["extraCLIOptions"] as? [String])
    let strict = ["-std=c99", "-Wall", "-Werror", "-fsyntax-only", fake.path("half.c")]
    #expect(try run(options + ["-I", inner + "/headers"] + strict, "clang") == (0, ""))
    // The system's own headers do not have it.
    #expect(try run(strict, "clang").status == 1)
  }

  @Test("The SDK's compiler calls the toolchain's, also with spaces and quotes in paths")
  func compiler() throws {
    try install()
    #expect(try run(["-version", "a b"]) == (0, "compiled -version a b\n"))
  }

  @Test("The SDK's C compiler refuses Objective-C by one line, and calls the toolchain's for C")
  func objectiveC() throws {
    try fake.write(
      "#!/bin/sh\necho compiled \"$@\"\n", to: "swift/usr/bin/clang", isProgram: true)
    try install()
    #expect(
      try run(["-c", "a b.c", "-o", "x.m.o"], "clang") == (0, "compiled -c a b.c -o x.m.o\n"))
    for name in ["Panel.m", "Panel.mm"] {
      let refused = try run(["-x", "objective-c", "-c", name], "clang")
      #expect(refused.status == 1)
      #expect(refused.text.hasPrefix("\(name):1:1: error: Objective-C is not compiled"))
      #expect(refused.text.split(separator: "\n").count == 1)
    }
  }

  @Test("A client's module with the name of one of ours is reported if its build fails")
  func sameName() throws {
    try fake.writeCompiler("[ $2 = Mine ] || [ $3 = fine ] || exit 4")
    try install()
    #expect(try run(["-module-name", "Mine", "wrong"]) == (0, ""))
    #expect(try run(["-module-name", "UIKit", "fine"]) == (0, ""))
    let failed = try run(["-module-name", "UIKit", "wrong"])
    #expect(failed.status == 1 && failed.text.contains("has a module 'UIKit'"))
  }

  @Test("Concurrent installations leave one complete SDK, and nothing else")
  func again() async throws {
    let (frameworks, toolchain) = (try fake.built(), try fake.toolchain())
    let sdk = sdk
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { try sdk.install(frameworks, for: toolchain, version: "1") }
      }
      try await group.waitForAll()
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: sdk.folder) == ["tactus.artifactbundle"])
    #expect(sdk.isMade(of: frameworks))
    #expect(sdk.compilerVersion == FakeFrameworks.version)
    try fake.write("another library", to: "products/libUIKit.so")
    #expect(try !sdk.isMade(of: fake.built()))
    try install()
    #expect(try text(inner + "/lib/libUIKit.so") == "another library")
  }

  @Test("Other frameworks change the compiler's arguments, so that clients are rebuilt")
  func rebuild() throws {
    try install()
    let first = try text(inner + "/toolset.json")
    try install()
    #expect(try text(inner + "/toolset.json") == first)
    try fake.write("changed frameworks", to: "products/libUIKit.so")
    try install()
    #expect(try text(inner + "/toolset.json") != first)
  }

  @Test("What a killed installation has left is removed by the next one, unless it is in use")
  func abandoned() throws {
    try install()
    let folder = URL(filePath: fake.path("sdks"))
    let names = [".tactus-killed", ".tactus-4711", ".tactus-in-use", ".others"]
    for name in names {
      try FileManager.default.createDirectory(
        at: folder.appending(path: name + "/bin"), withIntermediateDirectories: true)
    }
    let descriptor = open(folder.appending(path: ".tactus-in-use").path, O_RDONLY | O_DIRECTORY)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    try install()
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(left.filter { $0.hasPrefix(".") }.sorted() == [".others", ".tactus-in-use"])
    #expect(sdk.isInstalled)
  }

  @Test("Uninstalling removes the SDK completely, but not the targets of its links")
  func uninstall() throws {
    #expect(try !sdk.uninstall())
    try install()
    #expect(try sdk.uninstall())
    #expect(try FileManager.default.contentsOfDirectory(atPath: sdk.folder).isEmpty)
    #expect(FileManager.default.fileExists(atPath: fake.path("swift/usr/lib/swift/linux")))
  }

  @Test("The rewriter is installed, and called before the compiler")
  func rewriter() throws {
    try fake.write(
      "#!/bin/sh\necho lowered \"$@\"\n", to: "products/tactus-rewrite", isProgram: true)
    try install()
    let compiler = fake.path("swift/usr/bin/swiftc")
    #expect(
      try run(["-c", "a.swift"]).text
        == "lowered swiftc --compiler \(compiler) -- -c a.swift\n")
  }

  @Test("The SDK's frontend leaves bodies out of module files, and calls the toolchain's")
  func frontend() throws {
    try fake.write(
      "#!/bin/sh\necho \"$@\"\n", to: "swift/usr/bin/swift-frontend", isProgram: true)
    try install()
    let begin = ["-frontend", "-emit-module"]
    let option = "-experimental-skip-non-inlinable-function-bodies-without-types"
    #expect(
      try run(begin + [option, "a b.swift", "-o", "M"], "tactus-frontend").text
        == "-frontend -emit-module -experimental-skip-all-function-bodies a b.swift -o M\n")
    #expect(
      try run(begin + ["a.swift"], "tactus-frontend").text == "-frontend -emit-module a.swift\n")
    #expect(
      try run(["-frontend", "-c", option], "tactus-frontend") == (0, "-frontend -c \(option)\n"))
  }

  @Test(
    "Each reader of documents is installed in the folder beside that of the library",
    arguments: ["tactus-reader", "tactus-text-reader"])
  func reader(_ name: String) throws {
    try fake.write("#!/bin/sh\n", to: "products/\(name)", isProgram: true)
    try install()
    let library = try #require(
      FileManager.default.enumerator(atPath: sdk.folder)?.compactMap { $0 as? String }
        .first { $0.hasSuffix("/lib/libUIKit.so") })
    let place = library.replacingOccurrences(
      of: "/lib/libUIKit.so", with: "/bin/\(name)")
    #expect(FileManager.default.isExecutableFile(atPath: "\(sdk.folder)/\(place)"))
  }

  @Test("Modules of another compiler are refused, with a hint")
  func otherCompiler() throws {
    try fake.write("Swift version 6.4", to: "products/Modules/UIKit.swiftmodule")
    let failure = #expect(throws: CommandFailure.self) { try install() }
    #expect(failure?.message.contains("another compiler") == true && failure?.hint != nil)
    #expect(!sdk.isInstalled)
  }

  @Test("A folder that cannot be created is named, and nothing is left behind")
  func noFolder() throws {
    try fake.write("a file", to: "sdks")
    let failure = #expect(throws: CommandFailure.self) { try install() }
    #expect(failure?.status == .cannotCreateOutput)
    #expect(failure?.location?.path.hasPrefix(fake.path("sdks")) == true)
  }

  @Test("Without the library there is nothing to install")
  func nothingBuilt() throws {
    try FileManager.default.removeItem(atPath: fake.path("products/libUIKit.so"))
    #expect(throws: CommandFailure.self) { try fake.built() }
  }

  /// Runs a program of the SDK, with the fake toolchain in `PATH`.
  private func run(
    _ arguments: [String], _ tool: String = "swiftc"
  ) throws -> (status: Int32, text: String) {
    try fake.run(inner + "/bin/" + tool, arguments)
  }
}
