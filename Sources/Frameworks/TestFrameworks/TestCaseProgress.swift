/// The progress of the test cases of XCTest, which run one after another.
///
/// It may begin to watch during a test case, or before the first one of a class.
package struct TestCaseProgress: Sendable {
  /// The number of the test case that runs; 0 between test cases.
  package var current: UInt64 { isRunning ? number : 0 }

  /// Begins to watch; a test case is assumed to run, until an event says otherwise.
  package init() {}

  /// Begins a test case.
  package mutating func start() {
    if number == 1, isRunning { isFirstBetween = true }
    number += 1
    isRunning = true
  }

  /// Ends the test case.
  package mutating func finish() { isRunning = false }

  /// Returns whether the test case with a number has ended; what belongs to none never ends.
  package func hasEnded(_ old: UInt64) -> Bool {
    old != 0 && !(old == 1 && isFirstBetween) && old != current
  }

  // MARK: Internals

  private var number: UInt64 = 1
  private var isRunning = true
  /// Whether the first number was between two test cases.
  private var isFirstBetween = false
}
