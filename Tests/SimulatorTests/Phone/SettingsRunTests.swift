import Foundation
import TestSupport
import Testing

/// `tactus run` of an app that opens its settings.
@Suite struct SettingsRunTests {
  @Test("Settings.SE9. A run shows the Settings app when the app opens its settings")
  func run() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = """
      {"expect": {"label": "Tare"}}
      {"text": "settings"}
      {"expect": {"label": "Sounds & Haptics"}}
      {"tap": {"label": "Battery"}}
      {"wait": 1}
      {"expect": {"label": "Low Power Mode"}}
      {"back": true}
      {"wait": 1}
      {"expect": {"label": "Tare"}}
      {"text": "settings"}
      {"wait": 1}
      {"expect": {"label": "Sounds & Haptics"}}

      """
    try script.write(
      to: folder.appending(path: "steps.jsonl"), atomically: true, encoding: .utf8)
    let tactus = FinishedProcess.builtTactus
    let app = tactus.deletingLastPathComponent().appending(path: "WeighingApp").path
    let run = try FinishedProcess(
      tactus.path, ["run", app, "--script", "steps.jsonl", "--out", "out"], in: folder)
    #expect(run.status == 0, "\(run.errorText)")
  }
}
