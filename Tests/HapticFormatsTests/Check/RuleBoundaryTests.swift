import Foundation
import TactusHapticFormats
import TactusHapticPatterns
import TactusJSON
import Testing

/// Tests the limit of each rule that has one, from both sides.
@Suite struct RuleBoundaryTests {
  private func rules(_ pattern: HapticPattern) throws -> [String] {
    try findings(pattern).map(\.rule)
  }

  private func findings(_ pattern: HapticPattern) throws -> [Diagnostic] {
    let text = try AHAPWriter().text(of: pattern)
    // Events here mostly leave out what does not matter to a limit.
    let checker = Checker(disabling: ["assumed-value"])
    return checker.check(SourceText(name: "a.ahap", text: text)).diagnostics
  }

  private func taps(_ times: [Double]) -> HapticPattern {
    HapticPattern(events: times.map { HapticEvent(.transient, time: $0) })
  }

  private func buzz(
    _ time: Double, _ duration: Double, _ intensity: Float = 1
  ) -> HapticEvent {
    HapticEvent(
      .continuous, time: time, duration: duration,
      parameters: [EventParameter(.hapticIntensity, intensity)])
  }

  private func curve(_ time: Double, _ points: [(Double, Float)]) -> ParameterCurve {
    ParameterCurve(
      .hapticIntensity, time: time, points: points.map { .init(time: $0.0, value: $0.1) })
  }

  @Test("Sustained is reported between 0 and 1, and a release only below a half")
  func sustained() throws {
    func rules(_ sustained: Float, _ release: Float) throws -> Set<String> {
      var event = buzz(0, 1)
      event.parameters += [
        EventParameter(.sustained, sustained), EventParameter(.releaseTime, release),
      ]
      let found = try self.rules(HapticPattern(events: [event]))
      return Set(found).intersection(["sustained-between", "release-while-decaying"])
    }
    #expect(try rules(0, 0) == [])
    #expect(try rules(1, 0.5) == [])
    #expect(try rules(0, 0.5) == ["release-while-decaying"])
    #expect(try rules(0.49, 0.5) == ["sustained-between", "release-while-decaying"])
    #expect(try rules(0.5, 0.5) == ["sustained-between"])
    let message = try findings(
      HapticPattern(
        events: [buzz(0, 1)].map { event in
          var event = event
          event.parameters.append(EventParameter(.sustained, 0.5))
          return event
        })
    ).first { $0.rule == "sustained-between" }?.message
    #expect(message?.contains("0.5 is taken as 1") == true)
  }

