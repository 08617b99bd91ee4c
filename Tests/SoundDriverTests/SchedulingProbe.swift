import Foundation
import Synchronization

/// A thread that measures for how long the machine keeps threads of this process from running.
final class SchedulingProbe: Sendable {
  private let longest = Mutex(Duration.zero)
  private let isEnded = Atomic(false)

  /// Starts the measurement.
  init() {
    Thread.detachNewThread { [self] in
      var last = ContinuousClock.now
      while !isEnded.load(ordering: .relaxed) {
        usleep(1_000)
        let now = ContinuousClock.now
        let delay = last.duration(to: now) - .milliseconds(1)
        longest.withLock { $0 = max($0, delay) }
        last = now
      }
    }
  }

  /// Ends the measurement.
  ///
  /// - Returns: The longest time that the thread had to wait for a processor.
  func end() -> Duration {
    isEnded.store(true, ordering: .relaxed)
    return longest.withLock { $0 }
  }
}
