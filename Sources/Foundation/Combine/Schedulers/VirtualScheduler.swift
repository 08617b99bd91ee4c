import TactusFoundation

/// The phone's virtual time, which the main queue and the main run loop follow within a turn of the
/// app (Combine.CB9).
enum VirtualScheduler {
  /// Seconds since the phone was started; nil if the machine's clock applies.
  static var now: TimeInterval? {
    PhoneTime.isActive ? MainActor.assumeIsolated { AppTimers.shared.now } : nil
  }

  /// Schedules an action at a virtual time.
  ///
  /// Requires that `now` is not nil.
  static func add(at time: TimeInterval, _ action: @escaping () -> Void) {
    // Unchecked because the caller hands it over, and it is called once at a time.
    nonisolated(unsafe) let action = action
    MainActor.assumeIsolated { _ = AppTimers.shared.add(at: time) { action() } }
  }

  /// Schedules a repeating action at virtual times; nil if the machine's clock applies.
  static func every(_ interval: TimeInterval, _ action: @escaping () -> Void) -> (any Cancellable)?
  {
    guard let now else { return nil }
    let box = MutableBox<(() -> Void)?>(action)
    func wait(until time: TimeInterval) {
      add(at: time) {
        guard let action = box.value else { return }
        action()
        if box.value != nil { wait(until: time + max(interval, 0.0001)) }
      }
    }
    wait(until: now + interval)
    return AnyCancellable { box.value = nil }
  }

  /// Schedules an action on the main queue after a delay that was computed from dates.
  static func onMain(after delay: TimeInterval, _ action: @escaping () -> Void) {
    if let now {
      add(at: now + PhoneTime.intendedDelay(remaining: delay), action)
    } else {
      // Unchecked because the caller hands it over, and it is called once at a time.
      nonisolated(unsafe) let action = action
      DispatchQueue.main.Dispatch::asyncAfter(
        deadline: .now() + delay, qos: .unspecified, flags: []
      ) {
        action()
      }
    }
  }
}
