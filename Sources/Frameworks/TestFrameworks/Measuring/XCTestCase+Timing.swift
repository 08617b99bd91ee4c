private import Foundation
public import XCTest

extension XCTestCase {
  /// The number of times that a closure is measured, as Apple's XCTest does (documented).
  private static let measurementCount = 10

  /// Measures a closure as `measure(_:)` does, and prints the times; lowered sources call it.
  ///
  /// The values may differ: XCTest on Linux fails a test for it, Apple's does not.
  ///
  /// - Parameter block: The closure, called ten times.
  public func _timed(block: () -> Void) {
    // A subclass may override the method.
    if let own = self as? any _KVMeasure { return own.measure(block) }
    let clock = ContinuousClock()
    let times = (0..<Self.measurementCount).map { _ in clock.measure(block) / .seconds(1) }
    let average = times.reduce(0, +) / Double(times.count)
    let variance = times.reduce(0) { $0 + ($1 - average) * ($1 - average) } / Double(times.count)
    let deviation = average > 0 ? variance.squareRoot() / average * 100 : 0
    let values = times.map { String(format: "%.6f", $0) }.joined(separator: ", ")
    print(
      "Test Case '\(name)' measured [Time, seconds] average: \(String(format: "%.3f", average)), "
        + "relative standard deviation: \(String(format: "%.3f", deviation))%, values: [\(values)]")
  }
}
