// Overloads of Foundation's methods. A file that imports Foundation through this module only, such
// as by UIKit or TactusFoundation, finds these. A file that also imports it otherwise, such as by
// XCTest, finds Foundation's, because these are disfavored (tried, Swift 6.3).
extension Timer {
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
      fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats,
      block: block)
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
    return Timer.Foundation::scheduledTimer(
      withTimeInterval: interval, repeats: repeats, block: block)
  }
}
