import Foundation
import TactusDisplayList
import TestSupport
import Testing

/// Tests `tactus run` with a real app in a process of its own.
@Suite struct RunCommandTests {
  private let folder: TemporaryFolder
  private static let app = FinishedProcess.builtTactus.deletingLastPathComponent()
    .appending(path: "PressingApp").path

  init() throws { folder = try TemporaryFolder() }

  private func run(
    _ script: String, out: String = "out", app: String = app, _ more: [String] = []
  ) throws -> FinishedProcess {
    try folder.write(script, to: "steps.jsonl")
    return try FinishedProcess(
      FinishedProcess.builtTactus.path,
      ["run", app, "--script", "steps.jsonl", "--out", out] + more,
      environment: ["XDG_CACHE_HOME": folder.path("cache")], in: folder.url)
  }

  private static let weighing = """
    {"wait": 0.5}
    {"press": {"label": "weight", "force": 6, "for": 1, "ramp": 0.5}}
    {"touch": {"id": 1, "phase": "began", "at": [150, 120], "force": 3.3}}
    {"wait": 0.1}
    {"expect": {"label": "weight", "value": "3.30"}}
    {"snapshot": "pressed"}
    {"touch": {"id": 1, "phase": "ended"}}
    {"wait": "idle"}
    {"expect": {"label": "weight", "value": "0.00"}}
    {"expect": {"haptics": ["impact-light", "impact-heavy", "impact-light"]}}
    """

  @Test("A script presses, expects and saves snapshots; two runs give the same bytes")
  func weighs() throws {
    for out in ["first", "second"] {
      let run = try run(Self.weighing, out: out)
      #expect(run.status == 0, "\(run.errorText)")
      #expect(run.errorText.isEmpty && run.text.isEmpty)
    }
    let names = ["haptics.jsonl", "notes.jsonl", "pressed.json"]
    let first = names.map { folder.text("first/\($0)") }
    #expect(first == names.map { folder.text("second/\($0)") })
    #expect(first.allSatisfy { !$0.isEmpty })
    #expect(first[2].contains(#""value": "3.30""#))
  }

  @Test("A snapshot is a picture of the screen, at the phone's scale or the requested one")
  func picture() throws {
    for (scale, width) in [(nil, 1125), (1, 375), (2, 750)] {
      let run = try run(Self.weighing, scale.map { ["--scale", "\($0)"] } ?? [])
      #expect(run.status == 0, "\(run.errorText)")
      let png = try Data(contentsOf: folder.url.appending(path: "out/pressed.png"))
      let image = try DrawingSurface(png: Array(png)).image
      #expect(image.width == width)
      // The length of the bar shows 3.3 of 10 touches.
      let row = image.pixels[(image.width * 4 * (image.height / 2))...].prefix(image.width * 4)
      let blues = stride(from: row.startIndex, to: row.endIndex, by: 4).prefix { row[$0 + 2] < 128 }
      #expect(abs(Double(blues.count) - 0.33 * Double(width)) < 2)
    }
  }

  @Test("A video shows the screen from the first frame to the end, with the same bytes twice")
  func film() throws {
    let films = try ["one.webp", "two.webp"].map { name in
      let run = try run(Self.weighing, ["--video", name])
      #expect(run.status == 0, "\(run.errorText)")
      return try Data(contentsOf: folder.url.appending(path: name))
    }
    try #require(films[0] == films[1] && films[0].count > 30)
    // A RIFF file of WebP whose canvas is 375 × 812, with one picture for each new force at least.
    #expect(films[0].starts(with: Data("RIFF".utf8)) && films[0][8..<12] == Data("WEBP".utf8))
    // The canvas's width and height less one, in three bytes each.
    let size: [UInt8] = [0x76, 0x01, 0, 0x2B, 0x03, 0]
    #expect(Array(films[0][24..<30]) == size)
    let bytes = Array(films[0])
    let pictures = bytes.indices.dropLast(4).filter {
      bytes[$0..<$0 + 4].elementsEqual("ANMF".utf8)
    }
    #expect(pictures.count > 30)
  }

  @Test("The haptic log of a run is read by tactus log")
  func log() throws {
    #expect(try run(Self.weighing).status == 0)
    let log = try FinishedProcess.tactus("log", folder.path("out/haptics.jsonl"))
    #expect(log.status == 0)
    #expect(log.text.split(separator: "\n").count == 3)
  }

