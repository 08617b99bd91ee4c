/// The names of XCTest that tests use.
///
/// - Source: the module's symbols in Swift 6.3.1 on Linux; the last three serve SwiftPM's files.
///   Confidence: measured.
enum TestNames {
  /// The module that declares further names of the iPhone's XCTest.
  static let ownModule = "TactusTestFrameworks"

  /// The module of tests that use the screen.
  static let screenModule = "XCUIAutomation"

  /// The names that the module itself redeclares, with the members that XCTest on Linux lacks.
  static let ownNames: Set<String> = [
    "XCTestCase", "XCTestCaseClosure", "XCTestObservation", "XCTestObservationCenter",
  ]

  /// The names by the keyword of their kind in an import.
  static let all: KeyValuePairs<String, [String]> = [
    "class": [
      "XCTNSNotificationExpectation", "XCTNSPredicateExpectation", "XCTWaiter", "XCTest",
      "XCTestCase", "XCTestCaseRun", "XCTestExpectation", "XCTestObservationCenter", "XCTestRun",
      "XCTestSuite", "XCTestSuiteRun",
    ],
    "struct": ["XCTPerformanceMetric", "XCTSkip", "XCTestError"],
    "protocol": ["XCTWaiterDelegate", "XCTestObservation"],
    "typealias": [
      "XCNotificationExpectationHandler", "XCPredicateExpectationHandler", "XCTestCaseClosure",
      "XCTestCaseEntry", "XCWaitCompletionHandler",
    ],
    "var": ["XCTestErrorDomain"],
    "func": [
      "XCTAssert", "XCTAssertEqual", "XCTAssertFalse", "XCTAssertGreaterThan",
      "XCTAssertGreaterThanOrEqual", "XCTAssertIdentical", "XCTAssertLessThan",
      "XCTAssertLessThanOrEqual", "XCTAssertNil", "XCTAssertNoThrow", "XCTAssertNotEqual",
      "XCTAssertNotIdentical", "XCTAssertNotNil", "XCTAssertThrowsError", "XCTAssertTrue",
      "XCTFail", "XCTMain", "XCTSkipIf", "XCTSkipUnless", "XCTUnwrap", "asyncTest", "testCase",
    ],
  ]
}
