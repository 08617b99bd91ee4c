import UIKit
import XCTest

@testable import Darkroom

final class DarkroomTests: XCTestCase {
  /// A print of gray with a bar in a color.
  private func print(_ color: UIColor) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image {
      UIColor(white: 0.5, alpha: 1).setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 2))
    }
  }

  func testPrintsAreComparedAsPeopleSeeThem() throws {
    let gray = print(UIColor(white: 0.5, alpha: 1))
    XCTAssertFalse(PrintComparison.usesShaders)
    let same = try XCTUnwrap(PrintComparison(gray, gray, tolerance: 1))
    XCTAssertEqual(same.share, 0)
    XCTAssertEqual(same.worst, 0)
    let near = try XCTUnwrap(
      PrintComparison(gray, print(UIColor(white: 0.51, alpha: 1)), tolerance: 2))
    XCTAssertEqual(near.share, 0)
    XCTAssertGreaterThan(near.worst, 0.5)
    let red = try XCTUnwrap(PrintComparison(gray, print(.red), tolerance: 2))
    XCTAssertEqual(red.share, 0.2)
    XCTAssertGreaterThan(red.worst, 50)
  }

  func testLayerAndViewArePrinted() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 4))
    view.backgroundColor = .red
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(bounds: view.bounds, format: format)
    let one = renderer.image { view.layer.render(in: $0.cgContext) }
    let two = renderer.image { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
    let comparison = try XCTUnwrap(PrintComparison(one, two, tolerance: 0))
    XCTAssertEqual(comparison.worst, 0)
  }

  func testFilters() throws {
    let toner = Toner()
    toner.inputImage = CIImage(image: print(.white))
    toner.setValue(CIColor.red, forKey: "inputTone")
    let toned = try XCTUnwrap(toner.outputImage)
    XCTAssertEqual(toned.extent, CGRect(x: 0, y: 0, width: 10, height: 10))
    let picture = try XCTUnwrap(CIContext().createCGImage(toned, from: toned.extent))
    let bytes = try XCTUnwrap(picture.dataProvider?.data as Data?)
    XCTAssertEqual(bytes[0], 0)
    XCTAssertEqual(bytes[2], 255)
    XCTAssertEqual(try XCTUnwrap(print(.white).sepia(1)).size, CGSize(width: 10, height: 10))
    let code = try XCTUnwrap(UIImage.code("tea", side: 46))
    XCTAssertEqual(code.size, CGSize(width: 46, height: 46))
    XCTAssertNotNil(code.pngData())
    XCTAssertNil(CIFilter(name: "CIPhotoEffectNoir"))
  }

  func testHelpFailsAtOnce() {
    let page = HelpPage()
    page.loadViewIfNeeded()
    let failed = expectation(description: "failed")
    page.show(URL(string: "https://example.com")!) { failed.fulfill() }
    wait(for: [failed], timeout: 2)
    XCTAssertNotNil(page.failure)
    XCTAssertFalse(page.webView.isLoading)
  }
}
