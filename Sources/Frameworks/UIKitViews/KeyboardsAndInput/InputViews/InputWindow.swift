/// The window of input views and accessory views, in front of the app's windows.
///
/// Touches outside of its views reach the windows below.
@MainActor
final class InputWindow: UIWindow {
  override var canBecomeKey: Bool { false }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  /// The level of the window, above alerts.
  ///
  /// - Source: ours. Confidence: guess.
  static let inputLevel = UIWindow.Level(10_000)
}
