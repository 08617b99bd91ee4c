import TactusFiles
import TactusLowering
import Testing

/// Tests the settings that a manifest gives a target for an iPhone only.
@Suite struct PhoneConditionTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    for module in ["UIKit", "TactusSelectors", "TactusFoundation"] {
      _ = try folder.write("", "sdk/\(module).swiftmodule")
    }
  }

  private func build(
    _ target: String, constants: String = "", file: String = "Package.swift",
    source: String = "import UIKit\n", defines: [String] = ["DEBUG"]
  ) throws -> LoweredBuild {
    _ = try folder.write(
      "import PackageDescription\n\(constants)\nlet package = Package(name: \"Pan\", targets: [\n"
        + "  .target(name: \"Lid\"), .target(name: \"Pan-Core\", \(target))])\n", file)
    let path = try folder.write(source, "Sources/Pan-Core/A.swift")
    let call = CompilerCall(
      ["-module-name", "Pan_Core", "-I", folder.path + "/sdk", "-o", folder.path + "/out/a"]
        + defines.flatMap { ["-D", $0] } + [path])
    return LoweredBuild(call, program: "1")
  }

  private func arguments(_ build: LoweredBuild) -> [String] {
    var words = build.arguments[...]
    while let word = words.first, word == "-D", words.dropFirst().first?.hasPrefix("TACTUS") == true
    {
      words = words.dropFirst(2)
    }
    if words.first == "-vfsoverlay" { words = words.dropFirst(2) }
    return Array(words)
  }

  @Test(
    "A setting for iOS reaches the compiler, one for other platforms or configurations does not",
    arguments: [
      (#"swiftSettings: [.define("P", .when(platforms: [.iOS]))]"#, "-D P"),
      (
        #"swiftSettings: [.define("P", .when(platforms: [.macOS, .iOS], configuration: .debug))]"#,
        "-D P"
      ),
      (#"swiftSettings: [.define("P", .when(platforms: [.iOS], configuration: .release))]"#, ""),
      (#"swiftSettings: [.define("P", .when(platforms: [.macOS]))]"#, ""),
      // SwiftPM itself gives these to the compiler.
      (#"swiftSettings: [.define("P", .when(platforms: [.iOS, .linux])), .define("Q")]"#, ""),
      (
        #"swiftSettings: [.enableUpcomingFeature("ExistentialAny", .when(platforms: [.iOS]))]"#,
        "-enable-upcoming-feature ExistentialAny"
      ),
      (#"swiftSettings: [.unsafeFlags(["-a", "-b"], .when(platforms: [.iOS]))]"#, "-a -b"),
      (#"swiftSettings: all + [.define("Q", onPhone)]"#, "-D P -D Q"),
      (
        #"linkerSettings: [.linkedLibrary("sqlite3.0", .when(platforms: [.iOS]))]"#,
        "-Xfrontend -autolink-library -Xfrontend sqlite3"
      ),
      (#"linkerSettings: [.linkedFramework("UIKit", .when(platforms: [.iOS]))]"#, ""),
      (#"cSettings: [.define("C", to: "2", .when(platforms: [.iOS]))]"#, "-Xcc -DC=2"),
    ])
  func settings(target: String, expected: String) throws {
    let build = try build(
      target,
      constants: "let onPhone = BuildSettingCondition.when(platforms: [.iOS])\n"
        + #"let all: [SwiftSetting] = [.define("P", .when(platforms: [.iOS]))]"#)
    #expect(arguments(build).joined(separator: " ") == expected)
    #expect(build.warnings.isEmpty)
  }

  @Test("A name that only Linux' condition defines is removed, and conditions of sources follow")
  func defines() throws {
    let build = try build(
      #"swiftSettings: [.define("ON_PHONE", .when(platforms: [.iOS])), .define("ON_LINUX", .when(platforms: [.linux]))]"#,
      source: "import UIKit\n#if ON_PHONE && !ON_LINUX\nclass A: NSObject { @objc func a() {} }\n"
        + "#else\nclass A: NSObject { @objc func b() {} }\n#endif\n",
      defines: ["DEBUG", "ON_LINUX"])
    #expect(build.removedDefines == ["ON_LINUX"])
    #expect(
      AcceptedArguments(["-D", "ON_LINUX", "-DON_LINUX", "-D", "DEBUG"], without: ["ON_LINUX"])
        .words
        == ["-D", "DEBUG"])
    let overlay = build.arguments.dropLast(2).last.flatMap(Files.text) ?? ""
    let path = overlay.firstMatch(of: #/"external-contents": "(.*?)"/#).map { String($0.1) }
    let text = path.flatMap(Files.text) ?? ""
    // Only the active branch is lowered.
    #expect(text.contains("@objc func b") && !text.contains("@objc func a"), "\(text)")
  }

  @Test(
    "A dependency for iOS, which SwiftPM leaves out, is one warning at its place in the manifest")
  func dependencies() throws {
    let build = try build(
      #"dependencies: [.target(name: "Lid", condition: .when(platforms: [.iOS])), .product(name: "A", package: "a", condition: .when(platforms: [.iOS, .linux])), .product(name: "B", package: "b", condition: .when(platforms: [.macOS]))]"#
    )
    #expect(
      build.warnings.map { $0.text(.warning) } == [
        "\(folder.path)/Package.swift:4:66: warning: the dependency on 'Lid' for iOS has no effect "
          + "here, because SwiftPM builds for Linux; name .linux in its condition, too"
      ])
    #expect(build.diagnostics.isEmpty)
  }

  @Test("The manifest for the latest version of the tools counts")
  func versions() throws {
    func setting(_ name: String) -> String {
      "swiftSettings: [.define(\"\(name)\", .when(platforms: [.iOS]))]"
    }
    _ = try build(setting("A"))
    _ = try build(setting("B"), file: "Package@swift-5.swift")
    _ = try build(setting("D"), file: "Package@swift-99.swift")
    let build = try build(setting("C"), file: "Package@swift-5.9.swift")
    #expect(arguments(build) == ["-D", "C"])
  }

  @Test("A module that is compiled as on Linux keeps Linux' settings")
  func plain() throws {
    let build = try build(
      #"swiftSettings: [.define("P", .when(platforms: [.iOS]))]"#,
      source: "#if os(Linux)\nlet a = 1\n#endif\n")
    #expect(arguments(build).isEmpty)
  }
}
