extension UIView {
  /// Shows a bar's items enlarged, and performs the one over which the finger is lifted
  /// (Accessibility.LC4).
  func showItemsInLarge(_ perform: @escaping (any UILargeContentViewerItem) -> Void) {
    let interaction = UILargeContentViewerInteraction()
    interaction.onEnd = perform
    addInteraction(interaction)
  }
}

extension UILargeContentViewerItem {
  /// Presses a bar button, like a finger.
  func press() {
    guard let button = self as? BarButton, button.isEnabled else { return }
    _ = button.accessibilityActivate()
  }
}
