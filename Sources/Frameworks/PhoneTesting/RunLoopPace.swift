import UIKit

/// Lets a phone's time pass as the machine's does, while a test runs the main run loop (PT8).
///
/// That is how tests with XCTest wait: for expectations, or for a while by `RunLoop.run(until:)`.
@MainActor
final class RunLoopPace {
  /// Begins; it ends when it is let go of.
  ///
  /// - Parameter pass: Lets so many seconds pass.
  init(_ pass: @escaping @MainActor (Double) -> Void) {
    self.pass = pass
    let timer = Timer(timeInterval: Self.step, repeats: true) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      MainActor.assumeIsolated { self.go() }
    }
    self.timer = timer
    RunLoop.main.Foundation::add(timer, forMode: .default)
  }

  isolated deinit { timer?.invalidate() }

  // MARK: Internals

  /// Seconds between two steps.
  ///
  /// - Source: ours, shorter than a refresh of the screen. Confidence: guess.
  private static let step = 0.005

  /// Seconds that a step stands for at most; in longer ones nobody ran the loop.
  ///
  /// - Source: ours. Confidence: guess.
  private static let longestStep = 0.05

  private let pass: @MainActor (Double) -> Void
  private var timer: Timer?
  private var last: ContinuousClock.Instant?

  private func go() {
    // What runs the loop within a turn has to end first.
    guard !AppTimers.shared.isOpen else { return }
    let now = ContinuousClock.now
    var seconds = Self.step
    if let last {
      let parts = (now - last).components
      let passed = Double(parts.seconds) + Double(parts.attoseconds) / 1e18
      if passed <= Self.longestStep { seconds = passed }
    }
    pass(seconds)
    last = now
  }
}
