// Overloads of Foundation's methods. A file that imports Foundation through this module only, such
// as by UIKit or TactusFoundation, finds these. A file that also imports it otherwise, such as by
// XCTest, finds Foundation's, because these are disfavored (tried, Swift 6.3).
extension Timer {
  /// Creates a timer with a closure, to be added to a run loop.
  ///
  /// The timer releases the closure when it ends (AppLife.PT25).
  ///
  /// - Parameters:
  ///   - date: The date of the first call.
  ///   - interval: The interval in seconds between calls.
  ///   - repeats: Whether the timer repeats.
  ///   - block: The closure, called with the timer.
  @_disfavoredOverload
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool,
    block: @Sendable @escaping (Timer) -> Void
  ) {
    self.init(releasing: block, fire: date, interval: interval, repeats: repeats)
  }

  private convenience init(
    releasing block: @Sendable @escaping (Timer) -> Void, fire date: Date,
    interval: TimeInterval, repeats: Bool
  ) {
    let block = TimerBlock(repeats: repeats, block)
    self.Foundation::init(fire: date, interval: interval, repeats: repeats) { timer in
      block.call(timer)
      if !repeats { TimerBlock.end(of: timer) }
    }
    block.belong(to: self)
    BlockTimer.adopt(self)
  }

  /// Creates a timer with a closure, to be added to a run loop.
  ///
  /// Foundation's own timer on Linux is due immediately, with any interval (measured, Swift
  /// 6.3). On an iPhone it is due after the interval. (documented)
  ///
  /// - Parameters:
  ///   - interval: The interval in seconds, which is also the delay of the first call.
  ///   - repeats: Whether the timer repeats.
  ///   - block: The closure, called with the timer.
  @_disfavoredOverload
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @Sendable @escaping (Timer) -> Void
  ) {
    self.init(
      releasing: block, fire: Date(timeIntervalSinceNow: interval), interval: interval,
      repeats: repeats)
  }

  /// Schedules a timer with a closure.
  ///
  /// Within a turn of the app it follows the phone's time (AppLife.PT4).
  ///
  /// - Parameters:
  ///   - interval: The interval in seconds, which is also the delay of the first call.
  ///   - repeats: Whether the timer repeats.
  ///   - block: The closure, called with the timer.
  @_disfavoredOverload @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @Sendable @escaping (Timer) -> Void
  ) -> Timer {
    if PhoneTime.isActive {
      return MainActor.assumeIsolated {
        TransferredTimer(PhoneTimer(waiting: interval, repeats: repeats, nil, block))
      }.timer
    }
    let timer = Timer(
      releasing: block, fire: Date(timeIntervalSinceNow: interval), interval: interval,
      repeats: repeats)
    RunLoop.current.Foundation::add(timer, forMode: .default)
    return timer
  }
}
