import XCTest

/// Tests of the app's screen.
final class ScreenTests: XCTestCase {
  var app: XCUIApplication!

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    app = XCUIApplication()
    app.launchArguments = ["-unit", "hPa"]
    app.launch()
  }

  func testMeasuring() {
    addUIInterruptionMonitor(withDescription: "Questions") { alert in
      alert.buttons["Allow"].tap()
      return true
    }
    app.buttons["Measure"].tapWhenThere()
    let measured = expectation(
      for: NSPredicate(format: "exists == true"), evaluatedWith: app.buttons["1013"])
    wait(for: [measured], timeout: 5)
    XCTAssertEqual(UserDefaults.standard.string(forKey: "unit"), "hPa")
    add(XCTAttachment(screenshot: app.screenshot()))
    add(XCTAttachment(screenshot: XCUIScreen.main.screenshot(), quality: .low))
  }

  func testTyping() throws {
    // The phone of the other test has ended with it.
    let field = XCUIApplication().textFields["Place"]
    XCTAssertTrue(field.waitForExistence(timeout: 1))
    field.tap()
    XCTAssertEqual(app.keyboards.count, 1)
    field.typeText("Oslo")
    app.keys["x"].tap()
    XCTAssertEqual(field.value as? String, "Oslox")
    XCTAssertFalse(app.buttons["1013"].exists)
    try app.performAccessibilityAudit(for: [.contrast, .textClipped])
  }
}

extension XCUIElement {
  func tapWhenThere(timeout: TimeInterval = 2) {
    XCTAssertTrue(waitForExistence(timeout: timeout), debugDescription)
    tap()
  }
}
