internal import Synchronization
internal import TactusVirtualTime

/// The time of the store: the machine's, or the phone's if a test has advanced it further.
///
/// - Thread: any.
final class StoreClock: Sendable {
  private struct Origin {
    var uptime: TimeInterval
    var date: Date
  }

  private let origin = Mutex<Origin?>(nil)

  /// The current time.
  var now: Date {
    let date = Date()
    guard let uptime = PhoneTime.uptime?() else { return date }
    return origin.withLock { origin in
      guard let known = origin, uptime >= known.uptime else {
        origin = Origin(uptime: uptime, date: date)
        return date
      }
      return max(date, known.date + (uptime - known.uptime))
    }
  }
}
