/// A sound without a haptic event.
enum AudioWithoutHaptic: PatternRule {
  static let text = RuleDescription(
    "audio-without-haptic", .note, "The pattern has sounds but nothing to feel.",
    reason: """
      What is seen, heard and felt should agree. Where a phone plays haptics only, as it
      does when it is muted, a pattern of sounds alone does nothing at all.
      """,
    source: """
      The haptics chapter of the Human Interface Guidelines: let haptics complement other
      feedback. Confidence: documented.
      """,
    wrong: #"""
      {"Event": {
        "Time": 0, "EventType": "AudioContinuous", "EventDuration": 0.5
      }}
      """#,
    right: #"""
      {"Event": {
        "Time": 0, "EventType": "AudioContinuous", "EventDuration": 0.5
      }},
      {"Event": {"Time": 0, "EventType": "HapticTransient"}}
      """#)

  static func check(_ pattern: CheckedPattern, _ findings: inout Findings) {
    guard !pattern.events.isEmpty, !pattern.isIncomplete,
      pattern.events.allSatisfy({ !$0.kind.isHaptic })
    else { return }
    findings.add(
      AudioWithoutHaptic.self, at: pattern.places.pattern,
      "the pattern can be heard but not felt; add a haptic event to the sounds")
  }
}
