import TactusHapticPatterns
import TactusHapticSynthesis

/// Taps that merge.
enum TapsTooClose: PatternRule {
  static let text = RuleDescription(
    "taps-too-close", .warning, "Taps follow one another too closely to be told apart.",
    reason: """
      Two clicks on the skin are felt as two when about 10 milliseconds lie between them;
      nearer ones merge, and their actuator is still moving from the first. About half a cycle
      apart, which is 2 to 4 milliseconds, the second tap even brakes the first, and less is felt
      than of one alone: the message then says how much. Taps at exactly the same time are left
      alone, since authors stack them on purpose.
      """,
    source: """
      Gescheider, Journal of Experimental Psychology 71 (1966), two clicks at a fingertip;
      known at second hand. What is felt is computed with the model of a Taptic Engine.
      Confidence: guess.
      """,
    wrong: #"""
      {"Event": {"Time": 0, "EventType": "HapticTransient"}},
      {"Event": {"Time": 0.004, "EventType": "HapticTransient"}}
      """#,
    right: #"""
      {"Event": {"Time": 0, "EventType": "HapticTransient"}},
      {"Event": {"Time": 0.05, "EventType": "HapticTransient"}}
      """#)

  /// The minimum interval in seconds between two taps that are felt separately.
  static let leastGap = 0.010
  /// Seconds by which an interval may be shorter because its times were rounded to milliseconds.
  private static let tolerance = 0.001

  /// The part of the stronger tap below which two taps cancel.
  ///
  /// - Source: ours: 1.4 dB less is about what can just be felt. Confidence: guess.
  private static let leastPart = 0.85
  /// The maximum number of pairs for which it is computed what is felt.
  private static let maximumPairs = 100

  /// Two taps one after the other.
  private struct Pair {
    var first: Int
    var second: Int
    var gap: Double
  }

  static func check(_ pattern: CheckedPattern, _ findings: inout Findings) {
    var last: Int?
    var close: [Pair] = []
    for index in pattern.eventsByTime where pattern.events[index].kind == .transient {
      let time = pattern.events[index].time
      if let last {
        let gap = time - pattern.events[last].time
        if gap > 0, gap < leastGap - tolerance {
          close.append(Pair(first: last, second: index, gap: gap))
        }
      }
      last = index
    }
    guard let first = close.first else { return }
    let others = close.count == 1 ? "" : ", the first of \(close.count) such taps"
    findings.add(
      TapsTooClose.self, at: pattern.places.events[first.second].time,
      "the tap merges with the one \(NumberFormatting.milliseconds(first.gap)) before it\(others); "
        + "about \(NumberFormatting.milliseconds(leastGap)) keep them apart")
    for pair in close.prefix(maximumPairs) {
      let (both, single) = felt(pair, in: pattern)
      guard both < single * leastPart else { continue }
      findings.add(
        TapsTooClose.self, at: pattern.places.events[pair.second].time,
        "the tap cancels part of the one \(NumberFormatting.milliseconds(pair.gap)) before it: both "
          + "together are felt as \(NumberFormatting.hundredths(both)) g, the stronger alone as "
          + "\(NumberFormatting.hundredths(single)) g")
      return
    }
  }

  /// Returns the effective acceleration of both taps, and of the stronger one alone, each as the
  /// peak in g of a tap with that energy.
  private static func felt(_ pair: Pair, in pattern: CheckedPattern) -> (Double, Double) {
    let (first, second) = (pattern.events[pair.first], pattern.events[pair.second])
    let alone = [energy([first]), energy([second])]
    let strongest = alone[0].energy >= alone[1].energy ? alone[0] : alone[1]
    guard strongest.energy > 0 else { return (0, 0) }
    let both = energy([first, second]).energy
    return ((both / strongest.energy).squareRoot() * strongest.peak, strongest.peak)
  }

  /// Returns the energy and the peak of what is felt of some taps.
  private static func energy(_ taps: [HapticEvent]) -> (energy: Double, peak: Double) {
    let start = taps.map(\.time).min() ?? 0
    let shifted = taps.map { tap in
      var tap = tap
      tap.time -= start
      return tap
    }
    // Fine enough for a gap of a fraction of a millisecond.
    let felt = RenderedSignals(HapticPattern(events: shifted), sampleRate: 16_000).felt
    return felt.reduce(into: (0, 0)) { result, sample in
      result.energy += Double(sample) * Double(sample)
      result.peak = max(result.peak, Double(abs(sample)))
    }
  }
}
