import UIKit
import XCTest

@testable import PaintKit

private class Delegate: NSObject, PaintViewControllerDelegate {
  var cleared = 0
  var mayClear = true

  func paintViewControllerDidClear(_ controller: PaintViewController) {
    cleared += 1
  }

  func paintViewControllerShouldClear(_ controller: PaintViewController) -> Bool {
    return mayClear
  }
}

private class RoughPaintViewController: PaintViewController {
  override var paperName: String { "rough" }
}

class PaintViewControllerTests: XCTestCase {
  var controller: PaintViewController!
  private var delegate: Delegate!

  override func setUp() {
    super.setUp()
    controller = PaintViewController()
    delegate = Delegate()
    controller.delegate = delegate
    controller.loadViewIfNeeded()
  }

  override func tearDown() {
    controller = nil
    delegate = nil
    super.tearDown()
  }

  func testButtonClears() {
    NotificationCenter.default.post(
      name: PaintViewController.didPaint, object: nil, userInfo: ["strokes": 3])
    XCTAssertEqual(controller.strokes, 3)
    controller.clearButton.sendActions(for: .touchUpInside)
    XCTAssertEqual(controller.strokes, 0)
    XCTAssertEqual(delegate.cleared, 1)
  }

  func testDelegateMayRefuse() {
    delegate.mayClear = false
    controller.clear(nil)
    XCTAssertEqual(delegate.cleared, 0)
  }

  func testActionIsFoundByName() {
    XCTAssertTrue(controller.responds(to: #selector(PaintViewController.clear(_:))))
    XCTAssertEqual(NSStringFromSelector(#selector(PaintViewController.clear(_:))), "clear:")
    controller.perform(
      Selector(("painted:")), with: Notification(name: PaintViewController.didPaint))
    XCTAssertEqual(controller.strokes, 1)
  }

  func testThresholdIsThreeQuarters() {
    XCTAssertEqual(controller.press.threshold, 0.75)
    XCTAssertEqual(#keyPath(PaintViewController.strokes), "strokes")
  }

  // The manifest declares no resources; those of an Xcode project's test target lie in its bundle.
  func testSampleLiesBesideTheTests() throws {
    let bundle = Bundle(for: PaintViewControllerTests.self)
    let url = try XCTUnwrap(bundle.url(forResource: "drawing", withExtension: "json"))
    let read = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    XCTAssertEqual(read as? [String: Int], ["strokes": 3])
  }

  func testEmptyURL() {
    let url = NSURL(string: "")! as URL
    XCTAssertEqual(url.absoluteString, "")
    XCTAssertEqual((NSURL(string: "paint:a") as URL?)?.scheme, "paint")
  }

  func testOverrideOfAnExtensionOfTheLibrary() {
    XCTAssertEqual(RoughPaintViewController().paper(of: 4), "rough 4")
    XCTAssertEqual(controller.paper(of: 4), "plain 4")
    XCTAssertEqual(UIViewController().paperName, "plain")
  }
}
