/// A size that a screen can have.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
  /// Pixels along each side.
  public final let size: CGSize
  /// How much wider than high a pixel is: not at all.
  open var pixelAspectRatio: CGFloat { 1 }

  init(_ size: CGSize) { self.size = size }
}

extension UIScreen {
  /// Another screen is there; phones here have one, so nobody posts it.
  public nonisolated static let didConnectNotification = Notification.Name(
    "UIScreenDidConnectNotification")
  /// A screen is gone; phones here have one, so nobody posts it.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")
  /// The screen is brighter or darker than before.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Somebody films the screen, or does so no more.
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
}
