import Foundation
import TestSupport
import Testing

/// Tests `Scripts/check-imports` on small packages with mistakes.
@Suite struct ImportCheckTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Kitchen",
        targets: [
          .target(name: "HapticPatterns", path: "Sources/Haptics/HapticPatterns"),
          .target(name: "Timer", path: "Sources/Haptics/Timer"),
          .target(name: "Bell", dependencies: ["HapticPatterns"], path: "Sources/Drivers/Bell"),
          .executableTarget(
            name: "tactus", dependencies: ["HapticPatterns"], path: "Sources/Tools/tactus"),
          .testTarget(name: "TimerTests", dependencies: ["Timer"], path: "Tests/TimerTests"),
        ])
      """, to: "Package.swift")
    try folder.write("public struct Pattern {}", to: "Sources/Haptics/HapticPatterns/Pattern.swift")
    try folder.write("import Foundation", to: "Sources/Haptics/Timer/Timer.swift")
    try folder.write("import HapticPatterns", to: "Sources/Drivers/Bell/Bell.swift")
    try folder.write("import HapticPatterns", to: "Sources/Tools/tactus/Tactus.swift")
    try folder.write("import Testing\nimport Timer", to: "Tests/TimerTests/TimerTests.swift")
  }

  private func check() throws -> FinishedProcess {
    let script = SharedFolder.project.appending(path: "Scripts/check-imports").path
    return try FinishedProcess(script, [folder.url.path])
  }

  @Test("A package without stray imports passes, and the imports are counted")
  func clean() throws {
    let run = try check()
    #expect(run.status == 0, "\(run.errorText)")
    #expect(run.text == "check-imports: 5 targets, 5 imports, 0 errors\n")
  }

  @Test(
    "A stray import is found in every spelling",
    arguments: [
      ("import HapticPatterns", "1:8"), ("  @testable import HapticPatterns", "1:20"),
      ("internal import struct HapticPatterns.Pattern", "1:24"),
      ("@_spi(Bell) import HapticPatterns", "1:20"),
      ("import Foundation; import HapticPatterns", "1:27"),
      ("let a = \"\"\"\nimport Bell\n\"\"\"\nimport HapticPatterns", "4:8"),
    ])
  func stray(source: String, place: String) throws {
    try folder.write(source, to: "Sources/Haptics/Timer/Stray.swift")
    let run = try check()
    #expect(run.status == 1)
    let message = "error: Timer imports HapticPatterns, which Package.swift does not give it"
    #expect(
      run.text.hasPrefix("Sources/Haptics/Timer/Stray.swift:\(place): \(message)\n"), "\(run.text)")
    #expect(run.text.hasSuffix(" 1 errors\n"))
  }

  @Test("Tests may import the dependencies of their module, and no other module")
  func tests() throws {
    try folder.write("import Bell", to: "Tests/TimerTests/Stray.swift")
    #expect(try check().text.contains("TimerTests imports Bell, which Package.swift does not give"))
    let manifest = folder.text("Package.swift").replacingOccurrences(
      of: "[\"Timer\"]", with: "[\"Timer\", \"Bell\"]")
    try folder.write(manifest, to: "Package.swift")
    try folder.write("import HapticPatterns", to: "Tests/TimerTests/Stray.swift")
    #expect(try check().status == 0)
  }

  @Test("An unknown module is found")
  func unknown() throws {
    try folder.write("import Teapot", to: "Sources/Haptics/Timer/Stray.swift")
    #expect(try check().text.contains("Timer imports Teapot, which is not in the table"))
  }

  @Test("Foundation is found in the modules of the command, and nowhere else")
  func foundation() throws {
    try folder.write(
      "import FoundationEssentials", to: "Sources/Haptics/HapticPatterns/Stray.swift")
    #expect(try check().text.contains("HapticPatterns must not import Foundation"))
  }

  @Test("A dependency on a higher layer is found, in the manifest and in the source")
  func climbing() throws {
    let manifest = folder.text("Package.swift").replacingOccurrences(
      of: "name: \"Timer\", path", with: "name: \"Timer\", dependencies: [\"Bell\"], path")
    try folder.write(manifest, to: "Package.swift")
    try folder.write("import Bell", to: "Sources/Haptics/Timer/Stray.swift")
    let run = try check()
    let message = "error: Timer (Haptics) uses Bell (Drivers), a floor that it may not use"
    #expect(run.text.contains("Package.swift:1:1: \(message)"))
    #expect(run.text.contains("Sources/Haptics/Timer/Stray.swift:1:8: \(message)"))
  }
}
