import TestSupport
import Testing

/// The apps of `Examples`, used by flicks and double taps alone; each script has what is heard.
@Suite struct BlindRunTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    "Every function of an app is found and used without looking, and is heard as a person says it",
    arguments: [
      ("Scale", "Scale", "blind"), ("Scale", "Scale", "blind-de"), ("Scale", "Scale", "blind-pl"),
      ("Scale", "Scale", "blind-home"), ("Mail", "Mail", "blind"),
      ("PhotosApp", "Photos", "blind"), ("HapticsApp", "Haptics", "blind"),
      ("TouchCanvas", "TouchCanvas", "blind"),
    ])
  func blind(app: String, folderName: String, script: String) throws {
    let tactus = FinishedProcess.builtTactus
    let run = try FinishedProcess(
      tactus.path,
      [
        "run", tactus.deletingLastPathComponent().appending(path: app).path, "--script",
        SharedFolder.project.appending(path: "Examples/\(folderName)/\(script).jsonl").path,
        "--out", "out", "--model", "iphone-7",
      ], in: folder.url)
    #expect(run.status == 0, "\(run.errorText)")
  }
}
