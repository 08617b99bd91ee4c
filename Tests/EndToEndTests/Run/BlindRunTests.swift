import TestSupport
import Testing

/// The apps of `Examples`, used by flicks and double taps alone; each script has what is heard, in
/// the words that a person has read through.
@Suite struct BlindRunTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A run: the built program, the folder with the script, the script and the model.
  private static let runs = [
    ("Scale", "Scale", "blind", "iphone-7"), ("Scale", "Scale", "blind-de", "iphone-7"),
    ("Scale", "Scale", "blind-pl", "iphone-7"), ("Scale", "Scale", "blind-home", "iphone-7"),
    ("PhotosApp", "Photos", "blind", "iphone-7"), ("HapticsApp", "Haptics", "blind", "iphone-xs"),
    ("TouchCanvas", "TouchCanvas", "blind", "iphone-7"),
  ]

  @Test("An example app is found and used without looking, and heard as a person says it")
  func blind() throws {
    let tactus = FinishedProcess.builtTactus
    for (app, place, script, model) in Self.runs {
      let run = try FinishedProcess(
        tactus.path,
        [
          "run", tactus.deletingLastPathComponent().appending(path: app).path, "--script",
          SharedFolder.project.appending(path: "Examples/\(place)/\(script).jsonl").path,
          "--out", "\(place)-\(script)", "--model", model,
        ], in: folder.url)
      #expect(run.status == 0, "\(place)/\(script): \(run.errorText)")
    }
  }
}
