import CoreHaptics
import Synchronization
import TactusEmbeddedPhone
import TactusPhone
import TactusPhoneClient
import TactusPhoneHardware
import TactusPhoneHost
import TactusPhoneTypes

/// A phone in this process whose time a test advances.
final class SteppedPhone: Sendable {
  let phone: PhoneHost
  let link: ClientLink
  private let clock: Clock

  private final class Clock: Sendable {
    let instant = Mutex(PhoneInstant.boot)
  }

  init(_ phone: Phone = Phone(), actuators: [any Actuator] = []) {
    let clock = Clock()
    self.clock = clock
    self.phone = PhoneHost(
      phone, actuators: actuators, now: { clock.instant.withLock { $0 } })
    link = ClientLink(to: self.phone, app: "Timer")
  }

  /// Returns a running engine, on a phone that has had time to prepare.
  func runningEngine() throws -> CHHapticEngine {
    let engine = try AppPhone.withLink(link) { try CHHapticEngine() }
    try engine.start()
    advance(.seconds(1))
    return engine
  }

  /// Advances time, and processes all inputs.
  func advance(_ duration: Duration) {
    clock.instant.withLock { $0 = $0.advanced(by: duration) }
    phone.advance()
  }
}
