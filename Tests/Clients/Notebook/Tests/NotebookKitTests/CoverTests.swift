import UIKit
import XCTest

@testable import NotebookKit

final class CoverTests: XCTestCase {
  func testACoverComesFromItsInterfaceFile() throws {
    let cover = try XCTUnwrap(CoverView.make())
    XCTAssertEqual(cover.titleLabel.text, "Notes")
    XCTAssertEqual(cover.labelConstraintCount, 2)
  }

  func testAnotherMarginLaysTheCoverOut() {
    let cover = CoverView()
    cover.layoutIfNeeded()
    let count = cover.layoutCount
    cover.margin = 8
    cover.layoutIfNeeded()
    XCTAssertEqual(cover.layoutCount, count)
    cover.margin = 9
    cover.layoutIfNeeded()
    XCTAssertEqual(cover.layoutCount, count + 1)
  }

  func testNumbersHaveADistance() {
    XCTAssertEqual(CGFloat(3).distance(from: 5), 2)
    XCTAssertEqual(CGFloat(3).distance(from: 500), 100)
  }

  func testAnimationsCanBeObserved() {
    ObservedView.durations = []
    CoverView.turn(ObservedView.self)
    XCTAssertEqual(ObservedView.durations, [0.4])
  }
}

/// A view class that remembers its animations.
private final class ObservedView: UIView {
  static var durations: [TimeInterval] = []

  override class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    durations.append(duration)
    super.animate(withDuration: duration, animations: animations, completion: completion)
  }
}
