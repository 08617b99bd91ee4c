internal import CTactusLinuxInput
internal import Glibc
import Synchronization
import TactusPhoneTypes

/// A thread that advances motors in real time and sleeps until the next step or a wake-up.
///
/// The thread retains this object and lives until `end`.
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
    precondition(code == 0, "the system cannot create another thread")
    pthread_detach(thread)
  }

  deinit {
    close(bell)
    close(alarm)
  }

  /// Wakes the thread after a start.
  ///
  /// - Thread: any.
  package func wake() {
    var one: UInt64 = 1
    _ = write(bell, &one, 8)
  }

  /// Stops the motors and ends the thread.
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
      let next = motor.advanceAndReturnDeadline(to: Self.now)
      wait(until: next)
    }
  }

  /// Sleeps until an instant, a wake-up or the disconnection of the device.
  private func wait(until next: PhoneInstant?) {
    // A past instant fires immediately; a time of 0 would disarm the timer.
    var alarmTime = itimerspec()
    if let next {
      alarmTime.it_value.tv_sec = Int(next.nanoseconds / 1_000_000_000)
      alarmTime.it_value.tv_nsec = Int(next.nanoseconds % 1_000_000_000)
    }
    timerfd_settime(alarm, Int32(TFD_TIMER_ABSTIME), &alarmTime, nil)
    // No events are requested: errors are always reported.
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

  /// The current time of the monotonic clock.
  private static var now: PhoneInstant {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return PhoneInstant(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }
}
