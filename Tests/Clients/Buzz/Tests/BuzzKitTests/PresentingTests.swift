import XCTest
@testable import BuzzKit

final class PresentingTests: XCTestCase {
  func testContainers() {
    let screen = BellViewController()
    XCTAssertEqual(screen.wrapped().bell, "bell")
    let wrapped = container(of: BellViewController(), wrap: BellNavigationController.self)
    XCTAssertTrue(wrapped is BellNavigationController)
    XCTAssertTrue(container(of: screen) === screen)
  }

  func testExtensionsOverrideProperties() {
    let empty = UINavigationController()
    XCTAssertFalse(empty.shouldAutorotate)
    XCTAssertFalse(empty.prefersStatusBarHidden)
    let full = UINavigationController(rootViewController: BellViewController())
    XCTAssertTrue(full.shouldAutorotate)
    XCTAssertTrue(full.prefersStatusBarHidden)
  }

  func testWindowsAreShaken() {
    let window = UIWindow()
    window.motionEnded(.motionShake, with: nil)
    XCTAssertEqual(window.accessibilityLabel, "shaken")
  }
}
