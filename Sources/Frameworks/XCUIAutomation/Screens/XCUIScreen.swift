import PhoneTesting
import UIKit

/// The screen of the test's phone.
@preconcurrency @MainActor
open class XCUIScreen: NSObject, XCUIScreenshotProviding {
  /// The screen of the phone.
  open class var main: XCUIScreen { only }
  /// All screens: that of the phone.
  open class var screens: [XCUIScreen] { [only] }

  /// Takes a screenshot of the whole screen.
  open func screenshot() -> XCUIScreenshot {
    guard let phone = SimulatedPhone.ofCurrentTest else {
      TestFailure.record("Failed to take screenshot: the test has no phone")
      return XCUIScreenshot(png: Data(), scale: 1)
    }
    return XCUIScreenshot.make(on: phone, of: nil)
  }

  // MARK: Internals

  private static let only = XCUIScreen()

  private override init() { super.init() }
}
