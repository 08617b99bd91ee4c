/// The relation of an item's time to the phone's time, both in nanoseconds.
struct ItemClock {
  /// The item's time when it began to run, or at which it stands.
  private(set) var position: Int64 = 0
  /// The phone's time at which it began to run; nil while it stands.
  private(set) var start: Int64?
  /// The seconds of the item that pass in a second; negative backwards.
  private(set) var rate = 0.0
  /// The time that an app has set, exactly as it has set it.
  private(set) var exact: CMTime? = .zero

  /// Whether the time runs.
  var isRunning: Bool { start != nil }

  /// Returns the item's time at a time of the phone, within limits.
  func time(at now: Int64, within limits: ClosedRange<Int64>) -> Int64 {
    guard let start else { return position }
    let passed = Int64((Double(max(0, now - start)) * rate).rounded())
    return rate < 0
      ? max(min(position, limits.lowerBound), position + passed)
      : min(max(position, limits.upperBound), position + passed)
  }

  /// Returns the phone's time at a time of the item that is still to come, while it runs.
  func phoneTime(of time: Int64) -> Int64? {
    guard let start, rate != 0 else { return nil }
    return start + Int64((Double(time - position) / rate).rounded())
  }

  /// Lets the time run.
  mutating func run(from now: Int64, rate: Double) { (start, self.rate) = (now, rate) }

  /// Stops the time.
  mutating func halt(at now: Int64, within limits: ClosedRange<Int64>) {
    guard start != nil else { return }
    position = time(at: now, within: limits)
    (start, rate, exact) = (nil, 0, nil)
  }

  /// Moves to a time; it stands there.
  mutating func move(to time: Int64, exactly: CMTime? = nil) {
    (position, start, rate, exact) = (time, nil, 0, exactly)
  }
}
