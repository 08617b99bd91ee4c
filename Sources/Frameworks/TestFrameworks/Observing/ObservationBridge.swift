internal import Foundation
private import Glibc
internal import XCTest

/// The observer of XCTest on Linux, which notifies observers by the iPhone's methods.
///
/// Sendable because it has no state of its own, and XCTest runs one test after another.
final class ObservationBridge: XCTest::XCTestObservation, @unchecked Sendable {
  /// The observer of the process.
  static let shared = {
    let bridge = ObservationBridge()
    XCTest::XCTestObservationCenter.shared.addTestObserver(bridge)
    // Apps check by this variable whether they are tested (XCTest.XT16).
    setenv("XCTestConfigurationFilePath", CommandLine.arguments.first ?? "", 0)
    return bridge
  }()

  /// Records a failure with XCTest on Linux, whose observers are notified of the issue.
  static func record(_ issue: XCTIssue, in run: XCTestCaseRun?) {
    let place = issue.place
    $recorded.withValue(RecordedIssue(issue: issue)) {
      run?.recordFailure(
        withDescription: issue.report, inFile: place.file, atLine: place.line,
        expected: issue.isCountedAsFailure)
    }
  }

  /// Begins to observe.
  static func register() { _ = shared }

  /// Reports a failure that its test expected, in the style of XCTest's other lines.
  static func report(_ expected: XCTExpectedFailure, of testCase: XCTestCase) {
    let place = expected.issue.place
    let reason = expected.failureReason.map { " (\($0))" } ?? ""
    write(
      "\(place.file):\(place.line): expected failure: \(testCase.name) : "
        + expected.issue.report + reason)
    XCTestObservationCenter.shared.forEach { $0.testCase(testCase, didRecord: expected) }
  }

  /// Reports an issue that does not fail its test.
  static func warn(_ issue: XCTIssue, of testCase: XCTestCase) {
    let place = issue.place
    write("\(place.file):\(place.line): warning: \(testCase.name) : \(issue.report)")
    XCTestObservationCenter.shared.forEach { $0.testCase(testCase, didRecord: issue) }
  }

  /// The suite of all tests, known when they start.
  private(set) var root: XCTestSuite?

  // MARK: XCTestObservation

  func testBundleWillStart(_ testBundle: Bundle) {
    center.forEach { $0.testBundleWillStart(testBundle) }
  }

  func testBundleDidFinish(_ testBundle: Bundle) {
    center.forEach { $0.testBundleDidFinish(testBundle) }
  }

  func testSuiteWillStart(_ testSuite: XCTestSuite) {
    if root == nil { root = testSuite }
    center.forEach { $0.testSuiteWillStart(testSuite) }
  }

  func testSuiteDidFinish(_ testSuite: XCTestSuite) {
    center.forEach { $0.testSuiteDidFinish(testSuite) }
  }

  func testCaseWillStart(_ testCase: XCTest::XCTestCase) {
    guard let testCase = testCase as? XCTestCase else { return }
    center.forEach { $0.testCaseWillStart(testCase) }
  }

  func testCaseDidFinish(_ testCase: XCTest::XCTestCase) {
    guard let testCase = testCase as? XCTestCase else { return }
    center.forEach { $0.testCaseDidFinish(testCase) }
  }

  func testCase(
    _ testCase: XCTest::XCTestCase, didFailWithDescription description: String,
    inFile filePath: String?, atLine lineNumber: Int
  ) {
    guard let testCase = testCase as? XCTestCase else { return }
    let issue =
      Self.recorded?.issue
      ?? XCTIssue(
        failure: description, file: filePath ?? XCTIssue.unknownFile, line: lineNumber,
        isExpected: true)
    center.forEach { $0.testCase(testCase, didRecord: issue) }
  }

  // MARK: Internals

  /// An issue that stays on its thread.
  ///
  /// Sendable because nobody changes an issue that was recorded.
  private struct RecordedIssue: @unchecked Sendable { let issue: XCTIssue }

  /// The issue that a test case records now; `nil` for a failure of another class.
  @TaskLocal private static var recorded: RecordedIssue?

  private var center: XCTestObservationCenter { .shared }

  private static func write(_ line: String) {
    print(line)
    fflush(nil)
  }
}
