import TextForms

/// Something too weak to feel.
enum TooWeak: PatternRule {
  static let text = RuleText(
    "too-weak", .warning, "A haptic event is too weak to be felt.",
    reason: """
      Its intensity is below 0.05, or the intensity control keeps half of the pattern or more
      below that. At 230 Hz the skin feels accelerations from about a thirtieth of one g on,
      and needs more while walking or busy; a phone at full intensity reaches about one g.
      Raise the intensity or leave the event out. The end of a fade is left alone.
      """,
    source: """
      Thresholds: Verrillo 1963 for the skin; Yoshida and others, IEEE Transactions on
      Haptics 2023, for walking and for intensity on iPhones. Their translation to 0.05 is
      ours. Confidence: guess.
      """,
    wrong: #"""
      {"Event": {"Time": 0, "EventType": "HapticTransient",
        "EventParameters": [{"ParameterID": "HapticIntensity", "ParameterValue": 0.02}]}}
      """#,
    right: #"""
      {"Event": {"Time": 0, "EventType": "HapticTransient",
        "EventParameters": [{"ParameterID": "HapticIntensity", "ParameterValue": 0.3}]}}
      """#)

  /// The least intensity that is felt, of 1.
  static let leastIntensity: Float = 0.05

  static func check(_ pattern: CheckedPattern, _ findings: inout Findings) {
    var haptics = 0
    var drowned: [Int] = []
    for (index, event) in pattern.events.enumerated() where event.kind.isHaptic {
      haptics += 1
      if event[.hapticIntensity] < leastIntensity {
        let parameter = event.parameters.lastIndex { $0.id == .hapticIntensity }
        let place = pattern.places.events[index]
        findings.add(
          TooWeak.self, at: parameter.map { place.parameters[$0].value } ?? place.start,
          "an intensity of \(Shown.number(event[.hapticIntensity])) cannot be felt; it takes about "
            + "\(Shown.number(leastIntensity))")
      } else if event[.hapticIntensity]
        * pattern.intensity.maximum(over: CheckedPattern.span(of: event)) < leastIntensity
      {
        drowned.append(index)
      }
    }
    // A fade ends in events that are not felt any more, and that is no mistake. A control that
    // leaves less than half of a pattern is.
    guard drowned.count * 2 >= haptics, let first = drowned.first else { return }
    findings.add(
      TooWeak.self, at: pattern.places.events[first].start,
      "HapticIntensityControl leaves \(drowned.count) of \(NumberText.count(haptics, "haptic event")) "
        + "too weak to be felt")
  }
}