  @Test("An event that lasts without a duration is reported, a looped sound too")
  func endless() throws {
    func rules(_ event: HapticEvent) throws -> Bool {
      try self.rules(HapticPattern(events: [event])).contains("missing-duration")
    }
    let loop = WaveformReference(path: "a.wav", loops: true)
    #expect(try rules(HapticEvent(.continuous, time: 0)))
    #expect(try rules(HapticEvent(.audioContinuous, time: 0, duration: 0)))
    #expect(try rules(HapticEvent(.audioCustom, time: 0, waveform: loop)))
    #expect(try !rules(HapticEvent(.audioCustom, time: 0, duration: 1, waveform: loop)))
    #expect(
      try !rules(
        HapticEvent(.audioCustom, time: 0, waveform: WaveformReference(path: "a.wav"))))
    #expect(try !rules(HapticEvent(.transient, time: 0)))
  }

  @Test("Sixteen control points are accepted, and seventeen are reported as split")
  func controlPoints() throws {
    func pattern(_ count: Int) -> HapticPattern {
      let points = (0..<count).map { index -> (Double, Float) in
        (Double(index) / 10, index % 2 == 0 ? 0.5 : 1)
      }
      return HapticPattern(events: [buzz(0, 10)], curves: [curve(0, points)])
    }
    #expect(try rules(pattern(16)).isEmpty)
    let findings = try findings(pattern(17))
    #expect(findings.map(\.rule) == ["too-many-control-points"])
    #expect(findings.first?.message.hasSuffix("split it at 1.5 s") == true)
    let many = try self.findings(pattern(92)).first?.message
    #expect(many?.hasSuffix("split it at 1.5 s, 3 s, 4.5 s and 3 more") == true)
  }

  @Test("A vibration of 30 s is accepted, and a longer one is reported")
  func thirtySeconds() throws {
    let quiet = Checker(disabling: ["no-silence", "too-long", "assumed-value"])
    for (duration, expected) in [(30.0, []), (30.001, ["continuous-too-long"])] {
      let text = try AHAPWriter().text(of: HapticPattern(events: [buzz(0, duration)]))
      let found = quiet.check(SourceText(name: "a", text: text)).diagnostics.map(\.rule)
      #expect(found == expected)
    }
  }

  @Test("Taps 9 ms apart are distinct, nearer ones are reported, simultaneous ones are not")
  func tapsTooClose() throws {
    #expect(try rules(taps([0, 0.01, 0.1])).isEmpty)
    #expect(try rules(taps([0, 0.0091])).isEmpty)
    #expect(try rules(taps([0, 0.0089])) == ["taps-too-close"])
    #expect(try !rules(taps([0.2, 0.2])).contains("taps-too-close"))
  }

  @Test("Durations below one period are too short, below 30 ms like a tap")
  func shortDurations() throws {
    #expect(try rules(HapticPattern(events: [buzz(0, 0.0124)])) == ["too-short"])
    #expect(try rules(HapticPattern(events: [buzz(0, 0.0126)])) == ["tap-would-do"])
    #expect(try rules(HapticPattern(events: [buzz(0, 0.03)])).isEmpty)
  }

  // Signal.M4.
  @Test("Assumed values are noted once for each kind of event and parameter")
  func assumed() throws {
    let pattern = HapticPattern(events: [
      HapticEvent(.transient, time: 0), HapticEvent(.transient, time: 1), buzz(2, 1),
    ])
    let text = try AHAPWriter().text(of: pattern)
    let found = Checker().check(SourceText(name: "a", text: text)).diagnostics
    #expect(
      found.map(\.message) == [
        "the HapticTransient event has no HapticIntensity and no HapticSharpness, so 0.75 and 0.5 "
          + "are assumed; it is the first of 2 such events",
        "the HapticContinuous event has no HapticSharpness, so 0.422601 is assumed",
      ])
    #expect(found.allSatisfy { $0.rule == "assumed-value" && $0.severity == .note })
    #expect(Set(found.compactMap(\.position?.line)).count == 2)
  }

  @Test("An intensity below 0.05 is too weak, 0.05 is not")
  func weak() throws {
    #expect(try rules(HapticPattern(events: [buzz(0, 1, 0.0499)])) == ["too-weak"])
    #expect(try rules(HapticPattern(events: [buzz(0, 1, 0.05)])).isEmpty)
  }

  @Test("A fade may end in silence, but a control must not silence half of the pattern")
  func drowned() throws {
    var pattern = taps([0, 1, 2, 3])
    pattern.curves = [curve(0, [(0, 1), (2.5, 1), (3, 0)])]
    #expect(try rules(pattern).isEmpty)
    pattern.curves = [curve(0, [(0, 1), (1, 0.5), (1.5, 0), (3, 0)])]
    let finding = try #require(try findings(pattern).first)
    #expect(finding.rule == "too-weak")
    #expect(finding.message.contains("2 of 4 haptic events"))
  }

  @Test("A control that peaks within a long event makes it perceptible")
  func peakWithin() throws {
    var pattern = HapticPattern(events: [buzz(0, 4)])
    pattern.curves = [curve(0, [(0, 0), (1, 0), (2, 0.5), (3, 0), (4, 0)])]
    #expect(try rules(pattern).isEmpty)
  }

  @Test("Vibrations with a sum of 1 are accepted, and a greater sum is reported as clipped")
  func clipped() throws {
    #expect(try rules(HapticPattern(events: [buzz(0, 1, 0.5), buzz(0.5, 1, 0.5)])).isEmpty)
    #expect(
      try rules(HapticPattern(events: [buzz(0, 1, 0.5), buzz(0.5, 1, 0.52)])) == ["clipped-overlap"]
    )
    #expect(try rules(HapticPattern(events: [buzz(0, 1), buzz(1, 1)])).isEmpty)
    let tap = HapticEvent(.transient, time: 0.5)
    #expect(try rules(HapticPattern(events: [buzz(0, 1, 0.8), tap])).isEmpty)
    #expect(try rules(HapticPattern(events: [buzz(0, 1, 0.9), tap])) == ["clipped-overlap"])
  }

  @Test("Ten seconds without a pause are accepted, and a pause restarts the count")
  func silence() throws {
    #expect(try rules(HapticPattern(events: [buzz(0, 10)])).isEmpty)
    #expect(try rules(HapticPattern(events: [buzz(0, 10.1)])) == ["no-silence"])
    #expect(try rules(HapticPattern(events: [buzz(0, 6), buzz(6.02, 6)])) == ["no-silence"])
    #expect(try rules(HapticPattern(events: [buzz(0, 6), buzz(6.06, 6)])).isEmpty)
    let pause = curve(0, [(0, 1), (6, 1), (6.1, 0), (6.2, 0), (6.3, 1)])
    #expect(try rules(HapticPattern(events: [buzz(0, 12)], curves: [pause])).isEmpty)
    let dip = curve(0, [(0, 1), (6, 1), (6.1, 0.2), (6.2, 1)])
    #expect(try rules(HapticPattern(events: [buzz(0, 12)], curves: [dip])) == ["no-silence"])
  }

  @Test("Curves may touch, and overlap by rounding errors")
  func overlap() throws {
    func pattern(_ second: Double) -> HapticPattern {
      HapticPattern(
        events: [buzz(0, 3)],
        curves: [curve(0, [(0, 1), (1, 0.5)]), curve(second, [(0, 0.5), (1, 1)])])
    }
    #expect(try rules(pattern(1)).isEmpty)
    #expect(try rules(pattern(0.9995)).isEmpty)
    #expect(try rules(pattern(0.99)) == ["overlapping-curves"])
  }

  @Test("Points relative to the wrong start are reported once, and not as overlaps")
  func absolute() throws {
    let curves = (1..<5).map { start in
      let time = Double(start)
      return curve(time, [(time, 1), (time + 1, 0.5)])
    }
    let findings = try findings(HapticPattern(events: [buzz(0, 5)], curves: curves))
    #expect(findings.map(\.rule) == ["absolute-curve-times"])
    #expect(findings.first?.message.contains("4 of 4 curves") == true)
  }

  @Test("Thirty seconds of haptics including short rests are accepted")
  func long() throws {
    let half = stride(from: 0.0, through: 30, by: 5).map(\.self)
    #expect(try rules(taps(half)).isEmpty)
    let findings = try findings(taps(half + [30.1]))
    #expect(findings.map(\.rule) == ["too-long"])
    #expect(findings.first?.message.contains("30.1 s after they began") == true)
    // A rest of ten seconds begins another feedback.
    #expect(try rules(taps([0, 60])).isEmpty)
    #expect(try rules(taps([0, 15, 30.1])).isEmpty)
    #expect(try rules(taps([0, 9.9, 19.8, 29.7, 39.6])) == ["too-long"])
  }

  @Test("Taps half a cycle apart cancel, and the message says what is felt")
  func cancelling() throws {
    let near = try findings(taps([0, 0.0025]))
    #expect(near.map(\.rule) == ["taps-too-close", "taps-too-close"])
    let message = try #require(near.last?.message)
    let numbers = message.matches(of: #/([0-9.]+) g/#).compactMap { Double($0.1) }
    try #require(numbers.count == 2)
    #expect(numbers[0] < 0.85 * numbers[1] && numbers[1] > 0.4)
    // A whole cycle apart they add up.
    #expect(try findings(taps([0, 0.0065])).count == 1)
    // One that is much weaker takes nothing away.
    var uneven = taps([0, 0.0025])
    uneven.events[0].parameters = [EventParameter(.hapticIntensity, 1)]
    uneven.events[1].parameters = [EventParameter(.hapticIntensity, 0.1)]
    #expect(try findings(uneven).count == 1)
  }

  @Test("A sound that the inspector refuses is an error, once for each event")
  func unreadableSound() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "tactus-check-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder.appending(path: "empty.wav"))
    try Data("x".utf8).write(to: folder.appending(path: "good.wav"))
    let events = ["empty.wav", "empty.wav", "good.wav", "none.wav"].map {
      HapticEvent(.audioCustom, time: 0, waveform: WaveformReference(path: $0))
    }
    let text = try AHAPWriter().text(of: HapticPattern(events: events))
    let checker = Checker(
      disabling: ["assumed-value", "audio-without-haptic"],
      inspectSound: { $0.hasSuffix("empty.wav") ? "the file is empty" : nil })
    let found = checker.check(SourceText(name: "a", text: text), folder: folder.path).diagnostics
    #expect(
      found.map(\.rule) == ["unreadable-waveform", "unreadable-waveform", "missing-waveform"])
    #expect(found.first?.message == "“empty.wav” cannot be played: the file is empty")
  }

  @Test("A sharpness control may move an event to 0 and 1, and no further")
  func sharpness() throws {
    func pattern(_ own: Float, _ control: Float) -> HapticPattern {
      HapticPattern(
        events: [
          HapticEvent(
            .continuous, time: 0, duration: 1, parameters: [EventParameter(.hapticSharpness, own)])
        ],
        curves: [
          ParameterCurve(
            .hapticSharpness, time: 0,
            points: [.init(time: 0, value: 0), .init(time: 1, value: control)])
        ])
    }
    #expect(try rules(pattern(0.5, 0.5)).isEmpty)
    #expect(try rules(pattern(0.5, -0.5)).isEmpty)
    #expect(try rules(pattern(0.5, 0.52)) == ["clamped-sharpness"])
    let low = try findings(pattern(0.3, -0.5))
    #expect(low.map(\.rule) == ["clamped-sharpness"])
    #expect(low.first?.message.contains("add up to -0.2, which is limited to 0") == true)
    // A control after the event does nothing to it.
    var late = pattern(0.5, 1)
    late.curves[0].time = 1
    #expect(try rules(late).isEmpty)
  }

  @Test("A control may begin with the end of the last event, and not after it")
  func lateControl() throws {
    func pattern(_ time: Double, release: Float = 0) -> HapticPattern {
      var pattern = HapticPattern(events: [buzz(0, 1)])
      pattern.events[0].parameters.append(EventParameter(.releaseTime, release))
      pattern.parameters = [DynamicParameter(.hapticIntensity, 0.5, time: time)]
      return pattern
    }
    #expect(try rules(pattern(1)).isEmpty)
    #expect(try rules(pattern(1.1)) == ["control-after-last-event"])
    #expect(try rules(pattern(1.1, release: 0.8)).isEmpty)
    // The length of a sound is not known here.
    var sound = HapticPattern(events: [
      buzz(0, 1), HapticEvent(.audioContinuous, time: 0, duration: 2),
    ])
    sound.parameters = [DynamicParameter(.audioVolume, 0.5, time: 1.5)]
    #expect(try rules(sound).isEmpty)
  }

  @Test("An attack as long as its event is accepted, and a longer one is reported")
  func attack() throws {
    func pattern(_ duration: Double) -> HapticPattern {
      var pattern = HapticPattern(events: [buzz(0, duration)])
      pattern.events[0].parameters.append(EventParameter(.attackTime, 1))
      return pattern
    }
    #expect(try rules(pattern(1.01)).isEmpty)
    let findings = try findings(pattern(0.5))
    #expect(findings.map(\.rule) == ["attack-too-long"])
    #expect(findings.first?.message.hasSuffix("it reaches 50 % of its level") == true)
  }

  @Test("Whole times of minutes are taken for milliseconds, other times are not")
  func milliseconds() throws {
    #expect(try rules(taps([0, 120, 250])) == ["times-in-milliseconds"])
    #expect(try rules(taps([0, 120, 250.5])).isEmpty)
    #expect(try rules(taps([0, 60])).isEmpty)
    #expect(try rules(taps([0, 1, 120])).isEmpty)
    let quiet: Set = ["no-silence", "too-long", "continuous-too-long", "assumed-value"]
    let blocks = HapticPattern(events: (0..<5).map { buzz(Double($0) * 30, 30) })
    let long = HapticPattern(events: [buzz(0, 80), buzz(100, 50)])
    for (pattern, expected) in [(blocks, []), (long, ["times-in-milliseconds"])] {
      let text = try AHAPWriter().text(of: pattern)
      let found = Checker(disabling: quiet).check(SourceText(name: "a", text: text)).diagnostics
      #expect(found.map(\.rule) == expected)
    }
  }

  @Test("An intensity of 0 under a curve is reported once, and without a curve as too weak")
  func multipliedZero() throws {
    var pattern = HapticPattern(events: [buzz(0, 1, 0)])
    #expect(try rules(pattern) == ["too-weak"])
    pattern.curves = [curve(0, [(0, 0), (1, 1)])]
    #expect(try rules(pattern) == ["multiplied-zero"])
    let tone = HapticEvent(
      .audioContinuous, time: 0, duration: 1, parameters: [EventParameter(.audioVolume, 0)])
    pattern = HapticPattern(events: [tone, buzz(0, 1)])
    #expect(try rules(pattern).isEmpty)
    pattern.parameters = [DynamicParameter(.audioVolume, 0.5, time: 0.5)]
    #expect(try rules(pattern) == ["multiplied-zero"])
  }
}
