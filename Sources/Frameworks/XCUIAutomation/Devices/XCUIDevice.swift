import PhoneTesting
import UIKit

/// The phone of the running test.
@preconcurrency @MainActor
open class XCUIDevice: NSObject {
  /// The phone.
  open class var shared: XCUIDevice { only }

  /// The orientation of the phone.
  open var orientation: UIDeviceOrientation {
    get { phone?.orientation.uiKit ?? .unknown }
    set {
      guard let phone, let orientation = DeviceOrientation(newValue) else { return }
      phone.rotate(to: orientation)
      Quiet.wait(on: phone)
    }
  }

  /// The appearance: light or dark.
  open var appearance: Appearance {
    get { phone.map { $0.settings.isDark ? .dark : .light } ?? .unspecified }
    set {
      guard let phone, newValue != .unspecified else { return }
      phone.set(\.isDark, newValue == .dark)
      Quiet.wait(on: phone)
    }
  }

  /// Siri, which the phone lacks.
  public let siriService = XCUISiriService()

  /// The system of the phone.
  public let system = XCUISystem()

  /// Whether pointers are supported: always false.
  open var supportsPointerInteraction: Bool { false }

  /// Presses a button and releases it.
  open func press(_ button: Button) {
    guard let phone else { return }
    guard let known = button.button else {
      return TestFailure.record("Failed to press: the phone has no button '\(button)'")
    }
    phone.press(known)
    Quiet.wait(on: phone)
  }

  /// Returns whether the phone has a button.
  open func hasHardwareButton(_ button: Button) -> Bool { button.button != nil }

  // MARK: Internals

  private static let only = XCUIDevice()

  private var phone: SimulatedPhone? { SimulatedPhone.ofCurrentTest }

  private override init() { super.init() }
}
