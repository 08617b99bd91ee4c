import TactusHapticFormats
import TactusHapticPatterns
import TactusJSON
import Testing

@Suite struct AHAPReaderTests {
  private func read(_ elements: String) throws -> AHAPDocument {
    let text = "{\"Version\": 1.0, \"Pattern\": [\n\(elements)\n]}"
    return try AHAPReader().read(SourceText(name: "a.ahap", text: text))
  }

  // AHAP.E6, AHAP.E7.
  @Test("Every feature of the format is parsed")
  func everything() throws {
    let document = try read(
      #"""
      {"Event": {
        "Time": 0.5, "EventType": "HapticContinuous", "EventDuration": 2,
        "EventParameters": [
          {"ParameterID": "HapticIntensity", "ParameterValue": 0.8},
          {"ParameterID": "Sustained", "ParameterValue": 0}
        ]
      }},
      {"Event": {
        "Time": 1, "EventType": "AudioCustom", "EventWaveformPath": "sounds/a.wav",
        "EventWaveformUseVolumeEnvelope": false, "EventWaveformLoopEnabled": true
      }},
      {"Parameter": {"ParameterID": "AudioPanControl", "ParameterValue": -0.25, "Time": 3}},
      {"ParameterCurve": {
        "ParameterID": "HapticSharpnessControl", "Time": 0.25,
        "ParameterCurveControlPoints": [
          {"Time": 0, "ParameterValue": -1}, {"Time": 1e-1, "ParameterValue": 0.5}
        ]
      }}
      """#)
    #expect(document.diagnostics.isEmpty)
    #expect(document.version == 1)
    let waveform = WaveformReference(path: "sounds/a.wav", usesVolumeEnvelope: false, loops: true)
    let expected = HapticPattern(
      events: [
        HapticEvent(
          .continuous, time: 0.5, duration: 2,
          parameters: [EventParameter(.hapticIntensity, 0.8), EventParameter(.sustained, 0)]),
        HapticEvent(.audioCustom, time: 1, waveform: waveform),
      ],
      parameters: [DynamicParameter(.audioPan, -0.25, time: 3)],
      curves: [
        ParameterCurve(
          .hapticSharpness, time: 0.25,
          points: [.init(time: 0, value: -1), .init(time: 0.1, value: 0.5)])
      ])
    #expect(document.pattern == expected)
  }

  /// Elements with one flaw, the expected diagnostic and its position, and the rest of the pattern.
  struct Flaw: Sendable, CustomTestStringConvertible {
    var elements: String
    var rule: String
    var place: String
    var says: String
    var events: [HapticEvent]
    var testDescription: String { elements }

    init(
      _ elements: String, _ rule: String, _ place: String, _ says: String,
      leaves events: [HapticEvent] = []
    ) {
      self.elements = elements
      self.rule = rule
      self.place = place
      self.says = says
      self.events = events
    }
  }

  private static let tap = HapticEvent(.transient, time: 0)

  static let flaws: [Flaw] = [
    Flaw(
      #"{"Event": {"EventType": "HapticTransient"}}"#, "missing-time", "2:11",
      "it is taken as 0", leaves: [tap]),
    Flaw(
      #"{"Event": {"Time": -1, "EventType": "HapticTransient"}}"#, "negative-time", "2:20",
      "Time -1 is negative; it is taken as 0", leaves: [tap]),
    Flaw(
      #"{"Event": {"Time": 1e30, "EventType": "HapticTransient"}}"#, "time-out-of-range", "2:20",
      "Time 1e30 is outside", leaves: [HapticEvent(.transient, time: 86_400)]),
    Flaw(
      #"{"Event": {"Time": "0", "EventType": "HapticTransient"}}"#, "wrong-type", "2:20",
      "expected a number for Time, found “\"0\"”", leaves: [tap]),
    Flaw(
      #"{"Event": {"Time": 0, "EventType": "hapticTransient"}}"#, "unknown-event-type", "2:36",
      "did you mean “HapticTransient”?"),
    Flaw(
      #"{"Event": {"Time": 0, "EventType": "HapticTransient", "Duration": 1}}"#, "misspelt-key",
      "2:55", "did you mean “EventDuration”?", leaves: [tap]),
    Flaw(
      #"{"Event": {"Time": 0, "EventType": "HapticTransient", "Name": "x"}}"#, "unknown-key",
      "2:55", "“Name” is no key of an event", leaves: [tap]),
    Flaw(
      #"{"Event": {"Time": 0, "EventType": "HapticTransient", "ParameterValue": 1}}"#,
      "unknown-key", "2:55", "“ParameterValue” is no key of an event", leaves: [tap]),
    Flaw(
      #"{"Event": {"Time": 0, "EventType": "HapticTransient", "EventParameters": {}}}"#,
      "wrong-type", "2:74", "expected an array for EventParameters, found an object",
      leaves: [tap]),
    Flaw(
      #"{"event": {"Time": 0, "EventType": "HapticTransient"}}"#, "empty-element", "2:2",
      "did you mean “Event”?"),
    Flaw("{}", "empty-element", "2:1", "found an empty object"),
    Flaw("null", "empty-element", "2:1", "found null"),
    Flaw(#"{"Event": 1}"#, "wrong-type", "2:11", "expected an object for Event, found a number"),
    Flaw(
      #"{"Parameter": {"ParameterID": "HapticIntensity", "ParameterValue": 1, "Time": 0}}"#,
      "unknown-parameter", "2:31", "did you mean “HapticIntensityControl”?"),
    Flaw(
      #"{"ParameterCurve": {"ParameterID": "HapticIntensityControl", "Time": 0}}"#, "missing-key",
      "2:20", "no ParameterCurveControlPoints"),
    Flaw(
      #"{"Event": {"Time": 0, "EventType": "AudioCustom"}}"#, "missing-key", "2:11",
      "no EventWaveformPath", leaves: [HapticEvent(.audioCustom, time: 0)]),
    Flaw(
      #"{"Event": {"Time": 0, "EventType": "AudioCustom", "EventWaveformPath": "/etc/passwd"}}"#,
      "unsafe-waveform-path", "2:72", "is not relative to the pattern's folder",
      leaves: [HapticEvent(.audioCustom, time: 0)]),
  ]

  // AHAP.A2, AHAP.A4, AHAP.A6–A7, AHAP.E1–E3, AHAP.E5.
  @Test(
    "A flaw is corrected as a phone corrects it, and reported with its position", arguments: flaws)
  func mends(_ flaw: Flaw) throws {
    let document = try read(flaw.elements)
    #expect(document.pattern.events == flaw.events)
    let finding = try #require(document.diagnostics.first)
    #expect(document.diagnostics.count == 1)
    #expect(finding.rule == flaw.rule)
    #expect(finding.place == "a.ahap:\(flaw.place)")
    #expect(finding.message.contains(flaw.says), "\(finding.message)")
  }

  // AHAP.E3, AHAP.E5.
  @Test("Values are clamped to their range, and the message has both")
  func clamps() throws {
    let document = try read(
      #"""
      {"Event": {"Time": 0, "EventType": "HapticTransient", "EventParameters": [
        {"ParameterID": "HapticSharpness", "ParameterValue": 1.5},
        {"ParameterID": "HapticIntensity", "ParameterValue": -1e300}
      ]}},
      {"Parameter": {"ParameterID": "HapticSharpnessControl", "ParameterValue": -7, "Time": 0}}
      """#)
    #expect(document.pattern.events.first?.parameters.map(\.value) == [1, 0])
    #expect(document.pattern.parameters.map(\.value) == [-1])
    #expect(
      document.diagnostics.map(\.message) == [
        "HapticSharpness 1.5 is outside 0…1; it is taken as 1",
        "HapticIntensity -1e300 is outside 0…1; it is taken as 0",
        "HapticSharpnessControl -7 is outside -1…1; it is taken as -1",
      ])
  }

  // AHAP.E4.
  @Test("Events over 30 s and curves over 16 points are parsed unchanged")
  func keepsIntention() throws {
    let points = (0..<17).map { "{\"Time\": \($0), \"ParameterValue\": 1}" }
    let document = try read(
      """
      {"Event": {"Time": 0, "EventType": "HapticContinuous", "EventDuration": 40}},
      {"ParameterCurve": {"ParameterID": "HapticIntensityControl", "Time": 0,
        "ParameterCurveControlPoints": [\(points.joined(separator: ","))]}}
      """)
    #expect(document.pattern.events.first?.duration == 40)
    #expect(document.pattern.curves.first?.points.count == 17)
  }

  // AHAP.A3.
  @Test("The last of equal keys counts, and is reported")
  func duplicates() throws {
    let document = try read(#"{"Event": {"Time": 1, "Time": 2, "EventType": "HapticTransient"}}"#)
    #expect(document.pattern.events.map(\.time) == [2])
    #expect(document.diagnostics.map(\.place) == ["a.ahap:2:23"])
  }

  // AHAP.A5.
  @Test("An unknown or missing version is reported, and parsing continues")
  func versions() throws {
    for (head, rule) in [
      ("\"Version\": 0.0,", "unsupported-version"), ("", "missing-version"),
      ("\"Version\": \"1.0\",", "wrong-type"),
    ] {
      let source = SourceText(name: "a.ahap", text: "{\(head) \"Pattern\": []}")
      #expect(try AHAPReader().read(source).diagnostics.map(\.rule) == [rule])
    }
  }

  // AHAP.A5.
  @Test("Metadata is kept in its order")
  func metadata() throws {
    let text = #"{"Metadata": {"b": [1.50, null], "a": {"c": true}}, "Version": 1, "Pattern": []}"#
    let document = try AHAPReader().read(SourceText(name: "a", text: text))
    let expected = JSONData.object([
      .init("b", .array([.number("1.50"), .null])), .init("a", .object([.init("c", .bool(true))])),
    ])
    #expect(document.metadata == expected)
  }

  @Test("A rule reports at most a hundred findings and the number of the rest")
  func manyFindings() throws {
    let elements = Array(repeating: "{}", count: 250).joined(separator: ",\n")
    let document = try read(elements)
    #expect(document.diagnostics.count == 101)
    #expect(document.diagnostics.last?.message == "150 more like this are not shown")
  }
}
