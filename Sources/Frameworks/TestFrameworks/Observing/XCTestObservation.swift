public import Foundation
public import XCTest

/// An observer of tests.
public protocol XCTestObservation: AnyObject {
  /// Called before the tests of a bundle.
  func testBundleWillStart(_ testBundle: Bundle)
  /// Called after the tests of a bundle.
  func testBundleDidFinish(_ testBundle: Bundle)
  /// Called before a suite.
  func testSuiteWillStart(_ testSuite: XCTestSuite)
  /// Called after a suite.
  func testSuiteDidFinish(_ testSuite: XCTestSuite)
  /// Called for an issue of a suite; never called on Linux.
  func testSuite(_ testSuite: XCTestSuite, didRecord issue: XCTIssue)
  /// Called for an expected failure of a suite; never called on Linux.
  func testSuite(_ testSuite: XCTestSuite, didRecord expectedFailure: XCTExpectedFailure)
  /// Called as a suite fails; the older form of `testSuite(_:didRecord:)`.
  func testSuite(
    _ testSuite: XCTestSuite, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int)
  /// Called before a test case.
  func testCaseWillStart(_ testCase: XCTestCase)
  /// Called after a test case.
  func testCaseDidFinish(_ testCase: XCTestCase)
  /// Called as a test case has an issue.
  func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue)
  /// Called as a test case has an expected failure.
  func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure)
  /// Called as a test case fails; the older form of `testCase(_:didRecord:)`.
  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int)
}

extension XCTestObservation {
  /// Does nothing.
  public func testBundleWillStart(_ testBundle: Bundle) {}
  /// Does nothing.
  public func testBundleDidFinish(_ testBundle: Bundle) {}
  /// Does nothing.
  public func testSuiteWillStart(_ testSuite: XCTestSuite) {}
  /// Does nothing.
  public func testSuiteDidFinish(_ testSuite: XCTestSuite) {}
  /// Does nothing.
  public func testSuite(_ testSuite: XCTestSuite, didRecord issue: XCTIssue) {}
  /// Does nothing.
  public func testSuite(_ testSuite: XCTestSuite, didRecord expectedFailure: XCTExpectedFailure) {}
  /// Does nothing.
  public func testSuite(
    _ testSuite: XCTestSuite, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) {}
  /// Does nothing.
  public func testCaseWillStart(_ testCase: XCTestCase) {}
  /// Does nothing.
  public func testCaseDidFinish(_ testCase: XCTestCase) {}
  /// Calls the older form (a guess: an observer with both is called once).
  public func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {
    let location = issue.sourceCodeContext.location
    self.testCase(
      testCase, didFailWithDescription: issue.compactDescription, inFile: location?.fileURL.path,
      atLine: location?.lineNumber ?? 0)
  }
  /// Does nothing.
  public func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure) {}
  /// Does nothing.
  public func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) {}
}
