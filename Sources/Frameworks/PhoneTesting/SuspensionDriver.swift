import TactusThreads
import UIKit

/// A driver that advances a phone's time with the machine's while its test is suspended for long
/// (AppLife.PT8).
///
/// Swift Testing runs no run loop. Without this a test that awaits an animation or a timer would
/// wait forever.
@MainActor
package final class SuspensionDriver {
  /// Starts to watch for a suspended test; stops when it is deallocated.
  ///
  /// - Parameters:
  ///   - uses: Returns the number of uses of phones by the test.
  ///   - advance: Called with seconds to advance.
  package init(
    uses: @escaping @MainActor () -> Int, _ advance: @escaping @MainActor (Double) -> Void
  ) {
    (self.uses, self.advance) = (uses, advance)
    lastUses = uses()
    Self.drivers.append(WeakReference(self))
    Self.start()
  }

  // MARK: Internals

  /// Seconds between two steps.
  ///
  /// - Source: ours, as for run loops. Confidence: guess.
  private nonisolated static let interval = 0.005

  /// The maximum duration of a step, in intervals, for the process to count as idle.
  ///
  /// - Source: ours. Confidence: guess.
  private static let longestIdleStep = 2.0

  /// The number of idle steps without use of the test's phones after which it counts as suspended.
  ///
  /// - Source: ours, a quarter of a second. Confidence: guess.
  private static let patience = 50.0

  /// The fraction of an idle step for which a step in a busy process counts: other work may be
  /// about to continue the test, but a test in a process that is busy for minutes continues as
  /// well.
  ///
  /// - Source: ours. Confidence: guess.
  private static let busyShare = 0.1

  private let uses: @MainActor () -> Int
  private let advance: @MainActor (Double) -> Void
  private var lastUses: Int
  private var steps = 0.0

  private func step(of weight: Double) {
    let uses = uses()
    guard uses == lastUses else {
      (lastUses, steps) = (uses, 0)
      return
    }
    steps += weight
    guard steps > Self.patience else { return }
    advance(Self.interval)
  }

  /// All drivers, which one task steps.
  private static var drivers: [WeakReference<SuspensionDriver>] = []
  private static var isRunning = false
  private static var last = ContinuousClock.now

  private static func start() {
    guard !isRunning else { return }
    isRunning = true
    last = .now
    // The steps run on the thread pool and the main queue, like the tests themselves.
    AppTasks.apart {
      _ = Task.detached {
        repeat {
          try? await Task.sleep(for: .seconds(interval))
        } while await stepAll()
      }
    }
  }

  /// Steps all drivers.
  ///
  /// - Returns: Whether there is any.
  private static func stepAll() -> Bool {
    let now = ContinuousClock.now
    let isIdle = (now - last) / .seconds(1) <= interval * longestIdleStep
    last = now
    drivers.removeAll { $0.object == nil }
    for driver in drivers.compactMap(\.object) { driver.step(of: isIdle ? 1 : busyShare) }
    isRunning = !drivers.isEmpty
    return isRunning
  }
}
