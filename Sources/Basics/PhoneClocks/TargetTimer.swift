/// A timer that calls a method.
class TargetTimer: Timer {
  private let info: Any?

  /// Makes a timer that calls nobody before it is put on a run loop.
  ///
  /// - Parameters:
  ///   - interval: Seconds between calls.
  ///   - date: When it calls first; nil for an interval from now.
  ///   - repeats: Whether it calls again.
  ///   - info: What it keeps for whoever is called.
  ///   - body: Makes the call.
  init(
    _ interval: TimeInterval, from date: Date? = nil, repeats: Bool, _ info: Any?,
    _ body: @escaping (Timer) -> Void
  ) {
    self.info = info
    nonisolated(unsafe) let body = body
    let interval = max(interval, Self.leastInterval)
    super.init(
      fire: date ?? Date(timeIntervalSinceNow: interval), interval: repeats ? interval : 0,
      repeats: repeats
    ) { body($0) }
  }

  override var userInfo: Any? { info }

  /// Seconds that a timer waits at least.
  ///
  /// - Source: Apple's reference of `Timer`. Confidence: documented.
  private static let leastInterval: TimeInterval = 0.0001
}
