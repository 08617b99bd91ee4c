import Glibc
import Synchronization
import TactusThreads

/// The clock of layer time, in seconds: set by its owner, or the machine's.
///
/// - Thread: any.
package final class MediaClock: Sendable {
  /// The clock of this process, which follows the machine's until a time is set.
  package static let process = MediaClock()

  /// The clock of the current app context.
  package static var current: MediaClock { ofContext.value.clock }

  private static let ofContext = ContextLocal(
    ContextClock(clock: AppContext.current === AppContext.process ? .process : MediaClock(at: 0)))

  /// The clock of an app context.
  private struct ContextClock {
    let clock: MediaClock
  }

  /// The time that was set last, or `nil` for the machine's.
  private let fixedTime: Mutex<CFTimeInterval?>

  /// Creates a clock with a fixed time, or one that follows the machine's.
  package init(at seconds: CFTimeInterval? = nil) { fixedTime = Mutex(seconds) }

  /// The current time; the machine's is counted from its start, without sleep.
  package var now: CFTimeInterval {
    if let seconds = fixedTime.withLock({ $0 }) { return seconds }
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return CFTimeInterval(time.tv_sec) + CFTimeInterval(time.tv_nsec) / 1e9
  }

  /// Sets the time, which stays the same until the next call.
  package func set(_ seconds: CFTimeInterval) { fixedTime.withLock { $0 = seconds } }
}

/// Returns the current layer time in seconds: the phone's, or the machine's if there is no phone.
///
/// - Thread: any.
public func CACurrentMediaTime() -> CFTimeInterval {
  (ThreadLocalSession.chosen?.clock ?? MediaClock.current).now
}
