/// The window of a store dialog, in front of all windows of the app.
final class StoreDialogWindow: UIWindow {
  /// The visible windows, which nothing else retains.
  private static var shown: [StoreDialogWindow] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = .alert + 900
    backgroundColor = .clear
    rootViewController = UIViewController()
    rootViewController?.view.backgroundColor = .clear
  }

  required init?(coder: NSCoder) { nil }

  /// No scene: a scene's windows are the app's.
  override var windowScene: UIWindowScene? {
    get { nil }
    set { _ = newValue }
  }

  /// Shows an alert.
  func show(_ alert: UIAlertController) {
    Self.shown.append(self)
    isHidden = false
    rootViewController?.present(alert, animated: true)
  }

  /// Removes the window.
  func close() {
    isHidden = true
    Self.shown.removeAll { $0 === self }
  }
}
