import Foundation
import TestSupport
import Testing

/// Tests the commands with the example that is an Xcode project.
@Suite(.enabled(if: BuiltProducts.hasFrameworks && BuiltProducts.hasRewriter))
struct ProjectCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let project = "Examples/KitchenTimer"

  private func tactus(_ arguments: String...) throws -> FinishedProcess {
    try FinishedProcess(
      FinishedProcess.builtTactus.path, arguments,
      environment: ["XDG_CACHE_HOME": folder.path("cache")], in: folder.url)
  }

  private func snapshot() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path(Self.project)).sorted()
  }

  @Test("A project's app runs, and its unit and UI tests pass; nothing is written into the project")
  func example() throws {
    try folder.copy(Self.project)
    let before = try snapshot()
    let tested = try tactus("test", Self.project)
    #expect(tested.status == 0, "\(tested.text)\(tested.errorText)")
    #expect(tested.text.contains("Test run with 2 tests in 1 suite passed"), "\(tested.text)")
    #expect(tested.text.contains("Executed 1 test, with 0 failures"), "\(tested.text)")
    // The app of the UI tests has the project's property list.
    #expect(tested.text.contains("example.kitchentimer, Kitchen\n"), "\(tested.text)")
    #expect(
      tested.errorText.contains(
        "note: KitchenTimer: scheme KitchenTimer; configuration Debug; targets TimerCore, "
          + "KitchenTimer, KitchenTimerTests, KitchenTimerUITests; 6 sources; 3 resources"),
      "\(tested.errorText)")

    let app = Self.project + "/KitchenTimer.xcodeproj"
    let run = try tactus("run", app, "--script", Self.project + "/time.jsonl", "--out", "out")
    #expect(run.status == 0, "\(run.errorText)")
    #expect(
      folder.text("out/output.txt").contains("example.kitchentimer, Kitchen\n"),
      "\(folder.text("out/output.txt"))")
    #expect(folder.text("out/longer.json").contains("6:00"))

    // An error names the project's own file.
    let file = Self.project + "/KitchenTimer/Preset.swift"
    try folder.write(
      folder.text(file).replacing("let minutes: Int", with: "let minutes: Nt"), to: file)
    let broken = try tactus("run", app, "--script", Self.project + "/time.jsonl", "--out", "out")
    #expect(broken.status != 0)
    #expect(
      broken.errorText.contains("\(folder.path(file)):6:16: error:"), "\(broken.errorText)")
    #expect(try snapshot() == before)
  }

  @Test("What is damaged or missing in a project is one error with its place")
  func refused() throws {
    try folder.copy(Self.project)
    let file = Self.project + "/KitchenTimer.xcodeproj/project.pbxproj"
    try folder.write(String(folder.text(file).prefix(2000)), to: file)
    let cut = try tactus("doctor", Self.project)
    #expect(cut.status != 0)
    #expect(
      cut.errorText.contains(#/project\.pbxproj:\d+:\d+: error: expected .*, found the end/#),
      "\(cut.errorText)")
    let scheme = try tactus("run", Self.project, "--scheme", "Other", "--script", "none")
    #expect(scheme.status != 0)
  }
}
