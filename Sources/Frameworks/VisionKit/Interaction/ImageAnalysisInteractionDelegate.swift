/// Callbacks of an image analysis interaction; all have defaults.
@MainActor
public protocol ImageAnalysisInteractionDelegate: AnyObject {
  /// Returns whether an interaction begins at a place.
  func interaction(
    _ interaction: ImageAnalysisInteraction, shouldBeginAt point: CGPoint,
    for interactionType: ImageAnalysisInteraction.InteractionTypes
  ) -> Bool
  /// Returns the rectangle of the picture within the view, in units of the view's size.
  func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect
  /// Returns the view that has the picture.
  func contentView(for interaction: ImageAnalysisInteraction) -> UIView?
  /// Returns the view controller that presents menus.
  func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController?
  /// Called after the Live Text button has appeared or vanished.
  func interaction(
    _ interaction: ImageAnalysisInteraction, liveTextButtonDidChangeToVisible visible: Bool)
  /// Called after the highlighting of items has changed.
  func interaction(
    _ interaction: ImageAnalysisInteraction,
    highlightSelectedItemsDidChange highlightSelectedItems: Bool)
  /// Called after the selected text has changed.
  func textSelectionDidChange(_ interaction: ImageAnalysisInteraction)
}

extension ImageAnalysisInteractionDelegate {
  /// Returns true.
  public func interaction(
    _ interaction: ImageAnalysisInteraction, shouldBeginAt point: CGPoint,
    for interactionType: ImageAnalysisInteraction.InteractionTypes
  ) -> Bool { true }
  /// Returns the whole view.
  public func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect {
    CGRect(x: 0, y: 0, width: 1, height: 1)
  }
  /// Returns the view of the interaction.
  public func contentView(for interaction: ImageAnalysisInteraction) -> UIView? { interaction.view }
  /// Returns the root view controller of the view's window.
  public func presentingViewController(
    for interaction: ImageAnalysisInteraction
  ) -> UIViewController? { interaction.view?.window?.rootViewController }
  /// Does nothing.
  public func interaction(
    _ interaction: ImageAnalysisInteraction, liveTextButtonDidChangeToVisible visible: Bool
  ) {
    // does nothing
  }
  /// Does nothing.
  public func interaction(
    _ interaction: ImageAnalysisInteraction,
    highlightSelectedItemsDidChange highlightSelectedItems: Bool
  ) {
    // does nothing
  }
  /// Does nothing.
  public func textSelectionDidChange(_ interaction: ImageAnalysisInteraction) {
    // does nothing
  }
}
