/// The delegate of a preview interaction.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  /// Returns whether there is something to preview at the location; true by default.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  /// Notifies the delegate that the preview has reached a fraction, 0…1, or is fully shown if
  /// `ended` is true (Previews.PV15).
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
  /// Notifies the delegate that the commit has reached a fraction, 0…1, or is complete if `ended`
  /// is true (Previews.PV16).
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
  /// Notifies the delegate that the interaction was cancelled (Previews.PV17).
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

extension UIPreviewInteractionDelegate {
  /// Returns true.
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool {
    true
  }

  /// Disables the commit for this press.
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
  ) { previewInteraction.disableCommit() }
}
