/// A timer of Foundation's that calls by the phone's time instead of a run loop's.
@MainActor
enum FollowedTimer {
  /// Calls it when it is due, again and again if it repeats, until it is invalidated.
  ///
  /// One that is put on the loop for several modes is followed once.
  static func follow(_ timer: Timer) {
    followed.removeAll { $0.timer == nil || $0.timer?.isValid == false }
    guard timer.isValid, !followed.contains(where: { $0.timer === timer }) else { return }
    followed.append(Entry(timer: timer))
    let left = PhoneTime.delayMeant(by: timer.fireDate.timeIntervalSinceNow)
    wait(for: timer, until: AppTimers.shared.now + left)
  }

  private struct Entry {
    weak var timer: Timer?
  }

  private static var followed: [Entry] = []

  private static func wait(for timer: Timer, until due: TimeInterval) {
    AppTimers.shared.add(at: due) {
      guard timer.isValid else { return }
      timer.fire()
      guard timer.isValid, timer.timeInterval > 0 else { return }
      // PT4: calls that were missed are not made up for, and the others stay in step.
      let missed = max(0, ((AppTimers.shared.now - due) / timer.timeInterval).rounded(.down))
      wait(for: timer, until: due + (missed + 1) * timer.timeInterval)
    }
  }
}
