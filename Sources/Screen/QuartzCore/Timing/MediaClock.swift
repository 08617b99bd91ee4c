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

  /// The source of the current time.
  private enum Reading {
    /// The time that was set last.
    case fixed(CFTimeInterval)
    /// The machine's time, and the difference of this clock from it.
    case machine(difference: CFTimeInterval)
  }

  private let reading: Mutex<Reading>

  /// Creates a clock with a fixed time, or one that follows the machine's.
  package init(at seconds: CFTimeInterval? = nil) {
    reading = Mutex(seconds.map { .fixed($0) } ?? .machine(difference: 0))
  }

  /// The current time; the machine's is counted from its start, without sleep.
  package var now: CFTimeInterval {
    switch reading.withLock({ $0 }) {
    case .fixed(let seconds): seconds
    case .machine(let difference): Self.machineTime + difference
    }
  }

  /// Sets the time, which stays the same until the next call of this method or of `run()`.
  package func set(_ seconds: CFTimeInterval) { reading.withLock { $0 = .fixed(seconds) } }

  /// Lets the time pass from the set one as fast as the machine's, until the next `set(_:)`.
  package func run() {
    reading.withLock {
      guard case .fixed(let seconds) = $0 else { return }
      $0 = .machine(difference: seconds - Self.machineTime)
    }
  }

  private static var machineTime: CFTimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return CFTimeInterval(time.tv_sec) + CFTimeInterval(time.tv_nsec) / 1e9
  }
}

/// Returns the current layer time in seconds: the phone's, or the machine's if there is no phone.
///
/// - Thread: any.
public func CACurrentMediaTime() -> CFTimeInterval {
  (ThreadLocalSession.chosen?.clock ?? MediaClock.current).now
}
