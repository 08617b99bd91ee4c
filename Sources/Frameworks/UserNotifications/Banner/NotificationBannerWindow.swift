internal import UIKit

/// The window of a banner, in front of all windows of the app; touches outside the banner pass
/// through.
final class NotificationBannerWindow: UIWindow {
  override init(frame: CGRect) {
    super.init(frame: frame)
    // Above the alerts of the app.
    windowLevel = .alert + 1000
    backgroundColor = .clear
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeKey: Bool { false }

  /// No scene: a scene's windows are the app's.
  override var windowScene: UIWindowScene? {
    get { nil }
    set { _ = newValue }
  }

  /// Called when the size of the window changes.
  var onLayout: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }
}
