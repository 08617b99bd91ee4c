/// A mode of a screen.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
  /// The size in pixels.
  open private(set) var size: CGSize
  /// The aspect ratio of a pixel: 1.
  open var pixelAspectRatio: CGFloat { 1 }

  /// Creates a mode without pixels.
  public override init() {
    size = .zero
    super.init()
  }

  init(_ size: CGSize) { self.size = size }
}

extension UIScreen {
  /// Posted when a screen is connected; never posted, because devices have one screen.
  public nonisolated static let didConnectNotification = Notification.Name(
    "UIScreenDidConnectNotification")
  /// Posted when a screen is disconnected; never posted, because devices have one screen.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")
  /// Posted when the mode of a screen changed; never posted, because devices have one screen.
  public nonisolated static let modeDidChangeNotification = Notification.Name(
    "UIScreenModeDidChangeNotification")
  /// Posted when the brightness changed.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Posted when recording or mirroring of the screen began or ended.
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
}
