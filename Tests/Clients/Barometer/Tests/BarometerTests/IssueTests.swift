import XCTest

final class IssueTests: RecordingTestCase {
  func testAssertionIsAnIssue() throws {
    let line = #line + 1
    let issue = try XCTUnwrap(issues { XCTAssertEqual(1, 2) }.first)
    XCTAssertEqual(issue.type, .assertionFailure)
    XCTAssertEqual(
      issue.compactDescription, #"XCTAssertEqual failed: ("1") is not equal to ("2")"#)
    let location = try XCTUnwrap(issue.sourceCodeContext.location)
    XCTAssertEqual(location.lineNumber, line)
    XCTAssertEqual(location.fileURL, URL(fileURLWithPath: #filePath))
    XCTAssertFalse(issue.sourceCodeContext.callStack.isEmpty)
    XCTAssertTrue(issue.isFailure)
  }

  func testMessages() {
    let texts = issues {
      XCTFail()
      XCTFail("rain")
      XCTAssertTrue(false)
      XCTAssertNil(1, "hail")
    }.map(\.compactDescription)
    XCTAssertEqual(
      texts,
      ["failed", "failed - rain", "XCTAssertTrue failed", "XCTAssertNil failed: \"1\" - hail"])
  }

  func testFailedWaits() {
    let late = XCTestExpectation(description: "rain")
    let later = XCTestExpectation(description: "hail")
    let early = XCTestExpectation(description: "snow")
    early.isInverted = true
    let (first, second) = (
      XCTestExpectation(description: "rain"), XCTestExpectation(description: "hail")
    )
    early.fulfill()
    let texts = issues {
      wait(for: [late, later], timeout: 0.01)
      wait(for: [early], timeout: 0.01)
      DispatchQueue.main.async {
        second.fulfill()
        first.fulfill()
      }
      wait(for: [first, second], timeout: 5, enforceOrder: true)
    }.map(\.compactDescription)
    XCTAssertEqual(
      texts,
      [
        "Asynchronous wait failed: Exceeded timeout of 0.01 seconds, "
          + #"with unfulfilled expectations: "rain", "hail"."#,
        #"Fulfilled inverted expectation "snow"."#,
        "Failed due to expectation fulfilled in incorrect order: "
          + #"requires "rain", actually fulfilled "hail"."#,
      ])
  }

  func testThrowingAssertion() throws {
    XCTAssertEqual(try issues { XCTAssertTrue(try leak()) }.map(\.type), [.thrownError])
    XCTAssertEqual(try issues { XCTAssertNoThrow(try leak()) }.count, 1)
    XCTAssertEqual(try issues { XCTAssertThrowsError(try hold()) }.count, 1)
    XCTAssertThrowsError(try leak()) { XCTAssert($0 is Leak) }
    XCTAssertEqual(try issues { XCTAssertThrowsError(try leak()) { _ in XCTFail() } }.count, 1)
    XCTAssertEqual(issues { _ = try? XCTUnwrap(nil as Int?, "dry") }.count, 1)
  }

  private func leak() throws -> Bool { throw Leak() }
  private func hold() throws {}

  func testIssueOfItsOwn() {
    let location = XCTSourceCodeLocation(filePath: "/lab/Vane.swift", lineNumber: 7)
    let issue = XCTIssue(
      type: .system, compactDescription: "jammed", detailedDescription: "jammed at 7",
      sourceCodeContext: XCTSourceCodeContext(location: location), associatedError: Leak(),
      attachments: [])
    let found = issues { record(issue) }
    XCTAssertEqual(found, [issue])
    XCTAssertEqual(found.first?.sourceCodeContext.location, location)
    let mutable = XCTMutableIssue(type: .performanceRegression, compactDescription: "slow")
    mutable.detailedDescription = "slower than a snail"
    XCTAssertEqual(issues { record(mutable) }.first?.detailedDescription, "slower than a snail")
  }

  func testEditedIssue() {
    XCTExpectFailure {
      $0.compactDescription == "Storm: failed - rain" && $0.attachments.count == 1
    }
    treatment = .edit
    XCTFail("rain")
  }

  func testSymbolsOfTheCallStack() throws {
    let frames = XCTSourceCodeContext().callStack
    XCTAssertTrue(frames.contains { $0.symbolInfo?.symbolName.contains("XCTest") ?? false })
    XCTAssertNotNil(XCTSourceCodeFrame(address: 1).symbolicationError)
  }

  func testWaitThatTimesOut() {
    let never = expectation(description: "never")
    let found = issues { wait(for: [never], timeout: 0.01) }
    XCTAssertEqual(found.count, 1)
    XCTAssertTrue(found.first?.compactDescription.contains("never") ?? false)
  }

  func testWarning() {
    record(XCTIssue(type: .system, compactDescription: "clouds", severity: .warning))
    XCTAssertEqual(issues.last?.severity, .warning)
    XCTAssertEqual(testRun?.totalFailureCount, 0)
  }
}

/// A test case with the older form of `record(_:)`.
final class OlderIssueTests: XCTestCase {
  private var seen: [(text: String, line: Int, isExpected: Bool)] = []

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    seen.append((description, lineNumber, expected))
    super.recordFailure(
      withDescription: "Gale: " + description, inFile: filePath, atLine: lineNumber,
      expected: expected)
  }

  func testFailure() {
    XCTExpectFailure { $0.compactDescription == "Gale: failed - wind" }
    XCTFail("wind")
    XCTAssertEqual(seen.map(\.line), [#line - 1])
    XCTAssertEqual(seen.map(\.isExpected), [true])
  }
}
