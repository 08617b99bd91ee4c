import TactusTextFormatting

/// An event that is too weak to be felt.
enum TooWeak: PatternRule {
  static let text = RuleDescription(
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

  /// The minimum intensity that is felt.
  static let leastIntensity: Float = 0.05

  static func check(_ pattern: CheckedPattern, _ findings: inout Findings) {
    var haptics = 0
    var drowned: [Int] = []
    for (index, event) in pattern.events.enumerated() where event.kind.isHaptic {
      haptics += 1
      if MultipliedZero.multiplied(event, in: pattern) != nil { continue }
      if event[.hapticIntensity] < leastIntensity {
        let parameter = event.parameters.lastIndex { $0.id == .hapticIntensity }
        let place = pattern.places.events[index]
        findings.add(
          TooWeak.self, at: parameter.map { place.parameters[$0].value } ?? place.start,
          "an intensity of \(NumberFormatting.number(event[.hapticIntensity])) cannot be felt; it takes about "
            + "\(NumberFormatting.number(leastIntensity))")
      } else if event[.hapticIntensity]
        * pattern.intensity.maximum(over: CheckedPattern.span(of: event)) < leastIntensity
      {
        drowned.append(index)
      }
    }
    // A fade may end in events that are not felt; a parameter must not suppress half of the
    // pattern.
    guard drowned.count * 2 >= haptics, let first = drowned.first else { return }
    findings.add(
      TooWeak.self, at: pattern.places.events[first].start,
      "HapticIntensityControl leaves \(drowned.count) of \(NumberFormat.count(haptics, "haptic event")) "
        + "too weak to be felt")
  }
}
