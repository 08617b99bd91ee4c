import Foundation
import TestSupport
import Testing

@Suite struct FeedbackCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func tactus(_ arguments: String..., environment: [String: String] = [:]) throws
    -> FinishedProcess
  {
    let none = ["PULSE_SERVER": "unix:\(folder.path("none"))", "TACTUS_ACTUATORS": ""]
    return try FinishedProcess(
      FinishedProcess.builtTactus.path, arguments,
      environment: none.merging(environment) { $1 }, in: folder.url)
  }

  @Test(
    "Each feedback is played, and its log entry is printed",
    arguments: [
      ("success", "notification", 1.06), ("warning", "notification", 0.98),
      ("error", "notification", 1.09), ("selection", "selection", 0.41),
      ("impact", "impact", 0.89),
    ])
  func plays(word: String, generator: String, peak: Double) throws {
    let run = try tactus("feedback", word, "--to", "null", "--json")
    #expect(run.status == 0)
    #expect(run.errorText.isEmpty)
    let list = try JSONSerialization.jsonObject(with: run.output) as? [[String: Any]]
    let entry = try #require(list?.first)
    #expect(entry["generator"] as? String == generator)
    #expect(entry["decision"] as? String == "played")
    #expect(abs(try #require(entry["peak"] as? Double) - peak) < 0.006)
    let felt = try #require(entry["felt"] as? Double) - #require(entry["asked"] as? Double)
    #expect(abs(felt - 0.035) < 1e-6)
  }

  @Test(
    "Several feedbacks are played one after the other, with a pause between",
    arguments: [true, false])
  func several(waits: Bool) throws {
    let words = ["selection", "success", "impact"]
    let run = try FinishedProcess(
      FinishedProcess.builtTactus.path,
      ["feedback"] + words + ["--to", "null", "--json"] + (waits ? ["--wait"] : []),
      in: folder.url)
    #expect(run.status == 0, "\(run.errorText)")
    let list = try JSONSerialization.jsonObject(with: run.output) as? [[String: Any]]
    let entries = try #require(list)
    #expect(
      entries.map { $0["generator"] as? String } == ["selection", "notification", "impact"])
    #expect(entries.allSatisfy { $0["decision"] as? String == "played" })
    let asked = entries.compactMap { $0["asked"] as? Double }
    let pauses = zip(asked.dropFirst(), asked).map { $0 - $1 }
    // The pause, after 35 ms of warming and 110 ms of a success.
    try #require(pauses.count == 2)
    #expect(pauses[0] >= 0.3 + 0.035 && pauses[1] >= 0.3 + 0.035 + 0.11)
    #expect((pauses.max() ?? 9) < 3)
  }

  @Test("A misspelled feedback is reported before any is played")
  func misspelled() throws {
    let run = try tactus("feedback", "success", "sucess", "--to", "record:a.wav")
    #expect(run.status == 64)
    #expect(run.errorText.contains("'sucess'") && run.errorText.contains("success"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("a.wav")))
  }

  @Test("A style is refused where nothing has one")
  func style() throws {
    let refused = try tactus("feedback", "success", "--style", "rigid", "--to", "null")
    #expect(refused.status == 64)
    #expect(refused.errorText.contains("--style is for impact only"))
    let mixed = try tactus("feedback", "success", "impact", "--style", "rigid", "--to", "null")
    #expect(mixed.status == 0)
  }

  @Test("A missing sound service is reported with the server's address and status 3")
  func noService() throws {
    let run = try tactus("feedback", "success")
    #expect(run.status == 3)
    #expect(run.errorText.contains("no service answers for 'sound'"))
  }

  @Test("The variable selects devices; an unknown device is reported with status 3")
  func variable() throws {
    let played = try tactus("feedback", "success", environment: ["TACTUS_ACTUATORS": "null"])
    #expect(played.status == 0)
    let unknown = try tactus(
      "feedback", "success", environment: ["TACTUS_ACTUATORS": "null,piezo"])
    #expect(unknown.status == 3)
    #expect(unknown.errorText.contains("there is no output device 'piezo'"))
  }

  @Test("Several devices play at once, and a recorder writes its file")
  func record() throws {
    let run = try tactus("feedback", "impact", "--to", "null", "--to", "record:impact.wav")
    #expect(run.status == 0, "\(run.errorText)")
    let file = try Data(contentsOf: folder.url.appending(path: "impact.wav"))
    #expect(file.count > 10_000)
  }

  @Test("A session of several runs is one log, one pattern and one sound")
  func session() throws {
    for word in ["success", "error"] {
      let run = try tactus(
        "feedback", word, "--to", "null", environment: ["TACTUS_HAPTIC_LOG": "log.jsonl"])
      #expect(run.status == 0)
    }
    let shown = try tactus("log", "log.jsonl")
    #expect(shown.text.split(separator: "\n").count == 2)
    #expect(shown.text.contains("notification success 1"))
    #expect(try tactus("log", "log.jsonl", "-o", "session.ahap").status == 0)
    let pattern = try String(
      contentsOf: folder.url.appending(path: "session.ahap"), encoding: .utf8)
    #expect(pattern.components(separatedBy: "HapticTransient").count == 1 + 2 + 4)
    #expect(try tactus("check", "session.ahap").status == 0)
    #expect(try tactus("log", "log.jsonl", "-o", "session.wav").status == 0)
    #expect(try tactus("log", "log.jsonl", "-o", "session.txt").status == 64)
  }

  @Test("--suppressed selects suppressed feedback, with status 1 if there is any")
  func suppressed() throws {
    let log = SharedFolder.project.appending(path: "Examples/Logs/timer.jsonl").path
    let run = try tactus("log", log, "--suppressed")
    #expect(run.status == 1)
    #expect(run.text.contains("not played: System Haptics is off"))
    #expect(run.text.split(separator: "\n").count == 1)
  }

  @Test("A file that is no log is refused with its line and status 2")
  func noLog() throws {
    try Data("{}\n".utf8).write(to: folder.url.appending(path: "bad.jsonl"))
    let run = try tactus("log", "bad.jsonl")
    #expect(run.status == 2)
    #expect(run.errorText.hasPrefix("bad.jsonl:1:1: error: expected “asked” in seconds"))
    #expect(try tactus("log", "none.jsonl").status == 2)
  }

  /// A log as `tactus run` writes it: an audio player's volume, a pattern's parameter and curve,
  /// and a tap that was not played.
  private static let parameters = """
    {"parameter": "AudioVolumeControl", "asked": 1.500000000, "begins": 1.500000000, \
    "value": 0.25, "app": "Timer"}
    {"asked": 2.000000000, "felt": null, "generator": "selection", "style": null, \
    "intensity": 1.0, "engine": "idle", "decision": "suppressed", \
    "reason": "system-haptics-off", "peak": 0.0, "app": "Timer"}
    {"parameter": "HapticIntensityControl", "asked": 2.000000000, "begins": 2.125000000, \
    "curve": [[0.0, 1.0], [0.5, 0.2]], "app": "Timer"}

    """

  @Test("A log with changes of dynamic parameters and curves is shown, as text and as JSON")
  func parameters() throws {
    try Data(Self.parameters.utf8).write(to: folder.url.appending(path: "log.jsonl"))
    let shown = try tactus("log", "log.jsonl")
    #expect(shown.status == 0, "\(shown.errorText)")
    #expect(
      shown.text == """
            0.000 s  Timer  AudioVolumeControl 0.25  applies after 0 ms
            0.500 s  Timer  selection 1               idle      not played: System Haptics is off
            0.500 s  Timer  HapticIntensityControl 1 at +0 s, 0.2 at +0.5 s  applies after 125 ms

        """)
    let json = try tactus("log", "log.jsonl", "--json")
    let list = try JSONSerialization.jsonObject(with: json.output) as? [[String: Any]]
    let entries = try #require(list)
    try #require(entries.count == 3)
    #expect(entries[0]["parameter"] as? String == "AudioVolumeControl")
    #expect(entries[0]["value"] as? Double == 0.25 && entries[0]["asked"] as? Double == 1.5)
    let points = try #require(entries[2]["curve"] as? [[Double]])
    #expect(points.map(\.first) == [0, 0.5] && entries[2]["begins"] as? Double == 2.125)
    let suppressed = try tactus("log", "log.jsonl", "--suppressed")
    #expect(suppressed.status == 1 && suppressed.text.split(separator: "\n").count == 1)
    let session = try tactus("log", "log.jsonl", "-o", "session.ahap")
    #expect(session.status == 0)
    #expect(session.errorText.contains("2 changes of dynamic parameters are left out"))
  }

  @Test(
    "A change of a parameter that cannot be read is reported with its line and what is expected",
    arguments: [
      #"{"parameter": "Loudness", "asked": 1, "begins": 1, "value": 1, "app": "a"}"#,
      #"{"parameter": "AudioPanControl", "asked": 1, "value": 1, "app": "a"}"#,
      #"{"parameter": "AudioPanControl", "asked": 1, "begins": 1, "app": "a"}"#,
      #"{"parameter": "AudioPanControl", "asked": 1, "begins": 1, "curve": [[1]], "app": "a"}"#,
    ])
  func wrongParameter(line: String) throws {
    try Data((Self.parameters + line).utf8).write(to: folder.url.appending(path: "log.jsonl"))
    let run = try tactus("log", "log.jsonl")
    #expect(run.status == 2)
    #expect(run.errorText.hasPrefix("log.jsonl:4:1: error: expected a “parameter” that"))
  }
}
