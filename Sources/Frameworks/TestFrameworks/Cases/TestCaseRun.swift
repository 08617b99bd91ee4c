internal import XCTest

/// A run of a test case, in which failures may be expected.
final class TestCaseRun: XCTestCaseRun {
  /// The run that takes place; XCTest runs one test case after another.
  ///
  /// Unchecked because XCTest runs one test case after another.
  nonisolated(unsafe) private(set) static var current: TestCaseRun?

  /// The test case.
  var owner: XCTestCase? { test as? XCTestCase }

  /// The pool of the test, its fixtures included.
  private var pool: AnyObject?

  override func start() {
    Self.current = self
    pool = FrameworkServices.makePool()
    super.start()
  }

  override func stop() {
    FailureExpectations.endAll()
    owner?.end()
    super.stop()
    pool = nil
    Self.current = nil
  }
}
