private import Foundation
public import XCTest

// Measurements whose values may differ: XCTest on Linux fails a test for it, Apple's does not.
// Lowered sources call these methods.
extension XCTestCase {
  /// The number of times that a closure is measured without options, as Apple's XCTest does
  /// (documented).
  private static let measurementCount = 10

  /// Measures a closure as `measure(_:)` does, and prints the times.
  ///
  /// - Parameter block: The closure, called ten times.
  public func _timed(block: () -> Void) {
    // A subclass may override the method.
    if let own = self as? any _KVMeasure { return own.measure(block) }
    time(count: Self.measurementCount, startsItself: true, block)
  }

  /// Measures a closure as `measureMetrics(_:automaticallyStartMeasuring:for:)` does, and prints
  /// the times.
  ///
  /// - Parameters:
  ///   - metrics: The metrics; all are measured as elapsed time.
  ///   - automaticallyStartMeasuring: Whether the time begins with the closure, and not where the
  ///     closure calls `startMeasuring()`.
  ///   - block: The closure, called ten times.
  public func _timedMetrics(
    _ metrics: [XCTPerformanceMetric], automaticallyStartMeasuring: Bool, for block: () -> Void
  ) {
    time(count: Self.measurementCount, startsItself: automaticallyStartMeasuring, block)
  }

  /// Starts the time of a closure that is measured.
  public func _startTiming() { Stopwatch.current?.start() }

  /// Stops the time of a closure that is measured.
  public func _stopTiming() { Stopwatch.current?.stop() }

  /// Measures a closure several times, and prints the times.
  ///
  /// - Parameters:
  ///   - count: The number of times.
  ///   - ignoredCount: The number of calls before them whose times do not count.
  ///   - startsItself: Whether the time begins with the closure.
  ///   - block: The closure.
  func time(count: Int, ignoredCount: Int = 0, startsItself: Bool, _ block: () -> Void) {
    let times = (0..<count + ignoredCount).map { _ in
      let stopwatch = Stopwatch()
      Stopwatch.current = stopwatch
      defer { Stopwatch.current = nil }
      if startsItself { stopwatch.start() }
      block()
      stopwatch.stop()
      return stopwatch.elapsed / .seconds(1)
    }.dropFirst(ignoredCount)
    let average = times.reduce(0, +) / Double(max(times.count, 1))
    let variance =
      times.reduce(0) { $0 + ($1 - average) * ($1 - average) } / Double(max(times.count, 1))
    let deviation = average > 0 ? variance.squareRoot() / average * 100 : 0
    let values = times.map { String(format: "%.6f", $0) }.joined(separator: ", ")
    print(
      "Test Case '\(name)' measured [Time, seconds] average: \(String(format: "%.3f", average)), "
        + "relative standard deviation: \(String(format: "%.3f", deviation))%, values: [\(values)]")
  }
}

/// The elapsed time of a closure that a test measures.
private final class Stopwatch {
  /// The stopwatch of the closure that runs; tests of XCTest run one after another.
  ///
  /// Unchecked because XCTest runs one test after another.
  nonisolated(unsafe) static var current: Stopwatch?

  /// The time between start and stop.
  private(set) var elapsed = Duration.zero
  private var begin: ContinuousClock.Instant?

  func start() { begin = .now }

  func stop() {
    guard let begin else { return }
    elapsed = begin.duration(to: .now)
    self.begin = nil
  }
}
