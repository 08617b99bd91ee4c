/// An alert that leaves it to its owner to dismiss it.
@MainActor
final class ChoosingAlertController: UIAlertController {
  /// Called when the user chooses an action.
  var onChoice: (UIAlertAction) -> Void = { _ in }

  override func choose(_ action: UIAlertAction) {
    guard action.isEnabled, storedPresentationController != nil else { return }
    onChoice(action)
  }
}
