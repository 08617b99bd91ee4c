/// The delegate of a text selection display.
@preconcurrency @MainActor
public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
  /// Returns the view in which the highlight of the selection is shown, below the text; `nil` for
  /// the interaction's view.
  func selectionContainerViewBelowText(
    for interaction: UITextSelectionDisplayInteraction
  ) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
  /// Returns `nil`: the interaction's view.
  public func selectionContainerViewBelowText(
    for interaction: UITextSelectionDisplayInteraction
  ) -> UIView? { nil }
}
