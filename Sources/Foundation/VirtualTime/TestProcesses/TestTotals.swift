/// The tests of several processes in sum, by their records.
struct TestTotals {
  /// The number of tests that began.
  private(set) var testCount = 0
  /// The number of failures, including crashes of a process.
  private(set) var failureCount = 0
  /// The number of failures that are not failed assertions.
  private(set) var unexpectedCount = 0
  /// The names of the tests that began.
  private(set) var names: Set<String> = []
  /// The test that runs; nil between tests.
  private(set) var running: String?

  /// Adds the record of a process that has ended.
  mutating func add(_ events: [TestLog.Event]) {
    running = nil
    for event in events {
      switch event {
      case .start(let name):
        testCount += 1
        names.insert(name)
        running = name
      case .failure(let isUnexpected): addFailure(isUnexpected: isUnexpected)
      case .end: running = nil
      }
    }
  }

  /// Adds a failure.
  mutating func addFailure(isUnexpected: Bool) {
    failureCount += 1
    if isUnexpected { unexpectedCount += 1 }
  }

  /// The sum, in the words of XCTest.
  ///
  /// - Parameter seconds: The time of all processes.
  func summary(seconds: Double) -> String {
    let time = (seconds * 1_000).rounded() / 1_000
    return "Executed \(testCount) test\(testCount == 1 ? "" : "s"), with \(failureCount) "
      + "failure\(failureCount == 1 ? "" : "s") (\(unexpectedCount) unexpected) "
      + "in \(time) (\(time)) seconds"
  }
}
