import CoreHaptics
import EmbeddedPhone
import Phone
import PhoneHardware
import PhoneInProcess
import Synchronization

/// A phone in this process whose time a test winds.
final class WoundPhone: Sendable {
  let phone: PhoneInProcess
  let line: PhoneLine
  private let clock: Clock

  private final class Clock: Sendable {
    let instant = Mutex(PhoneInstant.boot)
  }

  init(_ phone: Phone = Phone(), actuators: [any Actuator] = []) {
    let clock = Clock()
    self.clock = clock
    self.phone = PhoneInProcess(
      phone, actuators: actuators, now: { clock.instant.withLock { $0 } })
    line = PhoneLine(to: self.phone, app: "Timer")
  }

  /// An engine that runs, on a phone that has had time to get ready.
  func runningEngine() throws -> CHHapticEngine {
    let engine = try EmbeddedPhone.lend(line) { try CHHapticEngine() }
    try engine.start()
    wind(.seconds(1))
    return engine
  }

  /// Lets time pass, and the phone act.
  func wind(_ duration: Duration) {
    clock.instant.withLock { $0 = $0.advanced(by: duration) }
    phone.advance()
  }
}
