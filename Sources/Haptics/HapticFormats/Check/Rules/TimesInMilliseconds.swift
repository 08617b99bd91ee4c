import TactusHapticPatterns

/// Times in milliseconds instead of seconds.
enum TimesInMilliseconds: PatternRule {
  static let text = RuleDescription(
    "times-in-milliseconds", .warning, "The times of the pattern seem to be milliseconds.",
    reason: """
      Times and durations are seconds. Where all of them are whole numbers, none is small, and
      the pattern would last for minutes with hardly anything in it, its author or a tool has
      probably written milliseconds.
      """,
    source: """
      Core Haptics' reference of CHHapticEvent.relativeTime, for the unit. Confidence:
      documented, for the unit; guess, for the author's intention.
      """,
    wrong: #"""
      {"Event": {"Time": 0, "EventType": "HapticTransient"}},
      {"Event": {"Time": 120, "EventType": "HapticTransient"}},
      {"Event": {"Time": 250, "EventType": "HapticTransient"}}
      """#,
    right: #"""
      {"Event": {"Time": 0, "EventType": "HapticTransient"}},
      {"Event": {"Time": 0.12, "EventType": "HapticTransient"}},
      {"Event": {"Time": 0.25, "EventType": "HapticTransient"}}
      """#)

  /// The shortest such time, and the shortest such pattern.
  ///
  /// - Source: ours; a designer seldom waits five seconds, and hardly ever a minute and a half.
  ///   Confidence: guess.
  private static let (leastTime, leastTotal) = (5.0, 100.0)

  static func check(_ pattern: CheckedPattern, _ findings: inout Findings) {
    let times = pattern.events.map(\.time)
    // The duration of a tap means nothing, and is often 0.
    let durations = pattern.events.filter { $0.kind != .transient }.compactMap(\.duration)
    let values = (times + durations).filter { $0 > 0 }
    guard values.count > 1, let least = values.min(), least >= leastTime,
      values.allSatisfy({ $0 == $0.rounded() })
    else { return }
    let total = pattern.events.map { CheckedPattern.span(of: $0).upperBound }.max() ?? 0
    // Vibrations of at most 30 s one after the other may be meant.
    let isMeant =
      !durations.isEmpty && durations.allSatisfy { $0 <= HapticLimits.longestContinuousEvent }
    guard total >= leastTotal, !isMeant,
      let index = pattern.events.indices.first(where: {
        pattern.events[$0].time > 0 || pattern.events[$0].duration ?? 0 > 0
      })
    else { return }
    let place = pattern.places.events[index]
    findings.add(
      TimesInMilliseconds.self, at: pattern.events[index].time > 0 ? place.time : place.duration,
      "times are seconds, and this pattern lasts \(NumberFormatting.seconds(total)); are these "
        + "milliseconds?")
  }
}
