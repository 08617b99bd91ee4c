import XCTest

@testable import TestedApp

final class TestedAppUITests: XCTestCase {
  override func setUpWithError() throws {
    continueAfterFailure = false
  }

  @MainActor func testMinute() throws {
    let app = XCUIApplication()
    app.launch()
    XCTAssertTrue(app.staticTexts["3 min"].exists)
    app.buttons["One minute more"].tap()
    XCTAssertTrue(app.staticTexts["4 min"].exists)
  }

  @MainActor func testLaunchScreen() throws {
    let app = XCUIApplication()
    app.launch()
    let attachment = XCTAttachment(screenshot: app.screenshot())
    attachment.name = "Launch Screen"
    attachment.lifetime = .keepAlways
    add(attachment)
  }
}
