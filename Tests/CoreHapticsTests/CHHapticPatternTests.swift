import CoreHaptics
import Foundation
import TactusHapticFormats
import TactusHapticPatterns
import TestSupport
import Testing

@Suite struct CHHapticPatternTests {
  private func tap(_ time: TimeInterval = 0, _ values: [Float] = []) -> CHHapticEvent {
    CHHapticEvent(
      eventType: .hapticTransient,
      parameters: values.map { CHHapticEventParameter(parameterID: .hapticIntensity, value: $0) },
      relativeTime: time)
  }

  // CoreHaptics.CP1.
  @Test("A pattern of Core Haptics' objects equals one of values")
  func objects() throws {
    let buzz = CHHapticEvent(
      eventType: .hapticContinuous,
      parameters: [
        CHHapticEventParameter(parameterID: .hapticIntensity, value: 0.6),
        CHHapticEventParameter(parameterID: .attackTime, value: 0.1),
      ], relativeTime: 0.1, duration: 0.5)
    let control = CHHapticDynamicParameter(
      parameterID: .hapticIntensityControl, value: 0.5, relativeTime: 0.2)
    let made = try CHHapticPattern(events: [tap(), buzz], parameters: [control])
    let expected = HapticPattern(
      events: [
        HapticEvent(.transient, time: 0),
        HapticEvent(
          .continuous, time: 0.1, duration: 0.5,
          parameters: [.init(.hapticIntensity, 0.6), .init(.attackTime, 0.1)]),
      ],
      parameters: [DynamicParameter(.hapticIntensity, 0.5, time: 0.2)])
    #expect(made.pattern == expected)
    #expect(made.duration == 0.6)
  }

  @Test("A curve counts for the duration and keeps its points")
  func curves() throws {
    let curve = CHHapticParameterCurve(
      parameterID: .hapticSharpnessControl,
      controlPoints: [.init(relativeTime: 0, value: -2), .init(relativeTime: 1, value: 0.5)],
      relativeTime: 0.5)
    let made = try CHHapticPattern(events: [tap()], parameterCurves: [curve])
    #expect(made.duration == 1.5)
    #expect(made.pattern.curves[0].points.map(\.value) == [-1, 0.5])
  }

