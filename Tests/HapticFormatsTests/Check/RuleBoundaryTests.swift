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

  @Test("Thirty seconds of haptics including pauses are accepted")
  func long() throws {
    #expect(try rules(taps([0, 15, 30])).isEmpty)
    #expect(try rules(taps([0, 15, 30.1])) == ["too-long"])
  }
}
