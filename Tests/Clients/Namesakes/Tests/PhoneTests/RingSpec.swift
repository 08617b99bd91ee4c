import Phone
import Quick
import XCTest

class PhoneSpec: QuickSpec {}

final class RingSpec: PhoneSpec {
  override class func spec() {
    it("a ring lasts") { XCTAssertEqual(Phone().simulator.ringDuration, 0.2, accuracy: 0.001) }
    itBehavesAsShared()
  }
}

final class SharedExamples: QuickConfiguration {
  override class func configure() {
    shareExample("a phone has a screen") { XCTAssertTrue(Phone().screen.isViewLoaded == false) }
  }
}
