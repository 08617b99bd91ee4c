import Foundation
import TactusJSON
import TactusPhone
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneScript
import TactusPhoneTypes
import TactusSoundFiles
import Testing

/// Running scripts, with an app in this process that shows its touches.
@Suite struct ScriptRunTests {
  private let phone = LockstepPhone(.iPhone7)
  private let app = SpyApp()

  /// The end of a message that no element has a label.
  static let labels = "the labels on the screen are “Tare”, “weight”, “outside”"

  init() { app.start(on: phone) }

  private func run(_ lines: String...) throws {
    let text = lines.joined(separator: "\n")
    let script = try PhoneScript(SourceText(name: "steps.jsonl", text: text))
    try ScriptRun(phone, keep: { _ in }).run(script)
  }

  private func failure(_ lines: String...) -> String {
    do {
      let text = lines.joined(separator: "\n")
      let script = try PhoneScript(SourceText(name: "steps.jsonl", text: text))
      try ScriptRun(phone, keep: { _ in }).run(script)
      return "none"
    } catch let error as SourceTextError {
      return "\(error.diagnostic.place): \(error.diagnostic.message)"
    } catch {
      return "\(error)"
    }
  }

  @Test("A press touches the center of its target with its force and duration")
  func press() throws {
    try run(#"{"press": {"label": "Tare", "force": 3.3, "for": 0.4}}"#)
    #expect(app.samples.map(\.phase) == [.began, .ended])
    #expect(app.samples.allSatisfy { $0.x == 50 && $0.y == 50 })
    #expect(app.samples.map(\.force) == [3.3, 0])
    let duration = app.samples[0].time.duration(to: app.samples[1].time)
    #expect(duration == .milliseconds(400))
  }

  @Test("Keys.K12. A text is a failure while no text is edited")
  func lostText() {
    for step in [#"{"type": "egg"}"#, #"{"text": "egg"}"#] {
      #expect(failure(step).hasPrefix("steps.jsonl:1:1: nothing takes the text 'egg'"))
    }
    #expect(failure(#"{"type": "ř"}"#).contains("no key of the keyboard types “ř”"))
  }

  @Test("AudioRecorder.RC1. A step lets the microphone hear a sound file, and refuses another one")
  func microphone() throws {
    let path = "Examples/Patterns/sounds/no such file.wav"
    #expect(failure(#"{"microphone": "\#(path)"}"#).contains("cannot hear \(path)"))
    #expect(failure(#"{"microphone": "Package.swift"}"#).contains("cannot hear Package.swift"))
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let sound = folder.appendingPathComponent("memo.wav").path
    let writer = try SoundFileWriter(
      sound, sampleRate: 48_000, channelCount: 1, format: .float32)
    try writer.write([0.5, 0.5])
    try writer.finish()
    try run(#"{"wait": 0.5}"#, #"{"microphone": "\#(sound)"}"#)
    let heard = phone.host.state.environment.microphone
    #expect(heard?.path.hasSuffix("/memo.wav") == true && heard?.start == phone.now)
    try run(#"{"microphone": ""}"#)
    #expect(phone.host.state.environment.microphone == nil)
  }

  @Test("A ramp increases the force with every scan")
  func ramp() throws {
    try run(#"{"press": {"at": [9, 9], "force": 6, "for": 0.5, "ramp": 0.4}}"#)
    let forces = app.samples.dropLast().map(\.force)
    #expect(forces.first == 0 && forces.last == 6)
    #expect(forces == forces.sorted())
    #expect(forces.count == 25)
  }

  @Test("A double tap has two touches, a tap of two fingers two at once")
  func taps() throws {
    try run(#"{"tap": {"identifier": "tare", "count": 2}}"#)
    #expect(app.samples.map(\.phase) == [.began, .ended, .began, .ended])
    app.samples = []
    try run(#"{"tap": {"at": [100, 100], "fingers": 2}}"#)
    #expect(app.samples.map(\.phase) == [.began, .began, .ended, .ended])
    #expect(app.samples.map(\.x) == [78, 122, 78, 122])
  }

  @Test(
    "An element performs its own actions; one that does not activate itself is tapped; other actions fail"
  )
  func accessibility() throws {
    try run(
      #"{"accessibility": {"label": "Tare", "action": "increment"}}"#,
      #"{"expect": {"announced": ["done"]}}"#, #"{"expect": {"announced": []}}"#)
    #expect(app.performed.map(\.place) == [1] && app.performed.map(\.action) == [.increment])
    #expect(app.samples.isEmpty)
    try run(#"{"accessibility": {"label": "Tare"}}"#)
    #expect(app.performed.last?.action == .activate)
    #expect(app.samples.map(\.phase) == [.began, .ended])
    #expect(app.samples.allSatisfy { $0.x == 50 && $0.y == 50 })
    let found = failure(#"{"accessibility": {"label": "Tare", "custom": "Eat"}}"#)
    #expect(found == "steps.jsonl:1:1: the element with the label “Tare” has no action “Eat”")
    let none = failure(#"{"accessibility": {"label": "Tara"}}"#)
    #expect(
      none == "steps.jsonl:1:1: no element has the label “Tara”; did you mean “Tare”? "
        + Self.labels)
    let wrong = failure(#"{"expect": {"announced": ["undone"]}}"#)
    #expect(wrong.hasPrefix("steps.jsonl:1:1: expected the announcements undone, found done"))
  }

  @Test("Pasteboard.CO7: A copied text reaches the app, and what the app copies is expected")
  func pasteboard() throws {
    try run(
      #"{"pasteboard": "5 min"}"#, #"{"pasteboard": ""}"#, #"{"wait": 0.1}"#,
      #"{"expect": {"copied": ["5 MIN", ""]}}"#, #"{"expect": {"copied": []}}"#)
    #expect(
      app.others.compactMap { if case .pasteboard(let text, _) = $0 { text } else { nil } }
        == ["5 min", ""])
    let wrong = failure(#"{"expect": {"copied": ["x"]}}"#)
    #expect(wrong.hasPrefix("steps.jsonl:1:1: expected the copied texts x, found 5 MIN"))
    let long = String(repeating: "x", count: LinkLimits.pasteboardBytes + 1)
    #expect(failure(#"{"pasteboard": "\#(long)"}"#).contains("a text of at most 1048576 bytes"))
  }

  @Test("Events of the device and open requests reach the app")
  func events() throws {
    try run(
      #"{"happen": "memory-warning"}"#, #"{"open": "timer://start"}"#,
      #"{"set": {"Battery": 0.25, "VoiceOver": true}}"#)
    var traits = phone.host.state.traits
    #expect(traits.battery == 0.25 && traits.accessibility.contains(.voiceOver))
    traits.battery = 1
    #expect(
      app.others == [
        .deviceEvent(.memoryWarning), .open(.url("timer://start")), .traits(traits),
        .traits(phone.host.state.traits),
      ])
  }

  @Test("Crashes.CR9: a quick action that the icon does not offer is an error with the types")
  func unknownQuickAction() {
    let step = #"{"quick-action": "biol"}"#
    let start = "steps.jsonl:1:1: the app's icon offers no quick action of the type “biol”; "
    #expect(failure(step) == start + "it offers no quick actions")
    app.offer([QuickAction(type: "boil", title: "Boil")])
    phone.settle()
    #expect(failure(step) == start + "did you mean “boil”? the types are “boil”")
    #expect(failure(#"{"quick-action": "boil"}"#) == "none")
  }

  @Test("A swipe moves straight and ends at its target")
  func swipe() throws {
    try run(#"{"swipe": {"from": [10, 100], "to": [110, 300], "for": 0.5}}"#)
    let (first, last) = (try #require(app.samples.first), try #require(app.samples.last))
    #expect(first.x == 10 && first.y == 100 && last.x == 110 && last.y == 300)
    let distances = app.samples.map { sample in
      let expected: Double = 100 + 2 * (sample.x - 10)
      return abs(sample.y - expected)
    }
    #expect((distances.max() ?? 1) < 1e-9)
    #expect(app.samples.count > 28)
  }

  @Test("A pinch keeps its center, and ends with its distance and rotation")
  func pinch() throws {
    try run(#"{"pinch": {"at": [180, 300], "from": 100, "to": 200, "turn": 1.5707963267948966}}"#)
    let ends = app.samples.filter { $0.phase == .ended }
    let begins = app.samples.filter { $0.phase == .began }
    #expect(begins.map(\.x) == [130, 230] && begins.map(\.y) == [300, 300])
    let errors = zip(ends, [200.0, 400]).map { max(abs($0.x - 180), abs($0.y - $1)) }
    #expect(ends.count == 2 && (errors.max() ?? 1) < 1e-9)
  }

  @Test("Touches without a place stay at their last place")
  func touches() throws {
    try run(
      #"{"touch": {"id": 4, "phase": "began", "at": [7, 8], "force": 1}}"#,
      #"{"wait": 0.1}"#,
      #"{"touch": {"id": 4, "phase": "moved", "force": 2}}"#,
      #"{"wait": 0.1}"#,
      #"{"touch": {"id": 4, "phase": "ended"}}"#,
      #"{"wait": "idle"}"#)
    #expect(app.samples.map(\.force) == [1, 2, 0])
    #expect(app.samples.allSatisfy { $0.x == 7 && $0.y == 8 })
    #expect(phone.host.notes.map(\.event) == [.joined])
  }

  @Test("Settings and environment reach the app")
  func others() throws {
    try run(
      #"{"rotate": "landscape-right"}"#, #"{"set": {"3D Touch": false, "Dark": true}}"#,
      #"{"shake": true}"#, #"{"wait": "idle"}"#, #"{"button": "home"}"#)
    var traits = phone.host.state.traits
    #expect(!traits.measuresForce && traits.isDark && traits.orientation == .landscapeRight)
    let last = traits
    (traits.measuresForce, traits.isDark) = (true, false)
    #expect(
      app.others
        == [
          .traits(traits), .traits(last), .motion(.began, at: .boot),
          .motion(.ended, at: PhoneInstant(nanoseconds: 500_000_000)), .phase(.inactive),
          .phase(.background),
        ])
  }

  @Test("A run continues after an expectation that is met")
  func met() throws {
    try run(
      #"{"touch": {"phase": "began", "at": [250, 100], "force": 1.5}}"#, #"{"wait": 0.1}"#,
      #"{"expect": {"label": "weight", "value": "1.5"}}"#,
      #"{"expect": {"label": "ghost", "exists": false}}"#,
      #"{"expect": {"haptics": ["selection"]}}"#, #"{"expect": {"haptics": []}}"#,
      #"{"expect": {"haptics": 0}}"#)
  }

  @Test(
    "An expectation that is not met ends the run with its position",
    arguments: [
      (
        #"{"expect": {"label": "weight", "value": "7"}}"#,
        "expected the value “7” of the label “weight”, found “0.0”"
      ),
      (
        #"{"expect": {"label": "Start"}}"#,
        "expected an element with the label “Start”, found none; \(labels)"
      ),
      (
        #"{"expect": {"label": "Tare", "exists": false}}"#,
        "expected no element with the label “Tare”, found one"
      ),
      (
        #"{"expect": {"haptics": ["selection"]}}"#,
        "expected the haptics selection, found none"
      ),
      (#"{"expect": {"haptics": 2}}"#, "expected 2 haptics, found 0: none"),
      (#"{"tap": {"label": "Start"}}"#, "no element has the label “Start”; \(labels)"),
      (
        #"{"tap": {"label": "outside"}}"#,
        "the element with the label “outside” is outside of the screen"
      ),
      (#"{"tap": {"label": "ghost"}}"#, "no element has the label “ghost”; \(labels)"),
    ])
  func unmet(line: String, message: String) {
    #expect(failure(#"{"wait": 0.1}"#, line) == "steps.jsonl:2:1: \(message)")
  }

  @Test(
    "A touch that no app receives ends the run, other inputs do not",
    arguments: [
      (#"{"press": {"at": [10, 10]}}"#, true), (#"{"tap": {"at": [10, 10]}}"#, true),
      (#"{"touch": {"phase": "began", "at": [1, 1]}}"#, true),
      (#"{"swipe": {"from": [9, 9], "to": [9, 99]}}"#, true), (#"{"key": "a"}"#, false),
      (#"{"shake": true}"#, false), (#"{"front": true}"#, false),
    ])
  func noApp(line: String, fails: Bool) {
    let found = failure(#"{"button": "home"}"#, #"{"wait": 0.5}"#, line)
    let message = "steps.jsonl:3:1: no app in the foreground takes input"
    #expect(fails ? found.hasPrefix(message) : found == "none")
  }

  @Test("An app that was left comes to the front again")
  func front() throws {
    try run(
      #"{"button": "home"}"#, #"{"wait": 0.5}"#, #"{"front": true}"#, #"{"wait": 0.5}"#,
      #"{"tap": {"label": "Tare"}}"#)
    #expect(app.samples.contains { $0.phase == .ended })
  }

  @Test("A restart that the run does not support ends it with its position")
  func noRestart() {
    let message = "the app of this run cannot be restarted"
    #expect(failure(#"{"restart": {}}"#) == "steps.jsonl:1:1: \(message)")
    let other = "the app of this run cannot be reinstalled"
    #expect(failure(#"{"reinstall": true}"#) == "steps.jsonl:1:1: \(other)")
  }

  @Test("After a restart the run continues, on a new phone if there is one")
  func restart() throws {
    let text = #"{"restart": {"model": "iphone-7"}}"# + "\n" + #"{"tap": {"at": [20, 20]}}"#
    let script = try PhoneScript(SourceText(name: "steps.jsonl", text: text))
    let (next, spy) = (LockstepPhone(), SpyApp())
    var asked: [PhoneModel?] = []
    let restart: (PhoneModel?) throws -> (LockstepPhone, AppID) = { model in
      asked.append(model)
      spy.start(on: next)
      return (next, try #require(next.host.state.joined.last))
    }
    try ScriptRun(phone, restart: restart, keep: { _ in }).run(script)
    #expect(asked == [PhoneModel.named("iphone-7")])
    #expect(spy.samples.map(\.phase) == [.began, .ended])
    #expect(app.samples.isEmpty)
  }

  @Test(
    "Crashes.CR7: input that no app receives fails, unless the run accepts it",
    arguments: [
      (#"{"tap": {"at": [-5, 10]}}"#, "a touch begins outside the screen"),
      (#"{"tap": {"at": [5, 10], "fingers": 2}}"#, "a touch begins outside the screen"),
      (#"{"tap": {"at": [100, 1000]}}"#, "a touch begins outside the screen"),
    ])
  func invalidInput(line: String, message: String) throws {
    #expect(failure(#"{"wait": 0.1}"#, line) == "steps.jsonl:2:1: \(message)")
    let script = try PhoneScript(SourceText(name: "steps.jsonl", text: line))
    try ScriptRun(phone, acceptsInvalidInput: true, keep: { _ in }).run(script)
  }

  @Test(
    "The error for a misspelled key suggests the right one, at its column",
    arguments: [
      (#"{"tap": {"lable": "Tare"}}"#, "1:10", "lable", "label"),
      (#"{"press": {"force": 2, "identifer": "tare"}}"#, "1:24", "identifer", "identifier"),
      (#"{"swipe": {"form": [1, 2], "to": [3, 4]}}"#, "1:12", "form", "from"),
      (#"{"expect": {"hptics": 2}}"#, "1:13", "hptics", "haptics"),
    ])
  func misspelling(line: String, place: String, wrong: String, right: String) {
    #expect(
      failure(line)
        == "steps.jsonl:\(place): found the unknown key “\(wrong)”; did you mean “\(right)”?")
  }

  @Test("A snapshot has all elements as a tree")
  func snapshot() throws {
    var kept: [ScriptRun.Snapshot] = []
    let script = try PhoneScript(
      SourceText(name: "steps.jsonl", text: #"{"snapshot": "first"}"#))
    try ScriptRun(phone, keep: { kept.append($0) }).run(script)
    #expect(kept.map(\.name) == ["first"])
    let json = try #require(kept.first).elements.json.description
    #expect(json.contains(#""children": ["#) && json.contains(#""label": "Tare""#))
    #expect(kept.first?.frame == nil)
  }
}
