private import Foundation

extension XCTestCase {
  /// Measures a closure.
  ///
  /// - Parameters:
  ///   - options: The options.
  ///   - block: The closure, called once more than the options say.
  public func measure(options: XCTMeasureOptions, block: () -> Void) {
    measure(metrics: Self.defaultMetrics, options: options, block: block)
  }

  /// Measures a closure.
  ///
  /// - Parameters:
  ///   - metrics: The metrics; all are measured as elapsed time.
  ///   - block: The closure, called once more than the options say.
  public func measure(metrics: [any XCTMetric], block: () -> Void) {
    measure(metrics: metrics, options: Self.defaultMeasureOptions, block: block)
  }

  /// Measures a closure.
  ///
  /// - Parameters:
  ///   - metrics: The metrics; all are measured as elapsed time.
  ///   - options: The options.
  ///   - block: The closure, called once more than the options say.
  public func measure(
    metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void
  ) {
    if metrics.contains(where: { !($0 is XCTClockMetric) }) { _ = MetricWarning.write }
    // As on an iPhone, the first call does not count (documented).
    time(
      count: options.iterationCount, ignoredCount: 1,
      startsItself: !options.invocationOptions.contains(.manuallyStart), block)
  }
}

/// The warning about metrics that are not measured.
private enum MetricWarning {
  /// Writes the warning at its first use.
  static let write: Void = FileHandle.standardError.write(
    Data("tactus: warning: XCTest on Linux measures all metrics as elapsed time\n".utf8))
}
