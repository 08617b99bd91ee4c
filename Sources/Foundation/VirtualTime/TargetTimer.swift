/// A timer that calls a method.
class TargetTimer: Timer {
  private let info: Any?
  private let block: TimerBlock

  /// Creates a timer that fires once it is added to a run loop.
  ///
  /// - Parameters:
  ///   - interval: The interval in seconds.
  ///   - date: The first fire date; nil for one interval from now.
  ///   - repeats: Whether the timer repeats.
  ///   - info: The user info.
  ///   - body: The closure that calls the method.
  init(
    _ interval: TimeInterval, from date: Date? = nil, repeats: Bool, _ info: Any?,
    _ body: @escaping (Timer) -> Void
  ) {
    self.info = info
    // Unchecked because the caller hands it over, and it is called once at a time.
    nonisolated(unsafe) let body = body
    let block = TimerBlock(repeats: repeats) { body($0) }
    self.block = block
    let interval = max(interval, Self.minimumInterval)
    super.Foundation::init(
      fire: date ?? Date(timeIntervalSinceNow: interval), interval: repeats ? interval : 0,
      repeats: repeats
    ) { block.call($0) }
  }

  /// Ends the timer, which releases its target (AppLife.PT25).
  override func invalidate() {
    super.invalidate()
    block.end()
  }

  override var userInfo: Any? { info }

  /// The minimum interval in seconds.
  ///
  /// - Source: Apple's reference of `Timer`. Confidence: documented.
  private static let minimumInterval: TimeInterval = 0.0001
}
