import TactusHapticPatterns
import TactusJSON
import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import Testing

@Suite struct HapticLogTests {
  private static let played = HapticLogEntry(
    asked: PhoneInstant(nanoseconds: 1_500_000_001), felt: PhoneInstant(nanoseconds: 1_535_000_001),
    subject: .feedback(.impactLight), intensity: 0.5, engine: .idle, reason: nil, peak: 0.25,
    app: "Timer \"2\"\n")
  private static let suppressed = HapticLogEntry(
    asked: PhoneInstant(nanoseconds: .max), felt: nil, subject: .feedback(.selection), intensity: 1,
    engine: .prepared, reason: .systemHapticsOff, peak: 0, app: "Küchenuhr")

  @Test("A line has the keys and the words that other programs read")
  func line() {
    #expect(
      Self.played.json == """
        {"asked": 1.500000001, "felt": 1.535000001, "generator": "impact", "style": "light", \
        "intensity": 0.5, "engine": "idle", "decision": "played", "reason": null, \
        "peak": 0.25, "app": "Timer \\"2\\"\\n"}
        """)
    #expect(
      Self.suppressed.json == """
        {"asked": 9223372036.854775807, "felt": null, "generator": "selection", "style": null, \
        "intensity": 1.0, "engine": "prepared", "decision": "suppressed", \
        "reason": "system-haptics-off", "peak": 0.0, "app": "Küchenuhr"}
        """)
  }

  @Test("A written log is read back to the nanosecond")
  func roundTrip() throws {
    var disturbing = Self.played
    disturbing.disturbed = [.camera, .motion]
    let log = HapticLog([Self.played, disturbing, Self.suppressed])
    #expect(try HapticLog(SourceText(name: "log", text: log.json)) == log)
  }

  @Test("A player's line has its pattern; the session has its events, and resets parameters")
  func player() throws {
    let pattern = HapticPattern(
      events: [HapticEvent(.continuous, time: 0.5, duration: 1)],
      parameters: [DynamicParameter(.hapticIntensity, 0.5, time: 0.25)])
    var entry = Self.played
    entry.subject = .pattern(pattern)
    #expect(!entry.json.contains("\n") && entry.json.contains(#""generator": "player""#))
    let log = try HapticLog(SourceText(name: "log", text: HapticLog([entry]).json))
    #expect(log.entries == [entry])
    let felt = try #require(entry.felt)
    let session = log.pattern(from: felt.advanced(by: .seconds(-1)))
    #expect(session.events == [HapticEvent(.continuous, time: 1.5, duration: 1)])
    let control = ParameterTimeline(.hapticIntensity, of: session)
    #expect([1.2, 1.3, 2.4, 2.6].map(control.value) == [1, 0.5, 0.5, 1])
  }

  @Test("Every feedback and every reason is read back", arguments: Feedback.allCases)
  func everything(feedback: Feedback) throws {
    let entries = SuppressionReason.allCases.map { reason in
      HapticLogEntry(
        asked: .boot, felt: nil, subject: .feedback(feedback), intensity: 0, engine: .warming,
        reason: reason, peak: 0, app: "")
    }
    let log = HapticLog(entries)
    #expect(try HapticLog(SourceText(name: "log", text: log.json)) == log)
  }

  @Test("Keys in another order, further keys and empty lines do no harm")
  func lenient() throws {
    let text = """

      {"app": "x", "peak": 1, "note": {"a": []}, "decision": "played", "felt": 2, "asked": 1,
      """
    let line =
      text.replacing(",\n", with: ", ").dropLast()
      + #", "engine": "idle", "intensity": 1, "style": "soft", "generator": "impact"}"#
    let log = try HapticLog(SourceText(name: "log", text: line + "\n\n"))
    #expect(log.entries.map(\.latency) == [.seconds(1)])
  }

  @Test(
    "An invalid line is reported with its number and the expectation",
    arguments: [
      ("x", "expected a line of JSON"), ("{}", "“asked”"), (#"{"asked": 1e3}"#, "“asked”"),
      (#"{"asked": "1"}"#, "“asked”"), (#"{"asked": 99999999999999999999}"#, "“asked”"),
      (#"{"asked": 1, "generator": "impact"}"#, "“generator”"),
    ])
  func mistakes(line: String, part: String) {
    let error = #expect(throws: SourceTextError.self) {
      try HapticLog(SourceText(name: "log", text: Self.played.json + "\n" + line))
    }
    #expect(error?.description.hasPrefix("log:2:1: error: ") == true)
    #expect(error?.description.contains(part) == true)
  }

  @Test(
    "A value that contradicts the others is rejected",
    arguments: [
      (#""felt": 1.535000001"#, #""felt": 1.4"#), (#""felt": 1.535000001"#, #""felt": null"#),
      (#""intensity": 0.5"#, #""intensity": 1.5"#), (#""engine": "idle""#, #""engine": "on""#),
      (#""played""#, #""dropped""#), (#""played""#, #""suppressed""#),
      (#""peak": 0.25"#, #""peak": -1"#),
    ])
  func contradictions(wrong: (part: String, instead: String)) {
    let line = Self.played.json.replacing(wrong.part, with: wrong.instead)
    #expect(line != Self.played.json)
    #expect(throws: SourceTextError.self) {
      try HapticLog(SourceText(name: "log", text: line))
    }
  }

  @Test("Everything felt is one pattern, each tap at its time")
  func session() {
    // Each is felt 35 ms after it was asked for, and the second needs a pencil that is not there.
    var rig = PhoneRig()
    rig.trigger(.notificationSuccess, at: 1000)
    rig.trigger(.canvasPath, at: 1500)
    rig.trigger(.impactSoft, intensity: 0.5, at: 2000)
    let pattern = HapticLog(rig.log).pattern(from: PhoneRig.instant(1000))
    let times = pattern.events.map { ($0.time * 1e6).rounded() / 1e6 }
    #expect(times == [0.035, 0.145, 1.035])
    #expect(pattern.events.last?[.hapticIntensity] == 0.35)
    #expect(HapticLog(rig.log).pattern(from: PhoneRig.instant(1500)).events.count == 1)
  }
}
