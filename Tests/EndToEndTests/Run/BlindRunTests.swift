import Foundation
import TestSupport
import Testing

/// The apps of `Examples`, used by flicks and double taps alone; each script has what is heard, in
/// the words that a person has read through.
@Suite struct BlindRunTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A run of an example.
  private struct Run {
    /// The built program.
    var app: String
    /// The folder of `Examples`, if its name is not the program's.
    var example: String?
    /// The script beside the sources.
    var script = "blind"
    var options: [String] = []
  }

  private static let runs = [
    Run(app: "Scale"), Run(app: "Scale", script: "blind-de", options: ["--language", "de"]),
    Run(app: "Scale", script: "blind-pl", options: ["--language", "pl"]),
    Run(app: "Scale", script: "blind-home"), Run(app: "PhotosApp", example: "Photos"),
    Run(app: "HapticsApp", example: "Haptics", options: ["--model", "iphone-xs"]),
    Run(app: "TouchCanvas"), Run(app: "Mail"), Run(app: "HealthRun"),
  ]

  /// Puts a built program into a folder with the property list and the languages of its example, as
  /// a build of the folder does, and returns its path.
  private func assemble(_ app: String, _ example: URL) throws -> String {
    let bundle = folder.url.appending(path: "apps/\(app)")
    let files = FileManager.default
    let program = bundle.appending(path: app)
    guard !files.fileExists(atPath: program.path) else { return program.path }
    try files.createDirectory(at: bundle, withIntermediateDirectories: true)
    try FinishedProcess.copyProgram(
      FinishedProcess.builtTactus.deletingLastPathComponent().appending(path: app), to: program)
    for name in try files.contentsOfDirectory(atPath: example.path)
    where name == "Info.plist" || name.hasSuffix(".lproj") {
      try files.createSymbolicLink(
        at: bundle.appending(path: name), withDestinationURL: example.appending(path: name))
    }
    return program.path
  }

  @Test("An example app is found and used without looking, and heard as a person says it")
  func blind() throws {
    for run in Self.runs {
      let name = run.example ?? run.app
      let example = SharedFolder.project.appending(path: "Examples/\(name)")
      let finished = try FinishedProcess(
        FinishedProcess.builtTactus.path,
        [
          "run", try assemble(run.app, example), "--script",
          example.appending(path: "\(run.script).jsonl").path, "--out", "\(name)-\(run.script)",
        ] + run.options, in: folder.url)
      #expect(finished.status == 0, "\(name)/\(run.script): \(finished.errorText)")
    }
  }
}
