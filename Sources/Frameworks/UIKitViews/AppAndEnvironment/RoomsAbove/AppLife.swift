import TactusPhoneLink

/// The life cycle of the app, as windows and controllers need it.
@MainActor
package protocol AppLife: AnyObject {
  /// Opens a URL or performs a quick action while the app runs (AppLife.L11, AppLife.L13).
  func open(_ request: OpenItem)
  /// Handles an event of the device (AppLife.L16).
  func handle(_ event: DeviceEvent)
  /// Returns whether the appearance of controllers is deferred, because the app is being launched
  /// (AppLife.L17).
  func defersAppearance(of controllers: [UIViewController]) -> Bool
}

extension UIApplication {
  /// Returns whether the appearance of controllers is deferred, because the app is being launched
  /// (AppLife.L17).
  static func defersAppearance(of controllers: [UIViewController]) -> Bool {
    running?.life?.defersAppearance(of: controllers) ?? false
  }
}
