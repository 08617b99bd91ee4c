import TactusHapticSynthesis

/// A choice of the visible part of a pattern.
enum VisibleTimeRange {
  /// The shortest default range, in seconds.
  private static let shortest = 0.05
  /// The shortest range, five samples at 48 kHz, in seconds.
  private static let narrowest = 1e-4
  /// The latest time, about thirty years, in seconds.
  private static let longest = 1e9

  /// Returns the requested range, or one that contains everything visible.
  static func range(
    from: Double?, to: Double?, traces: PatternTraces, signals: RenderedSignals?
  ) -> ClosedRange<Double> {
    let start = Finite.clamp(from ?? 0, -longest...longest)
    if let to { return start...max(Finite.clamp(to, -longest...longest), start + narrowest) }
    let end = min(longest, max(traces.end, signals.map(end) ?? 0))
    return start...max(end, start + shortest)
  }

  /// Returns the time in seconds after which a signal stays below a hundredth of its peak.
  private static func end(of signals: RenderedSignals) -> Double {
    guard signals.sampleRate > 0, signals.sampleRate.isFinite else { return 0 }
    return [signals.drive, signals.felt].map { samples in
      let peak = samples.reduce(Float(0)) { max($0, $1.isFinite ? abs($1) : 0) }
      guard peak > 0, let last = samples.lastIndex(where: { abs($0) > peak / 100 }) else {
        return 0
      }
      return Double(last + 1) / signals.sampleRate
    }.reduce(0, max)
  }
}
