import Foundation
import TactusSoundFiles
import TestSupport
import Testing

/// The media of an app in the whole command: the sound that it hears, and the programs that control
/// it.
@Suite(.timeLimit(.minutes(5))) struct MediaCommandTests {
  private let folder: TemporaryFolder
  /// The program of an app that plays a tone and records.
  private let app: String

  /// Builds a bundle of the app, which may use the microphone, and a sound of the level 0.25.
  init() throws {
    folder = try TemporaryFolder()
    let list = """
      <plist version="1.0"><dict>
      <key>CFBundleIdentifier</key><string>com.example.Memo</string>
      <key>CFBundleExecutable</key><string>MemoApp</string>
      <key>NSMicrophoneUsageDescription</key><string>Memos are recorded.</string>
      </dict></plist>
      """
    try folder.write(list, to: "Memo.app/Info.plist")
    app = folder.path("Memo.app/MemoApp")
    try FinishedProcess.copyProgram(
      FinishedProcess.builtTactus.deletingLastPathComponent().appending(path: "MemoApp"),
      to: URL(filePath: app))
    let writer = try SoundFileWriter(
      folder.path("voice.wav"), sampleRate: 48_000, channelCount: 1, format: .int16)
    try writer.write([Float](repeating: 0.25, count: 2_880_000))
    try writer.finish()
  }

  @Test("AudioRecorder.RC1. The microphone of tactus run hears a file, or nothing")
  func run() throws {
    for (arguments, peak) in [(["--microphone", folder.path("voice.wav")], "0.25"), ([], "0.00")] {
      try folder.write(
        """
        {"answer": "Allow"}
        {"wait": 2}
        {"expect": {"label": "memo", "value": "\(peak)"}}

        """,
        to: "steps.jsonl")
      let run = try FinishedProcess(
        FinishedProcess.builtTactus.path,
        ["run", app, "--script", folder.path("steps.jsonl"), "--out", folder.path("out-\(peak)")]
          + arguments, in: folder.url)
      #expect(run.status == 0, "\(run.errorText)")
    }
    let missing = try FinishedProcess(
      FinishedProcess.builtTactus.path,
      [
        "run", app, "--script", folder.path("steps.jsonl"), "--out", folder.path("out"),
        "--microphone", folder.path("no.wav"),
      ],
      in: folder.url)
    #expect(missing.status != 0)
    #expect(missing.errorText.contains("no.wav"), "\(missing.errorText)")
  }

  @Test("Players.AS2, AppLife.PT16. In tactus run a film is ready 20 ms of the phone's time later")
  func film() throws {
    let film = try Film(pictures: 5, seconds: 0)
    try FileManager.default.copyItem(
      atPath: film.url.path, toPath: folder.path("Memo.app/film.mov"))
    try folder.write(
      """
      {"answer": "Allow"}
      {"wait": 0.5}
      {"expect": {"label": "film", "value": "20"}}

      """,
      to: "film.jsonl")
    let run = try FinishedProcess(
      FinishedProcess.builtTactus.path,
      ["run", app, "--script", folder.path("film.jsonl"), "--out", folder.path("out")],
      in: folder.url)
    #expect(run.status == 0, "\(run.errorText)")
  }

  @Test(
    "RemoteControl.MP1, RemoteControl.MP3. playerctl controls an app of tactus simulate",
    .enabled(if: PrivateBus.isInstalled && hasPlayerctl, "needs dbus and playerctl"))
  func simulate() throws {
    let bus = try PrivateBus()
    var environment = PrivateSoundServer.cleanEnvironment(folder.url)
    environment["DBUS_SESSION_BUS_ADDRESS"] = bus.address
    environment["TACTUS_FRAMEWORKS"] = FinishedProcess.builtTactus.deletingLastPathComponent().path
    environment["TACTUS_TEST_HOST"] = nil
    let command = try RunningProgram(
      FinishedProcess.builtTactus.path,
      ["simulate", app, "--bare", "--mpris", "--no-open"], environment: environment)
    func playerctl(_ arguments: [String]) throws -> String {
      let run = try FinishedProcess(
        Self.playerctl, ["-p", "tactus"] + arguments,
        environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address], in: folder.url)
      return run.text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    /// Waits until playerctl prints a text, at most for twenty seconds.
    func prints(_ text: String, _ arguments: [String]) throws -> Bool {
      var last = ""
      for _ in 0..<200 {
        last = try playerctl(arguments)
        if last == text { return true }
        Thread.sleep(forTimeInterval: 0.1)
      }
      Issue.record("playerctl prints \(last) in place of \(text): \(command.errorOutput)")
      return false
    }
    #expect(try prints("Playing", ["status"]))
    #expect(try playerctl(["metadata", "title"]) == "Memo 1")
    _ = try playerctl(["next"])
    #expect(try prints("Memo 2", ["metadata", "title"]))
    _ = try playerctl(["pause"])
    #expect(try prints("Paused", ["status"]))
    _ = try playerctl(["play"])
    #expect(try prints("Playing", ["status"]))
    command.signal(SIGINT)
    #expect(command.waitUntilExit() == 130)
    #expect(!(try playerctl(["status"]) == "Playing"))
  }

  @Test(
    "RemoteControl.MP6. No artwork and no sound is left after a signal",
    .enabled(if: PrivateBus.isInstalled && hasPlayerctl, "needs dbus and playerctl"),
    arguments: [SIGINT, SIGTERM, SIGHUP])
  func leftovers(signal: Int32) throws {
    let bus = try PrivateBus()
    let temporary = folder.path("temporary")
    try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
    var environment = PrivateSoundServer.cleanEnvironment(folder.url)
    environment["DBUS_SESSION_BUS_ADDRESS"] = bus.address
    environment["TACTUS_FRAMEWORKS"] = FinishedProcess.builtTactus.deletingLastPathComponent().path
    environment["TACTUS_TEST_HOST"] = nil
    environment["TMPDIR"] = temporary
    let command = try RunningProgram(
      FinishedProcess.builtTactus.path,
      ["simulate", app, "--bare", "--mpris", "--no-open"], environment: environment)
    var isPlaying = false
    for _ in 0..<200 where !isPlaying {
      let run = try FinishedProcess(
        Self.playerctl, ["-p", "tactus", "status"],
        environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address], in: folder.url)
      isPlaying = run.text.hasPrefix("Playing")
      if !isPlaying { Thread.sleep(forTimeInterval: 0.1) }
    }
    #expect(isPlaying, "\(command.errorOutput)")
    command.signal(signal)
    _ = command.waitUntilExit()
    let left = (FileManager.default.subpaths(atPath: temporary) ?? []).filter { path in
      ["artwork", "sound-", "speech-", "tactus-run-"].contains { path.contains($0) }
    }
    #expect(left == [])
  }

  private static let playerctl = "/usr/bin/playerctl"

  private static var hasPlayerctl: Bool {
    FileManager.default.isExecutableFile(atPath: playerctl)
  }
}
