import XCTest

final class KitchenTimerUITests: XCTestCase {
  @MainActor func testMinute() throws {
    let app = XCUIApplication()
    app.launchArguments = ["-minutes", "3"]
    app.launch()
    XCTAssertTrue(app.staticTexts["3:00"].exists)
    app.buttons["more"].tap()
    XCTAssertTrue(app.staticTexts["4:00"].exists)
  }

  @MainActor func testThatThePlanLeavesOut() {
    XCTFail("This test runs in no plan.")
  }
}
