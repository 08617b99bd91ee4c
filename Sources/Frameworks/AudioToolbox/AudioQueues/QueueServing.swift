import Glibc
import Synchronization
import TactusThreads

/// A thread that serves a queue in real time, until it is stopped.
///
/// - Thread: any, for every member.
final class QueueServing: Sendable {
  /// Starts a thread.
  ///
  /// - Parameter serve: Called repeatedly; returns whether the queue still exists.
  func start(_ serve: @escaping @Sendable () -> Bool) {
    let number = generation.add(1, ordering: .sequentiallyConsistent).newValue
    DetachedThread.run(
      AppContext.binding { [self] in
        while generation.load(ordering: .relaxed) == number, serve() {
          var time = timespec(tv_sec: 0, tv_nsec: Self.period)
          nanosleep(&time, nil)
        }
      })
  }

  /// Ends the thread after its current iteration.
  func stop() { generation.add(1, ordering: .sequentiallyConsistent) }

  /// The nanoseconds between two iterations.
  ///
  /// - Source: ours: less than the frames that an engine renders ahead last. Confidence: guess.
  private static let period = 2_500_000

  private let generation = Atomic(0)
}
