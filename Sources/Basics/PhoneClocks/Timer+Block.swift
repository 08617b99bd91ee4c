// Foundation's own methods once more. A file that has Foundation by way of this room alone, as by UIKit or
// PhoneFoundation, finds these and not Foundation's; one that has it in another way too, as by XCTest, finds
// Foundation's, as these are disfavoured (tried, Swift 6.3).
extension Timer {
  /// Makes a timer that calls a closure, to be put on a run loop.
  ///
  /// Foundation's own is due at once, whatever the interval (measured, Swift 6.3 on Linux); on an iPhone it
  /// waits for it. (documented)
  ///
  /// - Parameters:
  ///   - interval: Seconds until the call, and between calls.
  ///   - repeats: Whether it is called again and again.
  ///   - block: Is called with the timer.
  @_disfavoredOverload
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @Sendable @escaping (Timer) -> Void
  ) {
    self.init(
      fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats,
      block: block)
  }

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
