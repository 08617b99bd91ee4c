import HapticPatterns

/// Something too weak to feel.
enum TooWeak: PatternRule {
  static let text = RuleText(
    "too-weak", .warning, "A haptic event is too weak to be felt.",
    reason: """
      Its intensity, times the intensity control while it plays, stays below 0.05. At 230 Hz
      the skin feels accelerations from about a thirtieth of one g on, and more while
      walking or busy; a phone at full intensity reaches about one g. Raise the intensity or
      leave the event out.
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
    for (event, place) in zip(pattern.events, pattern.places.events) where event.kind.isHaptic {
      let control = pattern.intensity.maximum(over: CheckedPattern.span(of: event))
      let strength = event[.hapticIntensity] * control
      guard strength < leastIntensity else { continue }
      let index = event.parameters.lastIndex { $0.id == .hapticIntensity }
      let reason = event[.hapticIntensity] < leastIntensity ? "" : " under its control"
      findings.add(
        TooWeak.self, at: index.map { place.parameters[$0].value } ?? place.start,
        "an intensity of \(Shown.hundredths(Double(strength)))\(reason) cannot be felt; "
          + "it takes about \(Shown.number(leastIntensity))")
    }
  }
}
