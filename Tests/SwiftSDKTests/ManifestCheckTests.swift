import Foundation
import TactusCommandKit
import TactusSwiftSDK
import Testing

@Suite struct ManifestCheckTests {
  private func package(_ text: String, _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "manifest-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try ("// swift-tools-version:6.0\nimport PackageDescription\n" + text)
      .write(to: folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
    try body(folder.path)
  }

  @Test("A manifest that does not end is one error that names it, and leaves no process")
  func endless() throws {
    try package("while true {}\nlet package = Package(name: \"Endless\")\n") { folder in
      let error = #expect(throws: CommandFailure.self) {
        // SwiftPM itself takes longer to start.
        try ManifestCheck.run(folder, limit: 0)
      }
      #expect(error?.status == .unreadableInput)
      #expect(error?.message.contains("has not ended") == true)
    }
  }

  @Test("A manifest that ends, one with errors and a folder without one are left to SwiftPM")
  func ending() throws {
    try package("let package = Package(name: \"Ending\")\n") { try ManifestCheck.run($0) }
    try package("let package = 1 +\n") { try ManifestCheck.run($0) }
    try ManifestCheck.run("/none")
  }
}
