import Foundation
import TactusLowering
import Testing

/// Tests which files of a package the doctor reads.
@Suite struct PackageManifestTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    for path in [
      "Sources/Pan/A.swift", "Sources/Pan/Old/B.swift", "Sources/Pan/Panel.xib",
      "Sources/Pan/Pan.storyboard",
      "Source/Pot/C.swift", "Kit/D.swift", "Kit/Extra/E.swift", "Tests/PanTests/F.swift",
      "Examples/App/G.swift", "Examples/App/Main.storyboard", "Plugins/Lint/H.swift", "I.swift",
    ] {
      _ = try scratch.write("", path)
    }
  }

  private func paths(_ targets: String) -> [String] {
    PackageManifest("// swift-tools-version: 6.0\nlet package = Package(targets: [\(targets)])\n")
      .sources(in: scratch.path).map { String($0.dropFirst(scratch.path.count + 1)) }
  }

  @Test("The files of the targets count, not those of examples, plug-ins and excluded folders")
  func targets() {
    #expect(
      paths(
        """
        .target(name: "Pan", dependencies: [.target(name: "Pot")], exclude: ["Old/"]),
        .executableTarget(name: "Pot"), .testTarget(name: "PanTests", dependencies: ["Pan"]),
        .plugin(name: "Lint", capability: .buildTool()),
        """) == ["Sources/Pan/A.swift", "Source/Pot/C.swift", "Tests/PanTests/F.swift"])
    #expect(
      paths(#".target(name: "Kit", path: "Kit", sources: ["Extra"])"#) == ["Kit/Extra/E.swift"])
    #expect(paths(#"Target.target(name: "All", path: ".", sources: ["I.swift"])"#) == ["I.swift"])
    #expect(paths(#".target(name: "Missing")"#) == [])
  }

  @Test("If the manifest computes its targets, the standard folders count")
  func computed() {
    let standard = ["Sources/Pan/A.swift", "Sources/Pan/Old/B.swift", "Tests/PanTests/F.swift"]
    #expect(paths(".target(name: name)") == standard)
    #expect(paths("") == standard)
    #expect(PackageManifest("half a manifest(").sources(in: scratch.path).count == 3)
  }

  @Test("Objective-C sources of the targets are found, C sources are none")
  func objectiveC() throws {
    for name in ["Pan/Old/O.m", "Pan/P.mm", "Pan/include/P.h", "Pan/C.c", "Other/Q.m"] {
      _ = try scratch.write("", "Sources/" + name)
    }
    let manifest = PackageManifest(
      #"let p = Package(targets: [.target(name: "Pan", exclude: ["Old"])])"#)
    #expect(manifest.objectiveCSources(in: scratch.path) == [scratch.path + "/Sources/Pan/P.mm"])
  }

  @Test("The manifest for the latest version of the tools counts, as for SwiftPM")
  func path() throws {
    #expect(PackageManifest.path(in: scratch.path) == nil)
    _ = try scratch.write("", "Package.swift")
    #expect(PackageManifest.path(in: scratch.path) == scratch.path + "/Package.swift")
    for name in ["5.9", "6.0", "99"] { _ = try scratch.write("", "Package@swift-\(name).swift") }
    let latest = scratch.path + "/Package@swift-6.0.swift"
    #expect(PackageManifest.path(in: scratch.path) == latest)
    #expect(PackageManifest.path(around: [scratch.path + "/Sources/Pan/A.swift"]) == latest)
  }
}
