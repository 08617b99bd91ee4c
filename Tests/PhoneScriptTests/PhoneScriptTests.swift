import TactusJSON
import TactusPhone
import TactusPhoneLink
import TactusPhoneScript
import TactusPhoneTypes
import Testing

/// Reading scripts.
@Suite struct PhoneScriptTests {
  private func action(_ line: String) throws -> ScriptStep.Action {
    let script = try PhoneScript(SourceText(name: "steps.jsonl", text: line))
    return try #require(script.steps.first).action
  }

  private func mistake(_ text: String) -> String {
    do {
      _ = try PhoneScript(SourceText(name: "steps.jsonl", text: text))
      return "none"
    } catch {
      let place = error.diagnostic.place
      return "\(place): \(error.diagnostic.message)"
    }
  }

  private static let lines: [(String, ScriptStep.Action)] = [
    (#"{"wait": 0.5}"#, .wait(.milliseconds(500))),
    (#"{"wait": "idle"}"#, .waitUntilIdle),
    (
      #"{"press": {"label": "Tare", "force": 3.3, "for": 0.4}}"#,
      .gesture(
        .press(.label("Tare"), .touches(3.3), hold: .milliseconds(400), ramp: .zero))
    ),
    (
      #"{"press": {"at": [1, 2.5], "grams": 100, "ramp": 0.1}}"#,
      .gesture(
        .press(
          .point(x: 1, y: 2.5), .grams(100), hold: .milliseconds(100), ramp: .milliseconds(100)))
    ),
    (
      #"{"tap": {"identifier": "scale", "count": 2}}"#,
      .gesture(.tap(.identifier("scale"), count: 2, fingers: 1))
    ),
    (
      #"{"swipe": {"from": [0, 1], "to": "Dial", "for": 1}}"#,
      .gesture(.swipe(from: .point(x: 0, y: 1), to: .label("Dial"), .default, over: .seconds(1)))
    ),
    (
      #"{"pinch": {"at": [5, 5], "from": 50, "to": 200, "turn": 1.5}}"#,
      .gesture(
        .pinch(.point(x: 5, y: 5), from: 50, to: 200, turn: 1.5, over: .milliseconds(300)))
    ),
    (#"{"button": "home"}"#, .click(.home)),
    (#"{"button": {"name": "side", "down": true}}"#, .button(.side, isDown: true)),
    (#"{"microphone": "memo.wav"}"#, .microphone("memo.wav")),
    (#"{"microphone": ""}"#, .microphone(nil)),
    (#"{"call": "ring"}"#, .set([.call(true)])), (#"{"call": "end"}"#, .set([.call(false)])),
    (#"{"alarm": true}"#, .set([.alarm(true)])),
    (#"{"assistant": false}"#, .set([.assistant(false)])),
    (#"{"headset": "press"}"#, .headset(count: 1, for: .milliseconds(100))),
    (
      #"{"headset": "press", "count": 3, "for": 1.5}"#,
      .headset(count: 3, for: .milliseconds(1500))
    ),
    (#"{"remote": "next-track"}"#, .remote(RemoteCommandEvent(.nextTrack))),
    (
      #"{"remote": {"command": "skip-forward", "value": 15}}"#,
      .remote(RemoteCommandEvent(.skipForward, 15))
    ),
    (
      #"{"expect": {"commands": ["play", "position"]}}"#,
      .expect(.commands(["play", "position"]))
    ),
    (#"{"key": "escape"}"#, .pressKey(.escape, with: [], for: .milliseconds(100))),
    (
      #"{"key": {"name": "s", "with": ["left-command", "left-shift"], "for": 1}}"#,
      .pressKey(.s, with: [.leftGUI, .leftShift], for: .seconds(1))
    ),
    (#"{"key": {"name": "7", "down": false}}"#, .key(.seven, isDown: false)),
    (#"{"type": "Tare: 5 g"}"#, .type("Tare: 5 g")),
    (#"{"shake": true}"#, .shake),
    (#"{"rotate": "landscape-left"}"#, .rotate(.landscapeLeft)),
    (
      #"{"set": {"3D Touch": false, "Sensitivity": "firm", "Battery": 0.5}}"#,
      .set([.touch3D(false), .sensitivity(.firm), .battery(0.5)])
    ),
    (
      #"{"set": {"VoiceOver": true, "Charging": true, "Auto-Lock": 30}}"#,
      .set([.autoLock(30), .charging(true), .accessibility(.voiceOver, true)])
    ),
    (#"{"accessibility": {"label": "Tare"}}"#, .accessibility(.activate, .label("Tare"))),
    (
      #"{"accessibility": {"identifier": "dial", "action": "scroll-left"}}"#,
      .accessibility(.scroll(.left), .identifier("dial"))
    ),
    (
      #"{"accessibility": {"label": "Row", "custom": "Delete"}}"#,
      .accessibility(.custom("Delete"), .label("Row"))
    ),
    (#"{"happen": "memory-warning"}"#, .happen(.memoryWarning)),
    (#"{"happen": "memory-short"}"#, .happen(.memoryShortage)),
    (#"{"happen": "background-tasks"}"#, .happen(.scheduledTasks)),
    (#"{"answer": "Open"}"#, .answer("Open")), (#"{"back": true}"#, .back),
    (#"{"open": "timer://start"}"#, .open(.url("timer://start"))),
    (
      #"{"set": {"System Version": "12.4"}}"#, .set([.systemVersion(SystemVersion(12, 4))])
    ),
    (#"{"quick-action": "new"}"#, .open(.quickAction(type: "new"))),
    (#"{"expect": {"announced": ["Tared"]}}"#, .expect(.announcements(["Tared"]))),
    (#"{"expect": {"opened": []}}"#, .expect(.openings([]))),
    (#"{"snapshot": "after-tare"}"#, .snapshot("after-tare")),
    (#"{"pasteboard": "5 min"}"#, .pasteboard("5 min")),
    (#"{"expect": {"copied": ["", "a"]}}"#, .expect(.copies(["", "a"]))),
    (#"{"text": "Größe 5 €"}"#, .text("Größe 5 €")), (#"{"front": true}"#, .foreground),
    (#"{"restart": {}}"#, .restart(nil)), (#"{"reinstall": true}"#, .reinstall),
    (#"{"restart": {"model": "iphone-7"}}"#, .restart(.iPhone7)),
    (
      #"{"expect": {"label": "weight", "value": "0 g"}}"#,
      .expect(.element(.label("weight"), value: "0 g", isThere: true))
    ),
    (
      #"{"expect": {"identifier": "x", "exists": false}}"#,
      .expect(.element(.identifier("x"), value: nil, isThere: false))
    ),
    (#"{"expect": {"haptics": 2}}"#, .expect(.hapticCount(2))),
    (
      #"{"expect": {"haptics": ["impact-medium", "pattern"]}}"#,
      .expect(.haptics(["impact-medium", "pattern"]))
    ),
  ]

  @Test("Every step is read", arguments: lines)
  func steps(line: String, action: ScriptStep.Action) throws {
    #expect(try self.action(line) == action)
  }

  @Test("Every setting has a name that can be read")
  func settings() throws {
    let values = [
      "Sensitivity": "\"light\"", "Grams": "50", "Text Size": "\"small\"", "Battery": "1",
      "Brightness": "0", "Auto-Lock": "60", "Volume": "0.5", "System Version": "\"12.4\"",
      "Keyboards": "[\"ar\", \"de-DE\"]", "Keyboard Language": "\"fr-FR\"",
      "Recent Emoji": "[\"👋🏽\"]",
      "VoiceOver Labels": #"["a.b\tUIView\tid x\tStop"]"#,
      "Keyboards of Apps": "[\"a.b=current=access\", \"a.c\"]",
      "Language": "\"zh-Hans\"", "Region": "\"CN\"", "Time Zone": "\"Asia/Shanghai\"",
      "Paste from Other Apps": "[\"com.example.Mail=Allow\"]",
      "Sound Devices": "[\"Bluetooth: Anna’s Buds\", \"AirPlay\"]",
      "Sound Output": "\"iPhone\"", "Ringer Volume": "0.5",
      "Permissions": "[\"*=camera=denied\", \"a.b=location=always+reduced\"]",
      "Restricted": "[\"contacts\"]",
    ]
    let members = PhoneSetting.names.map { "\"\($0)\": \(values[$0] ?? "true")" }
    guard case .set(let settings) = try action("{\"set\": {\(members.joined(separator: ", "))}}")
    else {
      Issue.record("no settings")
      return
    }
    #expect(settings.count == PhoneSetting.names.count)
  }

  @Test("A touch step has the given values, and no others")
  func touch() throws {
    let line =
      #"{"touch": {"id": 2, "phase": "moved", "at": [3, 4], "force": 1, "kind": "pencil", "#
      + #""altitude": 1}}"#
    guard case .touch(let report, let target) = try action(line) else {
      Issue.record("no touch")
      return
    }
    #expect(target == .point(x: 3, y: 4))
    #expect(report.contact == ContactID(2) && report.phase == .moved && report.kind == .pencil)
    #expect(report.pressure == .touches(1) && report.altitude == 1 && report.azimuth == nil)
  }

  @Test("Empty lines and comments are skipped, and count for positions")
  func places() throws {
    let text = "\n# a comment\n  {\"wait\": 1}\n\n{\"wait\": 2}"
    let script = try PhoneScript(SourceText(name: "steps.jsonl", text: text))
    #expect(
      script.steps.map(\.position)
        == [SourcePosition(line: 3, column: 3), SourcePosition(line: 5, column: 1)])
  }

  @Test(
    "An error has the file, the line and the column",
    arguments: [
      ("{\"wait\": 1}\n{\"wait\": x}", "steps.jsonl:2:10: "),
      ("{\"weit\": 1}", "steps.jsonl:1:2: found the unknown key “weit”; did you mean “wait”?"),
      ("\n{\"wait\": \"long\"}", "steps.jsonl:2:10: expected seconds or “idle” for “wait”"),
      ("{\"wait\": -1}", "steps.jsonl:1:10: expected a number from 0 to 86400"),
      (
        "{\"wait\": 1, \"tap\": {}}",
        "steps.jsonl:1:13: a step has one action, so “tap” needs a line of its own"
      ),
      (
        "{\"vibrate\": 1}",
        "steps.jsonl:1:2: found the unknown key “vibrate”; a step is one of wait, press, tap"
      ),
      ("{}", "steps.jsonl:1:1: expected a step: one of wait, press, tap"),
      ("7", "steps.jsonl:1:1: expected an object, found a number"),
      (
        "{\"press\": {\"labl\": \"x\"}}",
        "steps.jsonl:1:12: found the unknown key “labl”; did you mean “label”?"
      ),
      ("{\"press\": {\"at\": [1]}}", "steps.jsonl:1:18: expected a place such as [160, 240]"),
      (
        "{\"press\": {\"at\": [1, 2], \"forse\": 3}}",
        "steps.jsonl:1:26: found the unknown key “forse”; did you mean “force”?"
      ),
      (
        "{\"press\": {\"at\": [1, 2], \"force\": 3, \"grams\": 3}}",
        "steps.jsonl:1:11: expected “force” or “grams”, found both"
      ),
      ("{\"touch\": {\"id\": 1}}", "steps.jsonl:1:11: expected “phase”"),
      ("{\"touch\": {\"phase\": \"began\"}}", "steps.jsonl:1:11: expected “at”, “label”"),
      ("{\"button\": \"eject\"}", "steps.jsonl:1:12: expected one of home, side"),
      (
        "{\"type\": \"süß\"}", "steps.jsonl:1:1: no key of the keyboard types “ü”"
      ),
      (
        "{\"key\": {\"name\": \"a\", \"with\": [\"shift\"]}}",
        "steps.jsonl:1:9: no key is called “shift”; others are called “left-command”, “a”"
      ),
      ("{\"microphone\": 3}", "steps.jsonl:1:16: expected"),
      ("{\"headset\": \"hold\"}", "steps.jsonl:1:13: expected “press” for “headset”"),
      (
        "{\"headset\": \"press\", \"count\": 0}",
        "steps.jsonl:1:31: expected a whole number from 1 to 10"
      ),
      ("{\"remote\": \"eject\"}", "steps.jsonl:1:12: expected one of play, pause"),
      ("{\"remote\": \"position\"}", "steps.jsonl:1:12: expected a command with a value"),
      (
        "{\"remote\": {\"command\": \"rate\", \"value\": 0}}",
        "steps.jsonl:1:41: expected a value that the command “rate” has"
      ),
      (
        "{\"expect\": {\"commands\": [\"jump\"]}}",
        "steps.jsonl:1:26: found the unknown name “jump”; the commands are “play”"
      ),
      ("{\"shake\": false}", "steps.jsonl:1:11: expected true for “shake”"),
      ("{\"set\": {\"3d touch\": true}}", "steps.jsonl:1:10: found the unknown key “3d touch”"),
      ("{\"snapshot\": \"../x\"}", "steps.jsonl:1:14: expected a name of letters"),
      ("{\"expect\": {}}", "steps.jsonl:1:12: expected “label”, “identifier”, “haptics”"),
      ("{\"expect\": {\"opened\": 1}}", "steps.jsonl:1:23: expected a list of strings"),
      ("{\"happen\": \"rain\"}", "steps.jsonl:1:12: expected one of memory-warning"),
      ("{\"open\": \"\"}", "steps.jsonl:1:10: expected a URL for “open”"),
      ("{\"accessibility\": {}}", "steps.jsonl:1:19: expected “at”, “label” or “identifier”"),
      (
        "{\"accessibility\": {\"at\": [1, 2]}}",
        "steps.jsonl:1:26: expected “label” or “identifier”"
      ),
      (
        "{\"accessibility\": {\"label\": \"x\", \"action\": \"jump\"}}",
        "steps.jsonl:1:44: expected one of activate, increment"
      ),
      (
        "{\"accessibility\": {\"label\": \"x\", \"action\": \"focus\", \"custom\": \"y\"}}",
        "steps.jsonl:1:19: expected “action” or “custom”, found both"
      ),
      (
        "{\"expect\": {\"haptics\": [\"pattern\", \"impact-ligth\"]}}",
        "steps.jsonl:1:36: found the unknown name “impact-ligth”; did you mean “impact-light”?"
      ),
      ("{\"expect\": {\"at\": [1, 2]}}", "steps.jsonl:1:19: expected “label” or “identifier”"),
    ])
  func mistakes(text: String, message: String) {
    let found = mistake(text)
    #expect(found.hasPrefix(message), "\(found)")
  }
}
