import TactusHapticPatterns

/// An event without intensity, sharpness or volume.
enum AssumedValue: PatternRule {
  static let text = RuleDescription(
    "assumed-value", .note, "An event leaves out its intensity, sharpness or volume.",
    reason: """
      Apple's reference gives no default for these parameters. Here a tap without them has an
      intensity of 0.75 and a sharpness of 0.5, a continuous event 0.6 and 0.42, and a sound a
      volume of 1. Other players take other values, so what is felt is left to chance: write the
      value that is meant. Plots draw assumed values dashed.
      """,
    source: """
      A table in Apple's Unity plug-in for devices that cannot be asked
      (CHCapabilities_Unsupported of apple/unityplugins). Confidence: reported, not measured.
      """,
    wrong: #"{"Event": {"Time": 0, "EventType": "HapticTransient"}}"#,
    right: #"""
      {"Event": {"Time": 0, "EventType": "HapticTransient",
        "EventParameters": [{"ParameterID": "HapticIntensity", "ParameterValue": 1},
          {"ParameterID": "HapticSharpness", "ParameterValue": 0.5}]}}
      """#)

  static func check(_ pattern: CheckedPattern, _ findings: inout Findings) {
    guard !pattern.isIncomplete else { return }
    // A note for each combination of parameters and kind, at the first event that leaves them out.
    var order: [String] = []
    var found: [String: (event: Int, count: Int)] = [:]
    for (index, event) in pattern.events.enumerated() {
      let assumed = event.assumedParameters
      guard !assumed.isEmpty else { continue }
      let names = assumed.map(\.id.rawValue).joined(separator: " and no ")
      let values = assumed.map { NumberFormatting.number($0.value) }.joined(separator: " and ")
      let verb = assumed.count == 1 ? "is" : "are"
      let text = "the \(event.kind.rawValue) event has no \(names), so \(values) \(verb) assumed"
      if found[text] == nil { order.append(text) }
      found[text, default: (index, 0)].count += 1
    }
    for text in order {
      guard let (event, count) = found[text] else { continue }
      let others = count == 1 ? "" : "; it is the first of \(count) such events"
      findings.add(AssumedValue.self, at: pattern.places.events[event].start, text + others)
    }
  }
}
