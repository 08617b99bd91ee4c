import HapticSynthesis

/// Chooses which seconds of a pattern are shown.
enum VisibleTime {
  /// The shortest time that is shown when nobody asks for less.
  private static let shortest = 0.05

  /// The range that was asked for, or else all there is to see, a little air at its end.
  static func range(
    from: Double?, to: Double?, traces: PatternTraces, signals: RenderedSignals?
  ) -> ClosedRange<Double> {
    let start = from.flatMap(\.ifFinite) ?? 0
    if let end = to.flatMap(\.ifFinite) { return start...max(end, start + 1e-4) }
    let end = max(traces.end, signals.map(end) ?? 0).ifFinite ?? shortest
    return start...max(end, start + shortest)
  }

  /// Seconds until a signal does not rise above a hundredth of its peak any more.
  private static func end(of signals: RenderedSignals) -> Double {
    guard signals.sampleRate > 0 else { return 0 }
    return [signals.drive, signals.felt].map { samples in
      let peak = samples.reduce(Float(0)) { max($0, $1.isFinite ? abs($1) : 0) }
      guard peak > 0, let last = samples.lastIndex(where: { abs($0) > peak / 100 }) else {
        return 0
      }
      return Double(last + 1) / signals.sampleRate
    }.reduce(0, max)
  }
}
