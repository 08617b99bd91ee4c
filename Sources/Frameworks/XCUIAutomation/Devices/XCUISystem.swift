import PhoneTesting
import UIKit

/// The system of the phone.
@preconcurrency @MainActor
open class XCUISystem: NSObject {
  /// Opens a URL with the app of the test.
  open func open(_ url: URL) {
    guard let phone = SimulatedPhone.ofCurrentTest else {
      return TestFailure.record("Failed to open \(url): the test has no phone")
    }
    phone.open(url.absoluteString)
    Quiet.wait(on: phone)
  }
}
