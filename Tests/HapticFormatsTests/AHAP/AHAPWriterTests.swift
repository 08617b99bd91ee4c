import Foundation
import TactusHapticFormats
import TactusHapticPatterns
import TactusJSON
import TestSupport
import Testing

@Suite struct AHAPWriterTests {
  @Test("The canonical form is readable and stable")
  func form() throws {
    let pattern = HapticPattern(
      events: [
        HapticEvent(
          .transient, time: 0, parameters: [EventParameter(.hapticIntensity, 0.1)]),
        HapticEvent(
          .audioCustom, time: 0.5, duration: 1.25,
          waveform: WaveformReference(path: "a \"b\".wav", usesVolumeEnvelope: false, loops: true)),
      ],
      parameters: [DynamicParameter(.audioPan, -1, time: 2)],
      curves: [
        ParameterCurve(
          .hapticIntensity, time: 0,
          points: [.init(time: 0, value: 1), .init(time: 0.3, value: 0.25)])
      ])
    let metadata = JSONData.object([.init("Project", .string("Knöck"))])
    #expect(
      try AHAPWriter(metadata: metadata).text(of: pattern) == """
        {
          "Version": 1.0,
          "Metadata": {
            "Project": "Knöck"
          },
          "Pattern": [
            {
              "Event": {
                "Time": 0.0,
                "EventType": "HapticTransient",
                "EventParameters": [
                  {"ParameterID": "HapticIntensity", "ParameterValue": 0.1}
                ]
              }
            },
            {
              "Event": {
                "Time": 0.5,
                "EventType": "AudioCustom",
                "EventDuration": 1.25,
                "EventWaveformPath": "a \\"b\\".wav",
                "EventWaveformUseVolumeEnvelope": false,
                "EventWaveformLoopEnabled": true
              }
            },
            {
              "Parameter": {
                "ParameterID": "AudioPanControl",
                "ParameterValue": -1.0,
                "Time": 2.0
              }
            },
            {
              "ParameterCurve": {
                "ParameterID": "HapticIntensityControl",
                "Time": 0.0,
                "ParameterCurveControlPoints": [
                  {"Time": 0.0, "ParameterValue": 1.0},
                  {"Time": 0.3, "ParameterValue": 0.25}
                ]
              }
            }
          ]
        }

        """)
  }

  @Test("Any written pattern is parsed as an equal one")
  func roundTrip() throws {
    var random = SeededRandom(seed: 7)
    for _ in 0..<500 {
      let pattern = HapticPattern.readable(using: &random)
      let text = try AHAPWriter().text(of: pattern)
      let document = try AHAPReader().read(SourceText(name: "a.ahap", text: text))
      #expect(document.pattern == pattern)
      #expect(try AHAPWriter().text(of: document.pattern) == text)
      // Foundation's parser is another opinion on whether it is JSON at all.
      _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
    }
  }

  @Test("Decimal points stay points in a locale of commas")
  func locale() throws {
    let names: [String] = ["de_DE.UTF-8", "fr_FR.UTF-8"]
    guard names.contains(where: { setlocale(LC_NUMERIC, $0) != nil }) else {
      print("skipped: no locale with a decimal comma is installed")
      return
    }
    defer { setlocale(LC_NUMERIC, "C") }
    let pattern = HapticPattern(events: [HapticEvent(.transient, time: 0.5)])
    let text = try AHAPWriter().text(of: pattern)
    #expect(text.contains("\"Time\": 0.5,"))
    #expect(try AHAPReader().read(SourceText(name: "a", text: text)).pattern == pattern)
  }

  @Test("Values that JSON cannot express are refused by name")
  func notFinite() {
    let pattern = HapticPattern(events: [
      HapticEvent(.transient, time: 0), HapticEvent(.transient, time: .nan),
    ])
    let failure = #expect(throws: AHAPWriter.Failure.self) {
      try AHAPWriter().text(of: pattern)
    }
    #expect(failure?.description == "the time of event 2 is nan")
  }
}
