/// The delegate of text drops, which customizes and observes them.
///
/// All methods are optional (TextSelection.TD7…).
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {
  /// Returns whether text that is not editable accepts the items and becomes editable.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability
  /// Returns the target and performer of a drop, for each position of the finger.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal
  /// Called after the finger is lifted, before anything is inserted.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    willPerformDrop drop: any UITextDropRequest)
  /// Returns the preview that moves to the text; `nil` for none.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// Called when the finger has entered the text.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidEnter session: any UIDropSession)
  /// Called for each movement over the text, before the proposal is requested.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidUpdate session: any UIDropSession)
  /// Called when the finger has left the text.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidExit session: any UIDropSession)
  /// Called after the session has ended, regardless of a drop here.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidEnd session: any UIDropSession)
}

extension UITextDropDelegate {
  /// Returns that the drop is rejected.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability { .no }
  /// Returns the suggested proposal.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal { drop.suggestedProposal }
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    willPerformDrop drop: any UITextDropRequest
  ) {}
  /// Returns the default preview.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidEnter session: any UIDropSession
  ) {}
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidUpdate session: any UIDropSession
  ) {}
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidEnd session: any UIDropSession
  ) {}
}
