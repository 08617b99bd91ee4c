import Foundation
import TestSupport
import Testing

/// The runs of an app with the phone's language, region and time zone, on machines with others.
@Suite struct RegionRunTests {
  private let folder: TemporaryFolder
  private static let app = FinishedProcess.builtTactus.deletingLastPathComponent()
    .appending(path: "RegionApp").path
  private static let machines = [
    ["TZ": "", "LANG": "", "LC_ALL": "", "LANGUAGE": "", "TZFILE": ""],
    ["TZ": "Asia/Tokyo", "LANG": "ja_JP.UTF-8", "LC_ALL": "ja_JP.UTF-8", "LANGUAGE": "ja"],
    [
      "TZ": "EST5EDT", "TZFILE": "/usr/share/zoneinfo/Asia/Kolkata", "LC_ALL": "C",
      "FC_LANG": "ko",
    ],
  ]

  init() throws { folder = try TemporaryFolder() }

  /// Runs the app on all machines, and returns the text that it shows.
  private func shown(_ options: [String] = [], script: String = "") throws -> String {
    try folder.write(
      script + #"{"wait": 0.5}\#n{"snapshot": "shown"}\#n"#, to: "steps.jsonl")
    var results: [(tree: String, picture: Data)] = []
    for (index, machine) in Self.machines.enumerated() {
      let run = try FinishedProcess(
        FinishedProcess.builtTactus.path,
        ["run", Self.app, "--script", "steps.jsonl", "--out", "out\(index)"] + options,
        environment: ["XDG_CACHE_HOME": folder.path("cache")].merging(machine) { $1 },
        in: folder.url)
      #expect(run.status == 0, "\(run.errorText)")
      results.append(
        (
          folder.text("out\(index)/shown.json"),
          try Data(contentsOf: folder.url.appending(path: "out\(index)/shown.png"))
        ))
    }
    #expect(results.allSatisfy { $0 == results[0] })
    return results[0].tree
  }

  // Region.LR1, Region.LR4, Region.LR8.
  @Test("Pictures are the same on machines with other languages and time zones")
  func standard() throws {
    let tree = try shown()
    #expect(tree.contains(#"en_US GMT\nen_US\nen-US\nGMT\nMonday, January 1, 2001"#), "\(tree)")
  }

  // Region.LR4.
  @Test("The options choose language, region and time zone before the app is loaded")
  func options() throws {
    let tree = try shown(["--language", "de", "--region", "DE", "--time-zone", "Asia/Kolkata"])
    #expect(
      tree.contains(
        #"de_DE Asia/Kolkata\nde_DE\nde-DE\nAsia/Kolkata\nMontag, 1. Januar 2001"#), "\(tree)")
    #expect(tree.contains("1.234,50"), "\(tree)")
  }

  // Region.LR4.
  @Test("A restarted app has the settings that the script made before")
  func restart() throws {
    let tree = try shown(
      script: #"{"set": {"Language": "ja", "Region": "JP"}}\#n{"restart": {}}\#n"#)
    #expect(tree.contains(#"ja_JP GMT\nja_JP\nja-JP\nGMT\n2001年1月1日"#), "\(tree)")
  }

  @Test(
    "Other words are refused, with the nearest one",
    arguments: [
      (["--language", "german"], "--language expects a language such as de"),
      (["--region", "de"], "--region expects a region such as DE"),
      (["--time-zone", "Europe/Berln"], "did you mean Europe/Berlin?"),
    ])
  func refused(options: [String], message: String) throws {
    let run = try FinishedProcess(
      FinishedProcess.builtTactus.path, ["run", Self.app] + options, in: folder.url)
    #expect(run.status == 64 && run.errorText.contains(message), "\(run.errorText)")
  }
}
