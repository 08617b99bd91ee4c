import TactusThreads

/// A driver of Foundation's timers, which fires them by the phone's time instead of a run loop.
@MainActor
enum VirtualTimerDriver {
  /// Fires a timer when it is due, repeatedly if it repeats, until it is invalidated.
  ///
  /// A timer that is added for several modes is driven once.
  static func drive(_ timer: Timer) {
    driven.removeAll { $0.object?.isValid != true }
    guard timer.isValid, !driven.contains(where: { $0.object === timer }) else { return }
    driven.append(WeakReference(timer))
    let left = PhoneTime.intendedDelay(remaining: timer.fireDate.timeIntervalSinceNow)
    wait(for: timer, until: AppTimers.shared.now + left)
  }

  private static var driven: [WeakReference<Timer>] = []

  private static func wait(for timer: Timer, until due: TimeInterval) {
    AppTimers.shared.add(at: due) {
      guard timer.isValid else { return }
      timer.fire()
      guard timer.isValid, timer.timeInterval > 0 else { return }
      // Missed calls are skipped, and later ones keep their phase (AppLife.PT4).
      let missed = max(0, ((AppTimers.shared.now - due) / timer.timeInterval).rounded(.down))
      wait(for: timer, until: due + (missed + 1) * timer.timeInterval)
    }
  }
}
