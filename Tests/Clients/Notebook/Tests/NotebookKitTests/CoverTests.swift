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
}
