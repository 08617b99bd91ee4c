/// The relation of an item's time to the phone's time, both in nanoseconds.
struct ItemClock {
  /// The item's time when the clock was started, or at which it is stopped.
  private(set) var position: Int64 = 0
  /// The phone's time at which the clock was started; nil while it is stopped.
  private(set) var start: Int64?
  /// The seconds of the item per second; negative for reverse playback.
  private(set) var rate = 0.0
  /// The exact time that an app has set.
  private(set) var exact: CMTime? = .zero

  /// Whether the clock is running.
  var isRunning: Bool { start != nil }

  /// Returns the item's time at a time of the phone, within limits.
  func time(at now: Int64, within limits: ClosedRange<Int64>) -> Int64 {
    guard let start else { return position }
    let passed = Int64((Double(max(0, now - start)) * rate).rounded())
    return rate < 0
      ? max(min(position, limits.lowerBound), position + passed)
      : min(max(position, limits.upperBound), position + passed)
  }

  /// Returns the phone's time at a future time of the item, while the clock is running.
  func phoneTime(of time: Int64) -> Int64? {
    guard let start, rate != 0 else { return nil }
    return start + Int64((Double(time - position) / rate).rounded())
  }

  /// Starts the clock.
  mutating func run(from now: Int64, rate: Double) { (start, self.rate) = (now, rate) }

  /// Stops the clock.
  mutating func halt(at now: Int64, within limits: ClosedRange<Int64>) {
    guard start != nil else { return }
    position = time(at: now, within: limits)
    (start, rate, exact) = (nil, 0, nil)
  }

  /// Moves the clock to a time, where it stops.
  mutating func move(to time: Int64, exactly: CMTime? = nil) {
    (position, start, rate, exact) = (time, nil, 0, exactly)
  }
}
