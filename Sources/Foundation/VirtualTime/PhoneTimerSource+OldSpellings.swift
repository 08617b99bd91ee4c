// Swift 3's names of `schedule`, which Dispatch's protocol still requires.
extension PhoneTimerSource {
  func scheduleOneshot(deadline: DispatchTime, leeway: DispatchTimeInterval) {
    schedule(in: PhoneTime.intendedDelay(from: .now(), to: deadline), every: nil)
  }

  func scheduleOneshot(wallDeadline: DispatchWallTime, leeway: DispatchTimeInterval) {
    schedule(in: PhoneTime.intendedDelay(from: .now(), to: wallDeadline), every: nil)
  }

  func scheduleRepeating(
    deadline: DispatchTime, interval: DispatchTimeInterval, leeway: DispatchTimeInterval
  ) {
    schedule(in: PhoneTime.intendedDelay(from: .now(), to: deadline), every: interval.seconds)
  }

  func scheduleRepeating(deadline: DispatchTime, interval: Double, leeway: DispatchTimeInterval) {
    schedule(in: PhoneTime.intendedDelay(from: .now(), to: deadline), every: interval)
  }

  func scheduleRepeating(
    wallDeadline: DispatchWallTime, interval: DispatchTimeInterval, leeway: DispatchTimeInterval
  ) {
    schedule(in: PhoneTime.intendedDelay(from: .now(), to: wallDeadline), every: interval.seconds)
  }

  func scheduleRepeating(
    wallDeadline: DispatchWallTime, interval: Double, leeway: DispatchTimeInterval
  ) {
    schedule(in: PhoneTime.intendedDelay(from: .now(), to: wallDeadline), every: interval)
  }
}
