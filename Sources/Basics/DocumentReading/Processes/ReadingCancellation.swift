internal import CTactusSpawn
internal import Glibc
import Synchronization

/// A signal that what is read or converted is no longer awaited.
///
/// - Thread: any, for every member.
package final class ReadingCancellation: Sendable {
  /// The end of a pipe that is not written to, and closes at the other end when it is cancelled.
  let descriptor: Int32
  private let other: Mutex<Int32>

  /// Creates a signal that has not been given.
  package init() {
    var ends: [Int32] = [-1, -1]
    // Without descriptors nothing can be started either, and that failure is reported.
    _ = pipe2(&ends, O_CLOEXEC | O_NONBLOCK)
    descriptor = ends[0]
    other = Mutex(ends[1])
  }

  deinit {
    cancel()
    if descriptor >= 0 { close(descriptor) }
  }

  /// Gives the signal; does nothing if it was given before.
  package func cancel() {
    other.withLock { other in
      if other >= 0 { close(other) }
      other = -1
    }
  }

  /// Whether the signal was given.
  package var isCancelled: Bool { other.withLock { $0 < 0 } }
}
