import Glibc
import Synchronization

/// The time that layers live in, in seconds: handed in, or the machine's own.
///
/// - Thread: any.
package final class MediaClock: Sendable {
  /// The clock of this process, which follows the machine until somebody hands in a time.
  package static let process = MediaClock()

  /// The time that was handed in last; `nil` for the machine's.
  private let handedIn: Mutex<CFTimeInterval?>

  /// Makes a clock that stands at a time, or that follows the machine.
  package init(at seconds: CFTimeInterval? = nil) { handedIn = Mutex(seconds) }

  /// The time; the machine's is counted from its start, and stands still while it sleeps.
  package var now: CFTimeInterval {
    if let seconds = handedIn.withLock({ $0 }) { return seconds }
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return CFTimeInterval(time.tv_sec) + CFTimeInterval(time.tv_nsec) / 1e9
  }

  /// Hands in the time, which stands from then on until the next is handed in.
  package func set(_ seconds: CFTimeInterval) { handedIn.withLock { $0 = seconds } }
}

/// The time that layers live in, in seconds: the phone's, or the machine's where there is no phone.
///
/// - Thread: any.
public func CACurrentMediaTime() -> CFTimeInterval { LayerSession.current.clock.now }
