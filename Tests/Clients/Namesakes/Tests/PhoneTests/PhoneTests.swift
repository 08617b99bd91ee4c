import Phone
import UIKit
import XCTest

final class PhoneTests: XCTestCase {
  func testDial() {
    let phone = Phone()
    phone.screen.loadViewIfNeeded()
    phone.screen.dial.value = 0.5
    phone.screen.dial.sendActions(for: .valueChanged)
    XCTAssertEqual(phone.screen.values, [0.5])
    XCTAssertTrue(phone.dialClass === UISlider.self)
  }

  func testRing() {
    XCTAssertEqual(Phone().simulator.ringDuration, 0.2, accuracy: 0.001)
  }
}
