private import Foundation
private import Synchronization

/// The failures that the running test expects, which nest.
///
/// - Thread: any.
enum FailureExpectations {
  /// Expects a failure.
  static func begin(_ expectation: FailureExpectation) {
    guard TestCaseRun.current != nil else { return TestNote.expectationOutsideTest.write() }
    all.withLock { $0.stack.append(expectation) }
  }

  /// Ends an expectation, and fails the test if the failure is missing.
  static func end(_ expectation: FailureExpectation) {
    all.withLock { $0.stack.removeAll { $0 === expectation } }
    guard let failure = expectation.failure else { return }
    TestCaseRun.current?.owner?.record(failure)
  }

  /// Ends all expectations as the test ends.
  static func endAll() {
    while let last = all.withLock({ $0.stack.last }) { end(last) }
  }

  /// Returns the failure that a test expected, if an issue is one; the innermost expectation that
  /// matches is fulfilled.
  static func match(_ issue: XCTIssue) -> XCTExpectedFailure? {
    // A matcher may use these functions itself, so it is called without the lock.
    let stack = all.withLock { $0.stack }
    guard let expectation = stack.last(where: { $0.matches(issue) }) else { return nil }
    expectation.isFulfilled = true
    return XCTExpectedFailure(failureReason: expectation.reason, issue: issue)
  }

  // MARK: Internals

  /// The expectations, the innermost last.
  ///
  /// Their tests, and the closures in them, run one after another.
  ///
  /// Sendable because the lock around it is held while it is used.
  private struct Expectations: @unchecked Sendable {
    var stack: [FailureExpectation] = []
  }

  private static let all = Mutex(Expectations())
}
