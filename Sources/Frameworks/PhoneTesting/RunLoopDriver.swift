import UIKit

/// A driver that advances a phone's time with the machine's while a test runs the main run loop
/// (AppLife.PT8).
///
/// Tests with XCTest wait so: for expectations, or for a duration with `RunLoop.run(until:)`.
@MainActor
final class RunLoopDriver {
  /// Starts to advance time; stops when it is deallocated.
  ///
  /// - Parameter advance: Called with seconds to advance.
  init(_ advance: @escaping @MainActor (Double) -> Void) {
    self.advance = advance
    let timer = Timer(timeInterval: Self.interval, repeats: true) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      MainActor.assumeIsolated { self.step() }
    }
    self.timer = timer
    RunLoop.main.Foundation::add(timer, forMode: .default)
  }

  isolated deinit { timer?.invalidate() }

  // MARK: Internals

  /// Seconds between two steps.
  ///
  /// - Source: ours, shorter than a refresh of the screen. Confidence: guess.
  private static let interval = 0.005

  /// The longest duration of a step in seconds; during a longer one the run loop did not run.
  ///
  /// - Source: ours. Confidence: guess.
  private static let longestStep = 0.05

  private let advance: @MainActor (Double) -> Void
  private var timer: Timer?
  private var last: ContinuousClock.Instant?

  private func step() {
    let now = ContinuousClock.now
    var seconds = Self.interval
    if let last {
      let parts = (now - last).components
      let passed = Double(parts.seconds) + Double(parts.attoseconds) / 1e18
      if passed <= Self.longestStep { seconds = passed }
    }
    advance(seconds)
    last = now
  }
}
