import Synchronization
import TactusPhoneTypes

/// A clock that a test advances.
final class ManualClock: Sendable {
  private let instant = Mutex(PhoneInstant.boot)

  var now: PhoneInstant { instant.withLock { $0 } }

  func advance(_ duration: Duration) {
    instant.withLock { $0 = $0.advanced(by: duration) }
  }
}
