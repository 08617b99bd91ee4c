// Presses the button by spring loading (DragAndDrop.SL3).
extension UIButton: UISpringLoadedInteractionSupporting {
  /// Adds or removes the interaction that presses the button.
  func updateSpringLoading() {
    if let springLoading { removeInteraction(springLoading) }
    springLoading = nil
    guard isSpringLoaded else { return }
    let interaction = UISpringLoadedInteraction { [weak self] _, _ in
      guard let self, isEnabled else { return }
      sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
    addInteraction(interaction)
    springLoading = interaction
  }
}
