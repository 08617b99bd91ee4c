import TactusPhoneLink

/// The life cycle of the app, as windows and controllers need it.
@MainActor
package protocol AppLife: AnyObject {
  /// Opens an address or performs a quick action while the app runs (AppLife.L11, AppLife.L13).
  func open(_ request: OpenItem)
  /// Handles an event of the device (AppLife.L16).
  func handle(_ event: DeviceEvent)
  /// Returns whether controllers that begin to appear appear later, since the app is being launched
  /// (AppLife.L17).
  func defersAppearance(of controllers: [UIViewController]) -> Bool
}

extension UIApplication {
  /// Returns whether controllers that begin to appear appear later, since the app is being launched
  /// (AppLife.L17).
  static func defersAppearance(of controllers: [UIViewController]) -> Bool {
    running?.life?.defersAppearance(of: controllers) ?? false
  }
}
