import XCTest

final class ObservingTests: XCTestCase {
  private final class Observer: NSObject, XCTestObservation {
    var expected: [XCTExpectedFailure] = []
    var issues: [XCTIssue] = []
    var finished: [XCTestCase] = []

    func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure) {
      expected.append(expectedFailure)
    }
    func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) { issues.append(issue) }
    func testCaseDidFinish(_ testCase: XCTestCase) { finished.append(testCase) }
  }

  func testEnvironment() {
    XCTAssertNotNil(ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"])
  }

  func testObserver() {
    let observer = Observer()
    XCTestObservationCenter.shared.addTestObserver(observer)
    defer { XCTestObservationCenter.shared.removeTestObserver(observer) }
    XCTExpectFailure("Leaks") { XCTFail("leak") }
    record(XCTIssue(type: .system, compactDescription: "clouds", severity: .warning))
    XCTAssertEqual(observer.expected.map(\.failureReason), ["Leaks"])
    XCTAssertEqual(observer.expected.map(\.issue.compactDescription), ["failed - leak"])
    XCTAssertEqual(observer.issues.map(\.compactDescription), ["clouds"])
  }

  private static let whole = Observer()

  override class func setUp() { XCTestObservationCenter.shared.addTestObserver(whole) }
  override class func tearDown() { XCTestObservationCenter.shared.removeTestObserver(whole) }

  func testFirst() {}

  func testFirstHasFinished() {
    XCTAssertTrue(Self.whole.finished.contains { $0.name.hasSuffix("testFirst") })
  }

  func testSuites() {
    XCTAssertEqual(Self.defaultTestSuite.testCaseCount, 5)
    XCTAssertGreaterThan(XCTestSuite.default.testCaseCount, 20)
    XCTAssertEqual(executionTimeAllowance, 600)
  }
}
