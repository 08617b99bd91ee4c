import Foundation
import TestSupport
import Testing

/// Tests a UIKit app in a process of its own, on a phone that a script presses.
@Suite struct AppRunTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let script = """
    {"wait": 0.5}
    {"tap": {"label": "Pad"}}
    {"wait": 0.5}
    {"press": {"label": "Pad", "for": 0.8}}
    {"wait": "idle"}
    {"snapshot": "after"}
    """

  private func run(_ out: String) throws -> FinishedProcess {
    let tactus = FinishedProcess.builtTactus
    let app = tactus.deletingLastPathComponent().appending(path: "PadApp").path
    try folder.write(Self.script, to: "steps.jsonl")
    return try FinishedProcess(
      tactus.path, ["run", app, "--script", "steps.jsonl", "--out", out], in: folder.url)
  }

  private func read(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path(name), encoding: .utf8)
  }

  @Test("A tap and a long press reach the app, its haptics play, and two runs give the same bytes")
  func runs() throws {
    let first = try run("one")
    #expect(first.status == 0, "\(first.errorText)")
    let output = try read("one/output.txt").split(separator: "\n").map(String.init)
    #expect(output.first == "launched on 375 × 812")
    #expect(output.filter { $0.hasPrefix("tapped at 137.5, 306.0") }.count == 1)
    #expect(output.filter { $0.hasPrefix("press began") }.count == 1)
    #expect(output.last == "ends")
    #expect(try read("one/haptics.jsonl").contains(#""style": "heavy""#))
    #expect(try read("one/after.json").contains(#""label": "Pad""#))
    #expect(try run("two").status == 0)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path("one")).sorted()
    #expect(files.count >= 4)
    for file in files {
      let bytes = try ["one", "two"].map {
        try Data(contentsOf: folder.url.appending(path: "\($0)/\(file)"))
      }
      #expect(bytes[0] == bytes[1], "\(file)")
    }
  }

  @Test("Every way of waiting takes exactly its time on the phone's clock, in every run")
  func waits() throws {
    let tactus = FinishedProcess.builtTactus
    let app = tactus.deletingLastPathComponent().appending(path: "WaitingApp").path
    try folder.write("{\"wait\": 3700}\n", to: "steps.jsonl")
    for out in ["one", "two"] {
      let run = try FinishedProcess(
        tactus.path, ["run", app, "--script", "steps.jsonl", "--out", out], in: folder.url)
      #expect(run.status == 0, "\(run.errorText)")
    }
    let output = try read("one/output.txt").split(separator: "\n").map(String.init)
    #expect(
      output == [
        "300000000 dispatched", "325000000 dispatched again", "400000000 tick 1 egg",
        "700000000 slept", "800000000 tick 2 egg", "1000000000 woken: CancellationError()",
        "1200000000 tick 3 egg", "1400000000 slept", "2000000000 performed", "2100000000 slept",
        "3100000000 slept long", "13100000000 slept until", "23100000000 slept by a clock",
        "33100000000 a clock slept", "43100000000 a clock slept until",
        "100000000000 a timer's block", "3600000000000 an hour",
      ])
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path("one")) {
      #expect(try read("one/\(file)") == read("two/\(file)"))
    }
  }
}
