import XCTest

final class ExpectedFailureTests: XCTestCase {
  func testRestOfTheTest() {
    XCTExpectFailure("The gauge is broken")
    XCTAssertEqual(1, 2)
    XCTAssertEqual(3, 4)
  }

  func testClosure() throws {
    let value = XCTExpectFailure("Leaks") { () -> Int in
      XCTFail("leak")
      return 7
    }
    XCTAssertEqual(value, 7)
    XCTAssertThrowsError(
      try XCTExpectFailure {
        XCTFail("leak")
        throw Leak()
      })
    XCTAssertEqual(testRun?.totalFailureCount, 0)
  }

  func testOptions() {
    let options = XCTExpectedFailure.Options()
    XCTAssertTrue(options.isStrict && options.isEnabled)
    options.issueMatcher = {
      $0.type == .assertionFailure && $0.compactDescription.contains("leak")
    }
    XCTExpectFailure("Leaks", options: options) { XCTFail("leak") }
    XCTExpectFailure("May leak", options: .nonStrict()) {}
    XCTExpectFailure("May leak", strict: false) {}
    XCTExpectFailure("Disabled", enabled: false) {}
    options.isEnabled = false
    XCTExpectFailure("Disabled", options: options)
  }

  func testMissingFailureFails() {
    XCTExpectFailure("inner is missing") {
      XCTExpectFailure("Leaks") {}
    } issueMatcher: {
      $0.type == .unmatchedExpectedFailure
        && $0.compactDescription == "Expected failure 'Leaks' but none recorded"
    }
    XCTExpectFailure {
      XCTExpectFailure {}
    } issueMatcher: {
      $0.compactDescription == "Expected failure but none recorded"
    }
  }

  func testClosestMatchComesFirst() {
    var matched: [String] = []
    XCTExpectFailure("outer") {
      XCTExpectFailure("inner", strict: false) {
        XCTFail("snow")
        XCTFail("rain")
      } issueMatcher: {
        matched.append("inner")
        return $0.compactDescription.contains("rain")
      }
    } issueMatcher: { _ in
      matched.append("outer")
      return true
    }
    XCTAssertEqual(matched, ["inner", "outer", "inner"])
  }

  func testOtherThread() {
    XCTExpectFailure("from any thread")
    let done = expectation(description: "done")
    DispatchQueue.global().async {
      XCTFail("elsewhere")
      done.fulfill()
    }
    wait(for: [done], timeout: 5)
  }

  func testAsynchronous() async {
    XCTExpectFailure("later")
    await Task.yield()
    XCTFail("late")
  }

  func testTeardown() {
    XCTExpectFailure("in a teardown block")
    addTeardownBlock { XCTFail("torn") }
    addTeardownBlock { () async throws in await Task.yield() }
  }

  func testThrownError() throws {
    XCTExpectFailure { $0.type == .thrownError }
    throw Leak()
  }
}

/// Tests that fail, if the environment asks for them.
final class FailingTests: XCTestCase {
  override func setUpWithError() throws {
    let isWanted = ProcessInfo.processInfo.environment["BAROMETER_FAILS"] != nil
    try XCTSkipUnless(isWanted, "fails")
  }

  func testMissing() {
    XCTExpectFailure("no storm")
    add(XCTAttachment(string: "calm"))
  }

  func testUnmatched() {
    XCTExpectFailure("rain") {
      XCTFail("hail")
    } issueMatcher: {
      $0.compactDescription.contains("rain")
    }
  }

  func testDisabled() { XCTExpectFailure("never", enabled: false) { XCTFail("always") } }

  func testStops() {
    continueAfterFailure = false
    XCTFail("first")
    XCTFail("second")
  }

  func testThrows() throws { throw Leak() }
}
