import CoreHaptics
import Foundation
import TactusHapticFormats
import TactusJSON
import TestSupport
import Testing

/// Patterns that an iPhone refuses: no form of making or playing them accepts one.
@Suite struct RefusedPatternTests {
  /// A file that is refused, with the codes for it as a file and as a dictionary.
  struct Case: Sendable, CustomTestStringConvertible {
    var element: String
    var code: CHHapticError.Code
    var dictionaryCode: CHHapticError.Code?
    var version = "1.0"

    var text: String { #"{"Version": \#(version), "Pattern": [\#(Self.tap), \#(element)]}"# }
    var testDescription: String { "\(version): \(element)" }

    static let tap = #"{"Event": {"Time": 0, "EventType": "HapticTransient"}}"#
  }

  private static func event(_ entries: String) -> String { #"{"Event": {\#(entries)}}"# }
  private static let buzz = #""EventType": "HapticContinuous", "Time": 0, "EventDuration": 1"#
  private static func curve(_ points: String) -> String {
    #"{"ParameterCurve": {"ParameterID": "HapticIntensityControl", "Time": 0, \#(points)}}"#
  }

  static let cases: [Case] = [
    Case(element: event(#""Time": 0"#), code: .badEventEntry),
    Case(element: event(#""Time": 0, "EventType": 1"#), code: .badEventEntry),
    Case(element: event(#""Time": 0, "EventType": "Tap""#), code: .badEventEntry),
    Case(element: #"{"Event": 1}"#, code: .badEventEntry),
    Case(element: "{}", code: .badEventEntry),
    Case(element: "1", code: .badEventEntry),
    Case(element: event(#"\#(buzz), "EventParameters": {}"#), code: .badEventEntry),
    Case(element: event(#""EventType": "AudioCustom", "Time": 0"#), code: .badEventEntry),
    Case(
      element: event(#""EventType": "AudioCustom", "Time": 0, "EventWaveformPath": "../a.wav""#),
      code: .badEventEntry),
    Case(
      element: event(#"\#(buzz), "EventParameters": [{"ParameterID": "HapticIntensity"}]"#),
      code: .badParameterEntry),
    Case(
      element: event(#"\#(buzz), "EventParameters": [{"ParameterValue": 1}]"#),
      code: .badParameterEntry),
    Case(
      element: event(
        #"\#(buzz), "EventParameters": [{"ParameterID": "HapticIntensity", "ParameterValue": "1"}]"#
      ),
      code: .badParameterEntry),
    Case(element: event(#"\#(buzz), "EventParameters": [1]"#), code: .badParameterEntry),
    Case(
      element: #"{"Parameter": {"ParameterID": "HapticIntensityControl", "Time": 0}}"#,
      code: .badParameterEntry),
    Case(element: #"{"Parameter": {"ParameterValue": 1, "Time": 0}}"#, code: .badParameterEntry),
    Case(element: #"{"Parameter": []}"#, code: .badParameterEntry),
    Case(element: curve(#""Points": []"#), code: .badParameterEntry),
    Case(element: curve(#""ParameterCurveControlPoints": 1"#), code: .badParameterEntry),
    Case(
      element: curve(#""ParameterCurveControlPoints": [{"Time": 0}]"#), code: .badParameterEntry),
    Case(
      element: event(#""EventType": "HapticTransient", "Time": -0.001"#), code: .invalidEventTime),
    Case(
      element: event(#""EventType": "HapticTransient", "Time": "1""#), code: .invalidEventTime),
    Case(
      element: event(#""EventType": "HapticContinuous", "Time": 0, "EventDuration": -1"#),
      code: .invalidEventDuration),
    Case(
      element:
        #"{"Parameter": {"ParameterID": "HapticIntensityControl", "ParameterValue": 1, "Time": -1}}"#,
      code: .invalidTime),
    Case(
      element: curve(#""ParameterCurveControlPoints": [{"Time": -1, "ParameterValue": 1}]"#),
      code: .invalidTime),
    Case(
      element: Case.tap, code: .invalidPatternData, dictionaryCode: .invalidPatternDictionary,
      version: "0"),
    Case(
      element: Case.tap, code: .invalidPatternData, dictionaryCode: .invalidPatternDictionary,
      version: "2.0"),
    Case(
      element: Case.tap, code: .invalidPatternData, dictionaryCode: .invalidPatternDictionary,
      version: #""1.0""#),
  ]

  @Test(
    "AHAP.E8, CoreHaptics.CP7, CoreHaptics.CP8. Each way in throws, and so says the checker",
    arguments: cases)
  func refused(example: Case) throws {
    let data = Data(example.text.utf8)
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).ahap")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(code { _ = try CHHapticPattern(contentsOf: file) } == example.code)
    let phone = FakePhone()
    let engine = try phone.engine()
    #expect(code { try engine.playPattern(from: data) } == example.code)
    #expect(code { try engine.playPattern(from: file) } == example.code)
    #expect(phone.sent.isEmpty)
    let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    let entries = object.map { (CHHapticPattern.Key(rawValue: $0.key), $0.value) }
    let dictionary = Dictionary(uniqueKeysWithValues: entries)
    #expect(
      code { _ = try CHHapticPattern(dictionary: dictionary) }
        == example.dictionaryCode ?? example.code)
    let checked = Checker().check(SourceText(name: "pattern.ahap", bytes: Array(data)))
    #expect(checked.diagnostics.contains { $0.severity == .error })
  }

  @Test("CoreHaptics.CP7. What is documented as lenient is accepted")
  func lenient() throws {
    let texts = [
      #"{"Pattern": [\#(Case.tap)]}"#,
      #"{"Version": 1, "Metadata": 7, "Pattern": [\#(Case.tap)]}"#,
      #"{"Version": 1.0, "Pattern": [{"Event": {"EventType": "HapticTransient"}}]}"#,
      #"{"Version": 1.0, "Pattern": [{"Event": {"EventType": "HapticTransient", "Name": "a"}}]}"#,
      #"""
      {"Version": 1.0, "Pattern": [{"Event": {"EventType": "HapticTransient", "EventParameters": [
        {"ParameterID": "HapticIntensity", "ParameterValue": 7}]}}]}
      """#,
    ]
    for text in texts {
      let engine = try FakePhone().engine()
      #expect(code { try engine.playPattern(from: Data(text.utf8)) } == nil, "\(text)")
    }
  }

  @Test("CoreHaptics.PB1. There is no player of a pattern without events")
  func empty() throws {
    let phone = FakePhone()
    let engine = try phone.runningEngine()
    let fade = CHHapticParameterCurve(
      parameterID: .hapticIntensityControl,
      controlPoints: [.init(relativeTime: 0, value: 1), .init(relativeTime: 1, value: 0)],
      relativeTime: 0)
    let patterns = [
      try CHHapticPattern(events: [], parameters: []),
      try CHHapticPattern(events: [], parameterCurves: [fade]),
      try CHHapticPattern(dictionary: [.pattern: []]),
    ]
    for pattern in patterns {
      #expect(code { _ = try engine.makePlayer(with: pattern) } == .invalidPatternData)
      #expect(code { _ = try engine.makeAdvancedPlayer(with: pattern) } == .invalidPatternData)
    }
    let data = Data(#"{"Version": 1.0, "Pattern": []}"#.utf8)
    #expect(code { try engine.playPattern(from: data) } == .invalidPatternData)
    #expect(phone.players.isEmpty)
  }

  @Test("CoreHaptics.AR2. A sound event that names no sound has no player")
  func namelessSound() throws {
    let engine = try FakePhone().engine()
    let event = CHHapticEvent(eventType: .audioCustom, parameters: [], relativeTime: 0)
    let pattern = try CHHapticPattern(events: [event], parameters: [])
    #expect(code { _ = try engine.makePlayer(with: pattern) } == .invalidAudioResource)
  }
}