  @Test("Crashes.CR7: without the sensor a press plays no haptic, and a force is an error")
  func noForce() throws {
    let usual = try run(
      #"{"press": {"label": "weight", "for": 1}}"# + "\n" + #"{"expect": {"haptics": 0}}"#,
      ["--model", "iphone-11"])
    #expect(usual.status == 0, "\(usual.errorText)")
    let hard = try run(
      "{\"wait\": 1}\n" + #"{"press": {"label": "weight", "force": 6}}"#, ["--model", "iphone-11"])
    #expect(hard.status == 1)
    #expect(
      hard.errorText.hasPrefix("steps.jsonl:2:1: error: an iPhone 11 does not measure force;"))
  }

  @Test(
    "Crashes.CR7: input that reaches no app ends the run with its line and status 1",
    arguments: [
      (#"{"tap": {"at": [-5, 10]}}"#, "a touch begins outside the screen"),
      (#"{"touch": {"phase": "began", "at": [10, 4000]}}"#, "a touch begins outside the screen"),
      (
        #"{"button": "side"}"# + "\n" + #"{"tap": {"at": [10, 10]}}"#,
        "no app in the foreground takes input"
      ),
    ])
  func lostInput(script: String, message: String) throws {
    let run = try run(script)
    #expect(run.status == 1)
    let line = script.split(separator: "\n").count
    #expect(
      run.errorText.contains("steps.jsonl:\(line):1: error: \(message)"), "\(run.errorText)")
  }

  @Test("A wrong label is answered by the nearest one and the list, a wrong key by the right one")
  func misspellings() throws {
    let label = try run(#"{"tap": {"label": "wieght"}}"#)
    #expect(
      label.errorText == "steps.jsonl:1:1: error: no element has the label “wieght”; "
        + "did you mean “weight”? the labels on the screen are “weight”\n")
    let key = try run(#"{"tap": {"lable": "weight"}}"#)
    #expect(key.status == 2)
    #expect(
      key.errorText
        == "steps.jsonl:1:10: error: found the unknown key “lable”; did you mean “label”?\n")
  }

  @Test("A missing app, script and folder are reported in this order, before anything is built")
  func missing() throws {
    func words(_ words: String...) throws -> FinishedProcess {
      try FinishedProcess(FinishedProcess.builtTactus.path, ["run"] + words, in: folder.url)
    }
    let app = try words("/nonexistent")
    #expect(app.status == 2 && app.errorText.contains("/nonexistent: error: No such file"))
    let script = try words(Self.app)
    #expect(script.status == 64 && script.errorText.contains("--script is missing"))
    let out = try words(Self.app, "--script", "steps.jsonl")
    #expect(out.status == 64 && out.errorText.contains("--out is missing"))
  }

  @Test("Input that has no effect is a warning with the line of the script")
  func withoutEffect() throws {
    let run = try run(
      "{\"wait\": 0.1}\n" + #"{"touch": {"phase": "moved", "at": [10, 100]}}"#)
    #expect(run.status == 0)
    #expect(
      run.errorText.hasPrefix("steps.jsonl:2:1: warning: a contact that does not touch the screen"),
      "\(run.errorText)")
  }

  @Test("The folders of the output are created, parents included")
  func folders() throws {
    let run = try run(#"{"wait": 0.1}"#, out: "weighed/deep/down")
    #expect(run.status == 0, "\(run.errorText)")
    #expect(!folder.text("weighed/deep/down/notes.jsonl").isEmpty)
  }

  @Test("A failed expectation ends the run with file, line and status 1")
  func unmet() throws {
    let run = try run(
      "# weighs\n" + #"  {"expect": {"label": "weight", "value": "5.00"}}"# + "\n")
    #expect(run.status == 1)
    #expect(
      run.errorText
        == "steps.jsonl:2:3: error: expected the value “5.00” of the label “weight”, found “0.00”\n"
    )
  }

  @Test("A mistake in the script is reported before the app starts")
  func mistake() throws {
    let run = try run(#"{"wait": 1}"# + "\n" + #"{"pres": {}}"#, app: "/bin/false")
    #expect(run.status == 2)
    #expect(run.errorText.hasPrefix("steps.jsonl:2:2: error: found the unknown key “pres”"))
  }

  @Test("Crashes.CR5: a crash of the app ends the run at its step, with the app's output")
  func crash() throws {
    let run = try run(
      #"{"tap": {"at": [10, 800]}}"# + "\n" + #"{"wait": 1}"#)
    #expect(run.status == 1)
    #expect(run.errorText.contains("steps.jsonl:1:1: error: the app has ended: signal"))
    // The reason, and the file of the app; optimized code has a line for some traps only.
    #expect(run.errorText.contains("the corner was touched"), "\(run.errorText)")
    #expect(run.errorText.contains("PressingApp/PressingApp.swift"), "\(run.errorText)")
    let output = folder.text("out/output.txt")
    #expect(output.contains("the corner was touched") && output.contains("*** Program crashed"))
    // What was printed before is kept.
    #expect(output.hasPrefix("pressing\n"))
    #expect(folder.text("out/notes.jsonl").contains(#""event": "gone", "app": "Pressing""#))
  }

  @Test("Crashes.CR5, Crashes.CR8: a failed precondition and a warning before it are reported")
  func failedPrecondition() throws {
    let run = try run(#"{"tap": {"at": [10, 10]}}"#)
    #expect(run.status == 1)
    let text = run.errorText
    // Optimized code has the place of the trap, and no message.
    #expect(
      text.contains("the upper corner was touched")
        || text.contains("the app has ended: signal 4, Illegal instruction"), "\(text)")
    // Debugging code has the place of the precondition, optimized code that of its caller.
    #expect(
      text.contains("PressingApp/PressingApp.swift:37")
        || text.contains("PressingApp/PressingApp.swift:55"), "\(text)")
    #expect(text.contains("warning: the corner is hot:\n  110 degrees\n"), "\(text)")
    #expect(!text.contains("not indented"))
  }

  @Test("Crashes.CR5: an endless recursion is reported as one")
  func recursion() throws {
    let run = try run(#"{"tap": {"at": [370, 10]}}"#)
    #expect(run.status == 1)
    #expect(run.errorText.contains("the stack has overflowed"), "\(run.errorText)")
    #expect(run.errorText.contains("PressingApp/PressingApp.swift"), "\(run.errorText)")
  }

  @Test("Crashes.CR6: a hanging app has as long as --patience says, and ends the run at its step")
  func hang() throws {
    let run = try run(
      #"{"tap": {"at": [370, 800]}}"# + "\n" + #"{"wait": 60}"#, ["--patience", "0.5"])
    #expect(run.status == 1)
    #expect(
      run.errorText.contains(
        "steps.jsonl:1:1: error: the app does not respond; its main thread was at "),
      "\(run.errorText)")
    #expect(run.errorText.contains("PressingApp/PressingApp.swift"), "\(run.errorText)")
    #expect(folder.text("out/notes.jsonl").contains(#""event": "not-responding""#))
  }

  @Test(
    "A program that never joins the phone is an error", arguments: ["/bin/true", "/bin/cat"])
  func noApp(program: String) throws {
    let run = try run(#"{"wait": 1}"#, app: program)
    #expect(run.status == 2)
    #expect(run.errorText.contains("does not connect to the phone: it ended with status 0"))
    #expect(run.errorText.contains("An app has a class marked @main"))
  }

  @Test("A file that is no app is an error")
  func noProgram() throws {
    let missing = try run(#"{"wait": 1}"#, app: "/nonexistent")
    #expect(missing.status == 2 && missing.errorText.contains("No such file or directory"))
    let text = try run(#"{"wait": 1}"#, app: "steps.jsonl")
    #expect(text.status == 2 && text.errorText.contains("is neither a program"))
    let empty = try run(#"{"wait": 1}"#, app: folder.url.path)
    #expect(empty.status == 2 && empty.errorText.contains("neither a Package.swift nor"))
    let unknown = try run(#"{"wait": 1}"#, ["--model", "iphone-8s"])
    #expect(
      unknown.status == 64 && unknown.errorText.contains("--model expects one of ipad, iphone-11"))
  }

  @Test("A package is built first; if that fails, the first error is reported")
  func broken() throws {
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Broken", targets: [.executableTarget(name: "Broken")])
      """, to: "Broken/Package.swift")
    try folder.write("let x: Int = \"one\"\n", to: "Broken/Sources/Broken/main.swift")
    let run = try run(#"{"wait": 1}"#, app: "Broken")
    #expect(run.status == 2)
    #expect(run.errorText.contains("cannot be built"))
    #expect(run.errorText.ranges(of: "main.swift:1:14: error: cannot convert").count == 1)
    #expect(run.errorText.contains("\n  let x: Int = \"one\"\n               ^"))
  }

  @Test("SystemAlerts.A4. An answer without a question fails with its place, preset ones do not")
  func answers() throws {
    let early = try run("{\"answer\": \"Allow\"}\n{\"wait\": 1}")
    #expect(early.status == 1)
    let message = "steps.jsonl:1:1: error: the phone asked nothing that “Allow” answers"
    #expect(early.errorText.contains(message), "\(early.errorText)")
    let preset = try run(#"{"wait": 1}"#, out: "preset", ["--answer", "Allow", "--answer", "OK"])
    #expect(preset.status == 0, "\(preset.errorText)")
  }
}
