import UIKit

/// A driver that advances a phone's time with the machine's while its test is suspended for long
/// (AppLife.PT8).
///
/// Swift Testing runs no run loop. Without this a test that awaits an animation or a timer would
/// wait forever.
@MainActor
final class SuspensionDriver {
  /// Begins to watch for a suspended test; ends when it is deallocated.
  ///
  /// - Parameter advance: Called with seconds to advance.
  init(_ advance: @escaping @MainActor (Double) -> Void) {
    self.advance = advance
    lastUses = Self.usesOfPhones
    // The steps come through the pool of threads and the main queue, as the test itself would.
    task = Task.detached { [weak self] in
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(Self.interval))
        await self?.step()
      }
    }
  }

  isolated deinit { task?.cancel() }

  /// The number of times that tests have used phones.
  static var usesOfPhones = 0

  // MARK: Internals

  /// Seconds between two steps.
  ///
  /// - Source: ours, as for run loops. Confidence: guess.
  private nonisolated static let interval = 0.005

  /// The longest duration of a step in intervals with which the process counts as idle.
  ///
  /// - Source: ours. Confidence: guess.
  private static let longestIdleStep = 2.0

  /// The number of idle steps without use of any phone after which a test counts as suspended.
  ///
  /// - Source: ours, a quarter of a second. Confidence: guess.
  private static let patience = 50

  private let advance: @MainActor (Double) -> Void
  private var task: Task<Void, Never>?
  private var idleSteps = 0
  private var lastUses: Int
  private var last = ContinuousClock.now

  private func step() {
    let now = ContinuousClock.now
    defer { last = now }
    guard Self.usesOfPhones == lastUses else {
      (lastUses, idleSteps) = (Self.usesOfPhones, 0)
      return
    }
    // A process that is busy may be about to continue the test.
    let isIdle = (now - last) / .seconds(1) <= Self.interval * Self.longestIdleStep
    idleSteps = isIdle ? idleSteps + 1 : max(0, idleSteps - 2)
    guard idleSteps > Self.patience else { return }
    advance(Self.interval)
  }
}
