import Foundation
import TestSupport
import Testing

/// A script that ends its own app and launches it anew.
@Suite struct ColdLaunchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let app = FinishedProcess.builtTactus.deletingLastPathComponent()
      .appending(path: "PressingApp")
    try FinishedProcess.copyProgram(app, to: folder.url.appending(path: "PressingApp"))
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>CFBundleIdentifier</key><string>com.example.Pressing</string>
      <key>CFBundleName</key><string>Scale</string>
      <key>CFBundleExecutable</key><string>PressingApp</string>
      </dict></plist>
      """, to: "Info.plist")
  }

  private func run(_ steps: String...) throws -> FinishedProcess {
    try folder.write(steps.joined(separator: "\n"), to: "steps.jsonl")
    return try FinishedProcess(
      FinishedProcess.builtTactus.path,
      [
        "run", "--model", "iphone-7", folder.path("PressingApp"), "--script", "steps.jsonl",
        "--out", "out",
      ],
      environment: ["XDG_CACHE_HOME": folder.path("cache")], in: folder.url)
  }

  @Test("AppSwitcher.S5. After the app of the run is quit, the run goes on, and its icon starts it")
  func launchedAgain() throws {
    let run = try run(
      #"{"touch": {"id": 1, "phase": "began", "at": [150, 120], "force": 3.3}}"#,
      #"{"wait": 0.1}"#, #"{"expect": {"label": "weight", "value": "3.30"}}"#,
      #"{"touch": {"id": 1, "phase": "ended"}}"#, #"{"quit": "Scale"}"#, #"{"wait": 1}"#,
      #"{"expect": {"label": "weight", "exists": false}}"#, #"{"home": true}"#,
      #"{"press": {"icon": "Scale"}}"#, #"{"wait": 1}"#,
      #"{"expect": {"label": "weight", "value": "0.00"}}"#, #"{"quit": "Scale"}"#)
    #expect(run.status == 0, "\(run.errorText)")
    let notes = folder.text("out/notes.jsonl").split(separator: "\n")
    #expect(notes.count { $0.contains("Pressing") && $0.contains("joined") } == 2)
  }

  @Test("A failure after the app of the run is quit is that of its step, not the app's end")
  func failure() throws {
    let run = try run(
      #"{"quit": "Scale"}"#, #"{"expect": {"label": "weight"}}"#)
    #expect(run.status == 1 && run.errorText.contains("steps.jsonl:2:1"))
    #expect(!run.errorText.contains("the app has ended"))
  }
}
