internal import CLinuxInput
internal import Glibc
import PhoneHardware
import Synchronization

/// Winds motors in real time, on a thread that sleeps until the next step or until it is woken.
///
/// The thread holds this object and lives until `end`.
package final class MotorThread: Sendable {
  package let motor: SteppedMotor

  /// Starts the thread.
  package init(_ motor: SteppedMotor) {
    self.motor = motor
    bell = eventfd(0, Int32(EFD_CLOEXEC) | Int32(EFD_NONBLOCK))
    alarm = timerfd_create(CLOCK_MONOTONIC, Int32(TFD_CLOEXEC) | Int32(TFD_NONBLOCK))
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil,
      { pointer in
        guard let pointer else { return nil }
        Unmanaged<MotorThread>.fromOpaque(pointer).takeRetainedValue().run()
        return nil
      }, Unmanaged.passRetained(self).toOpaque())
    precondition(code == 0, "there is no room for another thread")
    pthread_detach(thread)
  }

  deinit {
    close(bell)
    close(alarm)
  }

  /// Has the thread look at the motors: something was started.
  ///
  /// - Thread: any.
  package func wake() {
    var one: UInt64 = 1
    _ = write(bell, &one, 8)
  }

  /// Stops the motors, and ends the thread.
  ///
  /// - Thread: any.
  package func end() {
    motor.stop()
    isEnding.store(true, ordering: .releasing)
    wake()
  }

  // MARK: Internals

  private let bell: Int32
  private let alarm: Int32
  private let isEnding = Atomic(false)

  private func run() {
    while !isEnding.load(ordering: .acquiring) {
      let next = motor.wind(to: Self.now)
      wait(until: next)
    }
  }

  /// Sleeps until a moment, a wake, or the device's going away.
  private func wait(until next: PhoneInstant?) {
    // A moment that is past rings at once; a time of 0 would never.
    var alarmTime = itimerspec()
    if let next {
      alarmTime.it_value.tv_sec = Int(next.nanoseconds / 1_000_000_000)
      alarmTime.it_value.tv_nsec = Int(next.nanoseconds % 1_000_000_000)
    }
    timerfd_settime(alarm, Int32(TFD_TIMER_ABSTIME), &alarmTime, nil)
    // Nothing is asked of the device but what it always tells: that it is gone.
    let device = motor.device.isGone ? -1 : motor.device.descriptor ?? -1
    var watched = [
      pollfd(fd: bell, events: Int16(POLLIN), revents: 0),
      pollfd(fd: alarm, events: Int16(POLLIN), revents: 0),
      pollfd(fd: device, events: 0, revents: 0),
    ]
    guard poll(&watched, 3, -1) > 0 else { return }
    if watched[0].revents != 0 {
      var rings: UInt64 = 0
      _ = read(bell, &rings, 8)
    }
    if watched[2].revents & Int16(POLLERR | POLLHUP | POLLNVAL) != 0 {
      motor.lose()
    }
  }

  /// Now, on the clock that does not jump.
  private static var now: PhoneInstant {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return PhoneInstant(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }
}
