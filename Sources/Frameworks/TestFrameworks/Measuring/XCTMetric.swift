public import Foundation

/// A quantity that a test measures.
///
/// XCTest on Linux measures time; other metrics are measured as time, with one warning.
public protocol XCTMetric: NSObjectProtocol {}

/// The elapsed time.
public final class XCTClockMetric: NSObject, XCTMetric {
  /// Creates the metric.
  public override init() { super.init() }
}

/// The processor time; the elapsed time is measured instead.
public final class XCTCPUMetric: NSObject, XCTMetric {
  /// Creates the metric.
  public override init() { super.init() }

  /// Creates the metric of the current thread.
  public init(limitingToCurrentThread: Bool) { super.init() }
}

/// The used memory; the elapsed time is measured instead.
public final class XCTMemoryMetric: NSObject, XCTMetric {
  /// Creates the metric.
  public override init() { super.init() }
}

/// The written bytes; the elapsed time is measured instead.
public final class XCTStorageMetric: NSObject, XCTMetric {
  /// Creates the metric.
  public override init() { super.init() }
}
