import XCTest

@testable import BuzzKit

final class ScreenTrackingTests: XCTestCase {
  final class Settings: UIViewController {
    var appearances = 0
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      appearances += 1
    }
  }

  override func setUp() {
    super.setUp()
    _ = ScreenTracking.start
    ScreenTracking.screens = []
  }

  func testScreensAreRecordedOnce() {
    let settings = Settings()
    settings.viewDidAppear(true)
    XCTAssertEqual(ScreenTracking.screens, ["Settings"])
    XCTAssertEqual(settings.appearances, 1)
  }

  func testLayoutsOfLabelsAreCounted() {
    let label = UILabel()
    let view = UIView()
    for each in [label, view] {
      each.setNeedsLayout()
      each.layoutIfNeeded()
    }
    XCTAssertEqual(label.tag, 1)
    XCTAssertEqual(view.tag, 0)
  }

  func testCellsGiveTouchesToTheirContent() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    XCTAssertTrue(cell.hitTest(.zero, with: nil) !== nil)
    let label = UILabel()
    cell.contentView.addSubview(label)
    XCTAssertTrue(cell.hitTest(.zero, with: nil) === label)
  }

  func tapped(sender: UIControl) {}

  func testNumbersRectanglesAndSelectors() {
    XCTAssertTrue(isLouder(3, than: 2))
    XCTAssertEqual("\(CGRect(x: 0, y: 0, width: 1, height: 2))", "(0.0, 0.0, 1.0, 2.0)")
    let button = UIButton()
    button.addTarget(self, action: #selector(tapped(sender:)), for: .touchUpInside)
    XCTAssertEqual(
      button.actions(forTarget: self, forControlEvent: .touchUpInside), ["tappedWithSender:"])
  }
}
