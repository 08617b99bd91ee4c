// Foundation's own methods once more. A file that has Foundation by way of PhoneFoundation alone finds these and not
// Foundation's; one that has it in another way too, as by UIKit or XCTest, finds Foundation's, as these are
// disfavoured (tried, Swift 6.3).
extension Timer {
  /// Has a closure called after a time, by the phone's clock within a turn of the app (PT4).
  ///
  /// - Parameters:
  ///   - interval: Seconds until the call, and between calls.
  ///   - repeats: Whether it is called again and again.
  ///   - block: Is called with the timer.
  @_disfavoredOverload @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @Sendable @escaping (Timer) -> Void
  ) -> Timer {
    if PhoneTime.isHere {
      return MainActor.assumeIsolated {
        SentTimer(PhoneTimer(waiting: interval, repeats: repeats, nil, block))
      }.timer
    }
    return Timer.Foundation::scheduledTimer(
      withTimeInterval: interval, repeats: repeats, block: block)
  }
}

/// A timer on its way out of the main actor, to who asked for it there.
private struct SentTimer: @unchecked Sendable {
  let timer: Timer

  init(_ timer: Timer) { self.timer = timer }
}
