internal import Synchronization
internal import XCTest

/// The observer of the test cases of XCTest, also of those that lowering has not seen.
final class TestCaseObserver: XCTest::XCTestObservation, Sendable {
  /// The observer of the process; the first use begins to watch.
  static let shared = {
    let observer = TestCaseObserver()
    XCTest::XCTestObservationCenter.shared.addTestObserver(observer)
    return observer
  }()

  let progress = Mutex(TestCaseProgress())

  func testCaseWillStart(_ testCase: XCTest::XCTestCase) { progress.withLock { $0.start() } }

  func testCaseDidFinish(_ testCase: XCTest::XCTestCase) { progress.withLock { $0.finish() } }
}

/// Returns the number of the test case of XCTest that runs; 0 between test cases.
@_cdecl("tactus_test_case")
public func currentTestCase() -> UInt64 {
  TestCaseObserver.shared.progress.withLock { $0.current }
}

/// Returns whether the test case of XCTest with a number has ended.
@_cdecl("tactus_test_case_has_ended")
public func hasTestCaseEnded(_ number: UInt64) -> Bool {
  TestCaseObserver.shared.progress.withLock { $0.hasEnded(number) }
}
