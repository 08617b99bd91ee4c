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

  /// Recorded on an iPhone 8, as the pictures of snapshot tests are.
  func testSizesOfTheScreen() {
    XCTAssertEqual(UIScreen.main.bounds.size, CGSize(width: 375, height: 667))
    XCTAssertEqual(UIApplication.shared.windows.first?.safeAreaInsets.top, 20)
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

  func testExtensionsOverrideInheritedMembers() {
    let rows: [UITableViewCell] = [DayCell(), UITableViewCell()]
    XCTAssertEqual(rows.map { $0.inputView != nil }, [true, false])
    XCTAssertEqual(rows.map { $0.canBecomeFirstResponder }, [true, false])
    rows[1].tag = 3
    XCTAssertEqual(rows[1].accessibilityIdentifier, "row 3")
    XCTAssertEqual("\(UIColor.red) \(NSObject() is UIColor)", "a color false")
    let field = UITextField()
    field.placeholder = "Name"
    XCTAssertEqual(field.accessibilityLabel, "Name")
    field.accessibilityLabel = "Your name"
    XCTAssertEqual(field.accessibilityLabel, "Your name")
    XCTAssertTrue(field.layer is CAGradientLayer)
  }

  func testCatalogs() {
    let catalog = Catalog()
    XCTAssertEqual(catalog.makeRows().map { $0 is DayCell }, [false, true])
    XCTAssertTrue(catalog.screen(named: "bell") is BellViewController)
    XCTAssertNil(catalog.screen(named: "other"))
    XCTAssertEqual(catalog.makeTable(UITableView.self).style, .grouped)
    let label = UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    XCTAssertEqual((catalog.copy(of: label) as? UILabel)?.frame, label.frame)
  }

  func testSummaries() {
    let field = UITextField()
    field.text = "Ada"
    let item = UIBarButtonItem(title: "Ring", style: .plain, target: nil, action: nil)
    XCTAssertEqual(
      [field, item, UISwitch(), NSObject(), nil].map { summary(of: $0) },
      ["Ada", "Ring", "switch false", "unknown", "nothing"])
  }
}