  // CoreHaptics.CP2–CP5.
  @Test("Each invalid argument throws a code of its own")
  func refusals() {
    #expect(
      code { _ = try CHHapticPattern(events: [tap(-0.001)], parameters: []) } == .invalidEventTime)
    #expect(code { _ = try CHHapticPattern(events: [tap(0)], parameters: []) } == nil)
    #expect(
      code { _ = try CHHapticPattern(events: [tap(.nan)], parameters: []) } == .invalidEventTime)
    let endless = CHHapticEvent(
      eventType: .hapticContinuous, parameters: [], relativeTime: 0, duration: -1)
    #expect(
      code { _ = try CHHapticPattern(events: [endless], parameters: []) }
        == .invalidEventDuration)
    let unknown = CHHapticEvent(
      eventType: .init(rawValue: "HapticSmell"), parameters: [], relativeTime: 0)
    #expect(
      code { _ = try CHHapticPattern(events: [unknown], parameters: []) } == .invalidEventType)
    let misspelled = CHHapticEvent(
      eventType: .init(rawValue: "HapticTransiant"), parameters: [], relativeTime: 0)
    let error = #expect(throws: CHHapticError.self) {
      try CHHapticPattern(events: [misspelled], parameters: [])
    }
    let details = "\(error?.userInfo ?? [:])"
    #expect(details.contains("did you mean “HapticTransient”?"))
    let odd = CHHapticEvent(
      eventType: .hapticTransient,
      parameters: [CHHapticEventParameter(parameterID: .init(rawValue: "Taste"), value: 1)],
      relativeTime: 0)
    #expect(
      code { _ = try CHHapticPattern(events: [odd], parameters: []) } == .invalidParameterType)
    let late = CHHapticDynamicParameter(
      parameterID: .hapticIntensityControl, value: 1, relativeTime: -1)
    #expect(code { _ = try CHHapticPattern(events: [], parameters: [late]) } == .invalidTime)
  }

  // CoreHaptics.CP6.
  @Test("Values are clamped to their range")
  func clamping() throws {
    let cases: [(Float, Float)] = [(-0.1, 0), (0, 0), (1, 1), (1.1, 1), (.nan, 0.75)]
    for (value, expected) in cases {
      let made = try CHHapticPattern(events: [tap(0, [value])], parameters: [])
      #expect(made.pattern.events[0][.hapticIntensity] == expected)
    }
  }

  // CoreHaptics.CP7.
  @Test("A dictionary may have Core Haptics' constants and numbers of any type")
  func dictionary() throws {
    let made = try CHHapticPattern(dictionary: [
      CHHapticPattern.Key.version: 1,
      .pattern: [
        [
          CHHapticPattern.Key.event: [
            CHHapticPattern.Key.eventType: CHHapticEvent.EventType.hapticTransient,
            .time: 0.25,
            .eventParameters: [
              [
                CHHapticPattern.Key.parameterID: CHHapticEvent.ParameterID.hapticSharpness,
                .parameterValue: Float(0.3),
              ]
            ],
          ]
        ],
        [
          "Event": ["EventType": "HapticContinuous", "Time": 1, "EventDuration": 2] as [String: Any]
        ],
      ],
    ])
    #expect(made.duration == 3)
    #expect(made.pattern.events[0][.hapticSharpness] == 0.3)
  }

  // CoreHaptics.CP7.
  @Test("A dictionary that is not a pattern throws")
  func badDictionaries() {
    #expect(
      code { _ = try CHHapticPattern(dictionary: [.version: 1]) } == .invalidPatternDictionary)
    #expect(
      code { _ = try CHHapticPattern(dictionary: [.pattern: [["Event": ["EventType": "Tap"]]]]) }
        == .badEventEntry)
    #expect(
      code { _ = try CHHapticPattern(dictionary: [.pattern: [["Evnt": 1]]]) } == .badEventEntry)
    #expect(
      code {
        _ = try CHHapticPattern(dictionary: [
          .pattern: [["Parameter": ["ParameterID": "Volume", "ParameterValue": 1]]]
        ])
      } == .badParameterEntry)
    #expect(
      code { _ = try CHHapticPattern(dictionary: [.pattern: Date.distantPast]) }
        == .invalidPatternDictionary)
  }

  // CoreHaptics.CP9.
  @Test("An exported dictionary makes an equal pattern", arguments: 0..<50)
  func export(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let pattern = HapticPattern.random(using: &random)
    let dictionary = try CHHapticPattern(pattern).exportDictionary()
    let again = try CHHapticPattern(dictionary: dictionary)
    #expect(again.pattern == pattern)
  }

  // CoreHaptics.CP9.
  @Test("A pattern with a registered sound cannot be exported")
  func registeredSound() throws {
    let sound = CHHapticEvent(audioResourceID: 7, parameters: [], relativeTime: 0)
    let made = try CHHapticPattern(events: [tap(), sound], parameters: [])
    #expect(made.audioResourceIDs == [1: 7])
    #expect(code { _ = try made.exportDictionary() } == .operationNotPermitted)
  }

  @Test("Every real file gives the reader's pattern, with its folder")
  func files() throws {
    let files = SharedFolder.examplePatterns + SharedFolder.ahapFiles
    #expect(!files.isEmpty)
    for file in files {
      let document = try AHAPReader().read(file.path)
      let isRefused = document.diagnostics.contains { $0.severity == .error }
      let made = try? CHHapticPattern(contentsOf: file)
      #expect((made == nil) == isRefused, "\(file.lastPathComponent)")
      if let made {
        #expect(made.pattern == document.pattern)
        #expect(made.folder?.path == file.deletingLastPathComponent().path)
      }
    }
  }

  // CoreHaptics.CP8.
  @Test("A missing file and an invalid file have their codes")
  func badFiles() throws {
    let missing = URL(filePath: "/nowhere/at-all.ahap")
    #expect(code { _ = try CHHapticPattern(contentsOf: missing) } == .fileNotFound)
    let folder = FileManager.default.temporaryDirectory
    #expect(code { _ = try CHHapticPattern(contentsOf: folder) } == .invalidPatternData)
  }
}
