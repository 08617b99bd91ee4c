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
  /// The notification of a second screen; devices here have one, so it is never posted.
  public nonisolated static let didConnectNotification = Notification.Name(
    "UIScreenDidConnectNotification")
  /// The notification of a second screen's end; devices here have one, so it is never posted.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")
  /// The notification of a second screen's other mode; devices here have one, so it is never
  /// posted.
  public nonisolated static let modeDidChangeNotification = Notification.Name(
    "UIScreenModeDidChangeNotification")
  /// The notification of another brightness.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Posted when recording or mirroring of the screen began or ended.
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
}
