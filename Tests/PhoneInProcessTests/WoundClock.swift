import PhoneHardware
import Synchronization

/// Time that a test winds by hand.
final class WoundClock: Sendable {
  private let instant = Mutex(PhoneInstant.boot)

  var now: PhoneInstant { instant.withLock { $0 } }

  func wind(_ duration: Duration) {
    instant.withLock { $0 = $0.advanced(by: duration) }
  }
}
