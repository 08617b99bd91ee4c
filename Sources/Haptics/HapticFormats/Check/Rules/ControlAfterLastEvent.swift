import TactusHapticPatterns

/// A control that begins after everything on which it could act.
enum ControlAfterLastEvent: PatternRule {
  static let text = RuleDescription(
    "control-after-last-event", .note,
    "A parameter or curve begins after the last event on which it acts.",
    reason: """
      It does nothing but make the pattern longer. Often its time counts from the wrong start or
      is in the wrong unit. A control that begins when the last event ends is left alone, because
      some exporters reset their parameters there; so is one that acts while a release fades.
      """,
    source: """
      Core Haptics' reference of CHHapticDynamicParameter: it changes events that play at its
      time or later. Confidence: documented.
      """,
    wrong: #"""
      {"Event": {"Time": 0, "EventType": "HapticTransient"}},
      {"Parameter": {"ParameterID": "HapticIntensityControl", "ParameterValue": 0.5, "Time": 5}}
      """#,
    right: #"""
      {"Event": {"Time": 5, "EventType": "HapticTransient"}},
      {"Parameter": {"ParameterID": "HapticIntensityControl", "ParameterValue": 0.5, "Time": 5}}
      """#)

  /// Seconds after an event during which it may still be felt: a tap and the shortest release.
  private static let tolerance = 0.05
  /// The longest release of an event with a ReleaseTime, in seconds (Signal.E4).
  private static let longestRelease = 2.0

  static func check(_ pattern: CheckedPattern, _ findings: inout Findings) {
    guard !pattern.isIncomplete else { return }
    let ends = (haptic: end(of: pattern, isHaptic: true), audio: end(of: pattern, isHaptic: false))
    var found: [(id: DynamicParameter.ID, time: Double, end: Double, offset: Int)] = []
    func add(_ id: DynamicParameter.ID, _ time: Double, at offset: Int) {
      // Without such an event, another rule reports the control.
      guard let end = id.rawValue.hasPrefix("Haptic") ? ends.haptic : ends.audio, time > end
      else { return }
      found.append((id, time, end, offset))
    }
    for (parameter, place) in zip(pattern.parameters, pattern.places.parameters) {
      add(parameter.id, parameter.time, at: place.time)
    }
    for (curve, place) in zip(pattern.curves, pattern.places.curves) {
      // Points with the wrong start belong to another rule.
      let first = AbsoluteCurveTimes.isLikely(curve) ? 0 : curve.points.first?.time ?? 0
      add(curve.id, curve.time + first, at: place.time)
    }
    guard let first = found.min(by: { $0.offset < $1.offset }) else { return }
    let others = found.count == 1 ? "" : "; \(found.count) controls do so"
    findings.add(
      ControlAfterLastEvent.self, at: first.offset,
      "\(first.id.rawValue) begins at \(NumberFormatting.seconds(first.time)), when every event on "
        + "which it acts is over\(others)")
  }

  /// Returns the time until which a control may act; `nil` without such an event.
  private static func end(of pattern: CheckedPattern, isHaptic: Bool) -> Double? {
    let events = pattern.events.filter { $0.kind.isHaptic == isHaptic }
    return events.map { event in
      // Neither the length of a sound nor that of an event without an end is known here.
      let hasEnd = event.kind == .transient || event.duration ?? 0 > 0
      guard hasEnd else { return Double.infinity }
      let release = event[.releaseTime] > 0 ? longestRelease : 0
      return CheckedPattern.span(of: event).upperBound + release + tolerance
    }.max()
  }
}
