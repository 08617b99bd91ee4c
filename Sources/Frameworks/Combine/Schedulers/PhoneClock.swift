import PhoneFoundation

/// The phone's time, which the main queue and the main run loop wait by within a turn of the app (CB9).
enum PhoneClock {
  /// Seconds since the phone was started; nil where the machine's clock counts.
  static var now: TimeInterval? {
    PhoneTime.isHere ? MainActor.assumeIsolated { AppTimers.shared.now } : nil
  }

  /// Has something done by the phone's time; only where `now` is not nil.
  static func add(at time: TimeInterval, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    MainActor.assumeIsolated { _ = AppTimers.shared.add(at: time) { action() } }
  }

  /// Has something done again and again by the phone's time, until that is cancelled; nil where the
  /// machine's clock counts.
  static func every(_ interval: TimeInterval, _ action: @escaping () -> Void) -> (any Cancellable)?
  {
    guard let now else { return nil }
    let beat = Kept<(() -> Void)?>(action)
    func wait(until time: TimeInterval) {
      add(at: time) {
        guard let action = beat.value else { return }
        action()
        if beat.value != nil { wait(until: time + max(interval, 0.0001)) }
      }
    }
    wait(until: now + interval)
    return AnyCancellable { beat.value = nil }
  }

  /// Has something done by the main queue after a delay that somebody computed from dates.
  static func onMain(after delay: TimeInterval, _ action: @escaping () -> Void) {
    if let now {
      add(at: now + PhoneTime.delayMeant(by: delay), action)
    } else {
      nonisolated(unsafe) let action = action
      DispatchQueue.main.Dispatch::asyncAfter(
        deadline: .now() + delay, qos: .unspecified, flags: []
      ) {
        action()
      }
    }
  }
}
