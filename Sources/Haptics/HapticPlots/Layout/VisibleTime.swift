import HapticSynthesis

/// Chooses which seconds of a pattern are shown.
enum VisibleTime {
  /// The shortest time that is shown when nobody asks for less.
  private static let shortest = 0.05
  /// The shortest time that is shown at all, five samples of 48 kHz.
  private static let narrowest = 1e-4
  /// The longest time that is shown, some thirty years; no pattern means more.
  private static let longest = 1e9

  /// The range that was asked for, or else all there is to see, a little air at its end.
  static func range(
    from: Double?, to: Double?, traces: PatternTraces, signals: RenderedSignals?
  ) -> ClosedRange<Double> {
    let start = Finite.clamp(from ?? 0, -longest...longest)
    if let to { return start...max(Finite.clamp(to, -longest...longest), start + narrowest) }
    let end = min(longest, max(traces.end, signals.map(end) ?? 0))
    return start...max(end, start + shortest)
  }

  /// Seconds until a signal does not rise above a hundredth of its peak any more.
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
