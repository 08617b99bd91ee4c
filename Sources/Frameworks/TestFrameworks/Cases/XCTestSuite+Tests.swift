public import XCTest

extension XCTestSuite {
  /// The suite of all tests in this process.
  public class var `default`: XCTestSuite {
    ObservationBridge.shared.root ?? XCTestSuite(name: "All tests")
  }

  /// Creates the suite of a class's tests in this process.
  ///
  /// - Parameter testCaseClass: The class.
  public convenience init(forTestCaseClass testCaseClass: AnyClass) {
    self.init(name: String(describing: testCaseClass))
    for test in Self.tests(in: .default) where type(of: test) == testCaseClass { addTest(test) }
  }

  /// Returns the test cases in a suite and in the suites in it.
  private static func tests(in suite: XCTestSuite) -> [XCTest] {
    suite.tests.flatMap { ($0 as? XCTestSuite).map(tests) ?? [$0] }
  }
}

extension XCTestRun {
  /// Records an issue of the run's test.
  ///
  /// - Parameter issue: The issue.
  public func record(_ issue: XCTIssue) { (test as? XCTestCase)?.record(issue) }
}
