import Foundation
import TestSupport
import Testing

/// The permissions of an app in a process of its own: asked for, asked again, restricted, revoked.
@Suite struct PrivacyAppTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let app = FinishedProcess.builtTactus.deletingLastPathComponent().appending(path: "PrivacyApp")
    try FinishedProcess.copyProgram(app, to: folder.url.appending(path: "PrivacyApp"))
    try write(purposes: [
      "NSMicrophone", "NSCamera", "NSPhotoLibrary", "NSPhotoLibraryAdd", "NSAppleMusic",
      "NSMotion", "NSLocationWhenInUse", "NSLocationAlwaysAndWhenInUse", "NSHealthShare",
      "NSHealthUpdate", "NSHealthClinicalHealthRecordsShare", "NSUserTracking",
      "NSSpeechRecognition",
    ])
  }

  /// Writes the app's property list with texts for some purposes.
  private func write(purposes keys: [String]) throws {
    let purposes = keys.map { "<key>\($0)UsageDescription</key><string>To test.</string>" }
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>CFBundleIdentifier</key><string>com.example.Privacy</string>
      <key>CFBundleExecutable</key><string>PrivacyApp</string>
      \(purposes.joined())
      <key>NSLocationTemporaryUsageDescriptionDictionary</key>
      <dict><key>Test</key><string>To test.</string></dict>
      </dict></plist>
      """, to: "Info.plist")
  }

  private struct Row {
    var title, resource, allow, deny, given, refused: String
    var restricted = "1"
    var endsApp = true
  }

  /// A class of private data: its button, the answers, and what the app reads after them.
  private static let rows = [
    Row(
      title: "Microphone", resource: "microphone", allow: "Allow", deny: "Don’t Allow",
      given: "allowed", refused: "refused", restricted: "refused"),
    Row(
      title: "Camera", resource: "camera", allow: "Allow", deny: "Don’t Allow", given: "3",
      refused: "2"),
    Row(
      title: "Photos", resource: "photos", allow: "Allow Full Access", deny: "Don’t Allow",
      given: "3", refused: "2"),
    Row(
      title: "Adding", resource: "photos-add", allow: "Allow", deny: "Don’t Allow", given: "3",
      refused: "2"),
    Row(
      title: "Media", resource: "media-library", allow: "Allow", deny: "Don’t Allow", given: "3",
      refused: "1", restricted: "2"),
    Row(
      title: "Motion", resource: "motion", allow: "Allow", deny: "Don’t Allow", given: "3",
      refused: "2"),
    Row(
      title: "Speech", resource: "speech-recognition", allow: "Allow", deny: "Don’t Allow",
      given: "3", refused: "1", restricted: "2"),
    Row(
      title: "Tracking", resource: "tracking", allow: "Allow", deny: "Ask App Not to Track",
      given: "3", refused: "2", endsApp: false),
    Row(
      title: "Location", resource: "location", allow: "Allow While Using App", deny: "Don’t Allow",
      given: "4", refused: "2", endsApp: false),
  ]

  @Test(
    """
    Permissions.PE1, Permissions.PE2, Permissions.PE3, Permissions.PE6, AppLife.PT18. Real apps: the \
    table
    """,
    arguments: [true, false])
  func table(isGiven: Bool) throws {
    var script: [String] = []
    func ask(_ row: Row, _ answer: String?, _ status: String) {
      script.append(#"{"tap": {"label": "\#(row.title)"}}"#)
      if let answer { script += [#"{"answer": "\#(answer)"}"#] }
      script += [
        #"{"wait": 0.5}"#,
        #"{"expect": {"label": "status", "value": "\#(row.title) \#(status)"}}"#,
      ]
    }
    for row in Self.rows {
      let status = isGiven ? row.given : row.refused
      ask(row, isGiven ? row.allow : row.deny, status)
      // Asked again, the phone does not ask the user.
      ask(row, nil, status)
      script.append(#"{"set": {"Restricted": ["\#(row.resource)"]}}"#)
      ask(row, nil, row.restricted)
      script.append(#"{"set": {"Restricted": []}}"#)
      ask(row, nil, status)
      let (word, other) = isGiven ? ("denied", row.refused) : ("authorized", row.given)
      let text = row.resource == "location" && !isGiven ? "when-in-use" : word
      script.append(
        #"{"set": {"Permissions": ["com.example.Privacy=\#(row.resource)=\#(text)"]}}"#)
      // The delegate of the location manager hears of the permission at the start.
      if row.endsApp { script += [#"{"restart": {}}"#, #"{"wait": 0.5}"#] }
      ask(row, nil, other)
    }
    try run(script)
    let notes = folder.text("out/notes.jsonl").split(separator: "\n")
    for row in Self.rows {
      let asked = notes.count {
        $0.contains("permission-asked") && $0.contains("\"\(row.resource)=")
      }
      #expect(asked == 1, "\(row.resource)")
    }
  }

  @Test(
    """
    Permissions.PE8, Health.PE8, AppLife.PT18. Real apps: each class is asked for again after \
    reinstalling
    """)
  func reinstalled() throws {
    func ask(_ title: String, _ answers: [String], _ status: String) -> [String] {
      [#"{"tap": {"label": "\#(title)"}}"#] + answers.map { #"{"answer": "\#($0)"}"# }
        + [#"{"wait": 0.5}"#, Self.expect("\(title) \(status)")]
    }
    var script: [String] = []
    for row in Self.rows { script += ask(row.title, [row.deny], row.refused) }
    script += ask("Health", ["Write Steps", "Allow"], "2")
    script += [#"{"reinstall": true}"#, #"{"wait": 0.5}"#]
    // Without a decision the location manager tells its delegate so.
    script.append(Self.expect("Location 0"))
    for row in Self.rows { script += ask(row.title, [row.allow], row.given) }
    script += ask("Health", ["Don’t Allow"], "1")
    // A restart alone forgets nothing.
    script += [#"{"restart": {}}"#, #"{"wait": 0.5}"#]
    for row in Self.rows { script += ask(row.title, [], row.given) }
    script += ask("Health", [], "1")
    try run(script)
    let notes = folder.text("out/notes.jsonl").split(separator: "\n")
    for row in Self.rows {
      let asked = notes.count {
        $0.contains("permission-asked") && $0.contains("\"\(row.resource)=")
      }
      #expect(asked == 2, "\(row.resource)")
    }
    #expect(notes.count { $0.contains("health-asked") } == 2)
  }

  @Test("Permissions.PE3, Permissions.LO1–LO4. Real apps: parts, once, always and precise")
  func extents() throws {
    func tap(_ title: String, _ answer: String?, _ status: String) -> [String] {
      [#"{"tap": {"label": "\#(title)"}}"#]
        + (answer.map { [#"{"answer": "\#($0)"}"#] } ?? [])
        + [#"{"wait": 0.5}"#, Self.expect(status)]
    }
    func set(_ permission: String) -> String {
      #"{"set": {"Permissions": ["com.example.Privacy=\#(permission)"]}}"#
    }
    try run(
      tap("Photos", "Limit Access…", "Photos 4") + tap("Photos", nil, "Photos 4")
        // Once lasts until the app is left; then the user is asked again.
        + tap("Location", "Allow Once", "Location 4") + tap("Always", nil, "Always 4")
        + [#"{"button": "home"}"#, #"{"front": true}"#]
        + tap("Location", "Allow While Using App", "Location 4")
        + tap("Always", "Keep Only While Using", "Always 4") + tap("Always", nil, "Always 4"))
    try run(
      tap("Location", "Allow While Using App", "Location 4")
        + tap("Always", "Change to Always Allow", "Location 3") + tap("Always", nil, "Always 3"))
    try run(
      tap("Always", "Allow While Using App", "Location 3") + tap("Always", nil, "Always 3")
        + tap("Precise", nil, "Precise 0") + [
          set("location=when-in-use+reduced"), #"{"wait": 0.5}"#,
        ]
        + tap("Precise", "Don’t Allow", "Precise 1") + tap("Precise", "Allow Once", "Precise 0")
        + [#"{"button": "home"}"#, #"{"front": true}"#] + tap("Precise", "Don’t Allow", "Precise 1")
    )
  }

  @Test(
    "Health.PE1, Health.PE3, Health.SY2. Real apps: health data by type, asked, again, revoked",
    arguments: [true, false])
  func health(isGiven: Bool) throws {
    let given = isGiven ? 2 : 1
    try run(
      [#"{"tap": {"label": "Health"}}"#]
        + (isGiven ? [#"{"answer": "Write Steps"}"#, #"{"answer": "Allow"}"#] : [])
        + (isGiven ? [] : [#"{"answer": "Don’t Allow"}"#])
        + [
          #"{"wait": 0.5}"#, Self.expect("Health \(given)"), #"{"tap": {"label": "Health"}}"#,
          #"{"wait": 0.5}"#, Self.expect("Health \(given)"),
          #"{"health": {"\#(isGiven ? "deny" : "write")": ["StepCount"]}}"#,
          #"{"tap": {"label": "Health"}}"#, #"{"wait": 0.5}"#, Self.expect("Health \(3 - given)"),
        ])
    let notes = folder.text("out/notes.jsonl").split(separator: "\n")
    #expect(notes.count { $0.contains("health-asked") } == 1)
  }

  @Test(
    """
    Permissions.PU1, Permissions.PU2, Health.PU1, Health.CR2. Real apps without a purpose end, or do \
    not ask
    """,
    arguments: [
      ("Microphone", "NSMicrophoneUsageDescription"), ("Camera", "NSCameraUsageDescription"),
      ("Photos", "NSPhotoLibraryUsageDescription"),
      ("Adding", "NSPhotoLibraryAddUsageDescription"), ("Media", "NSAppleMusicUsageDescription"),
      ("Motion", "NSMotionUsageDescription"), ("Tracking", "NSUserTrackingUsageDescription"),
      ("Speech", "NSSpeechRecognitionUsageDescription"),
      ("Location", "NSLocationWhenInUseUsageDescription"),
      ("Health", "NSHealthUpdateUsageDescription"),
      ("Records", "NSHealthClinicalHealthRecordsShareUsageDescription"),
    ])
  func purposes(title: String, key: String) throws {
    try write(purposes: [])
    let ends = title != "Location"
    let status = Self.expect("\(title) 0")
    let process = try result(
      of: [#"{"tap": {"label": "\#(title)"}}"#, #"{"wait": 0.5}"#] + (ends ? [] : [status]))
    #expect((process.status == 0) != ends, "\(process.errorText)")
    #expect(process.errorText.contains(key), "\(process.errorText)")
    #expect(process.errorText.contains("PrivacyApp.swift:"), "\(process.errorText)")
    let notes = folder.text("out/notes.jsonl")
    #expect(!notes.contains("permission-asked") && !notes.contains("health-asked"))
  }

  @Test("Health.CR2, Health.PE1. Real apps: clinical records are asked for, once")
  func records() throws {
    try run([
      #"{"tap": {"label": "Records"}}"#, #"{"answer": "Read Allergies"}"#, #"{"answer": "Allow"}"#,
      #"{"wait": 0.5}"#, Self.expect("Records asked"), #"{"tap": {"label": "Records"}}"#,
      #"{"wait": 0.5}"#, Self.expect("Records asked"),
    ])
    let notes = folder.text("out/notes.jsonl").split(separator: "\n")
    #expect(notes.count { $0.contains("health-asked") } == 1)
  }

  @Test("AppLife.PT17. A turn waits for a task of the app that awaits twenty answers of HealthKit")
  func awaiting() throws {
    try run([
      #"{"health": {"write": ["StepCount"], "read": ["StepCount"]}}"#, #"{"wait": 0.1}"#,
      #"{"tap": {"label": "Await"}}"#, #"{"wait": 1}"#, Self.expect("Await 210"),
    ])
  }

  @Test("Permissions.PE11. Real apps: of 200 requests 64 wait for the one question")
  func flood() throws {
    try run([
      #"{"tap": {"label": "Flood"}}"#, #"{"answer": "Allow"}"#, #"{"wait": 1}"#,
      Self.expect("Flood 64 given, 136 refused"),
      // Afterwards the app asks as before.
      #"{"tap": {"label": "Photos"}}"#, #"{"answer": "Allow Full Access"}"#, #"{"wait": 0.5}"#,
      Self.expect("Photos 3"),
    ])
    let notes = folder.text("out/notes.jsonl").split(separator: "\n")
    #expect(notes.count { $0.contains("\"asked\"") && $0.contains("Camera") } == 1)
  }

  @Test("Permissions.US1, Permissions.US2. A haptic during camera and motion is noted")
  func sensors() throws {
    try run([
      #"{"set": {"Permissions": ["*=camera=authorized", "*=location=when-in-use"]}}"#,
      #"{"tap": {"label": "Tap"}}"#, #"{"wait": 1}"#, #"{"snapshot": "none"}"#,
      #"{"tap": {"label": "Start"}}"#, #"{"wait": 1}"#, #"{"tap": {"label": "Tap"}}"#,
      #"{"wait": 1}"#, #"{"snapshot": "sensors"}"#, #"{"tap": {"label": "Stop"}}"#, #"{"wait": 1}"#,
      #"{"tap": {"label": "Tap"}}"#, #"{"wait": 1}"#,
    ])
    let log = folder.text("out/haptics.jsonl").split(separator: "\n")
    #expect(
      log.map { $0.contains(#""disturbs": ["camera", "motion"]"#) } == [false, true, false],
      "\(log)")
  }

  // MARK: Running

  private func run(_ script: [String]) throws {
    let run = try result(of: script)
    #expect(run.status == 0, "\(run.errorText)")
  }

  private func result(of script: [String]) throws -> FinishedProcess {
    try folder.write(script.joined(separator: "\n") + "\n", to: "steps.jsonl")
    return try FinishedProcess(
      FinishedProcess.builtTactus.path,
      ["run", "PrivacyApp", "--script", "steps.jsonl", "--out", "out"], in: folder.url)
  }

  private static func expect(_ value: String) -> String {
    #"{"expect": {"label": "status", "value": "\#(value)"}}"#
  }
}
