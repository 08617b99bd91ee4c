/// An event of an unknown type.
enum UnknownEventType: Rule {
  static let text = RuleDescription(
    "unknown-event-type", .error, "The EventType is none of the four there are.",
    reason: """
      The types are HapticTransient, HapticContinuous, AudioContinuous and AudioCustom, in
      this spelling. A phone refuses any other.
      """,
    source: """
      Core Haptics' reference of CHHapticEvent.EventType, and its error for invalid event
      types. Confidence: documented.
      """,
    wrong: #"{"Event": {"Time": 0, "EventType": "hapticTransient"}}"#,
    right: #"{"Event": {"Time": 0, "EventType": "HapticTransient"}}"#)
}
