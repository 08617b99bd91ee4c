import XCTest

@testable import TestedApp

final class TestedAppTests: XCTestCase {
  override func setUpWithError() throws {
    continueAfterFailure = false
  }

  @MainActor func testViewLoads() throws {
    let controller = ViewController()
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.view.subviews.count, 1)
  }

  func testPerformance() throws {
    measure {
      XCTAssertEqual((1...60).reduce(0, +), 1830)
    }
  }
}
