/// The delegate of text drags, which customizes and observes them.
///
/// All methods are optional (TextSelection.TD6).
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {
  /// Returns the dragged items; none prevents the drag.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem]
  /// Returns the lifted preview; `nil` for none.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    dragPreviewForLiftingItem item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// Called before the preview is lifted, with the animator of the lift.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
  /// Called when the finger first moves after the lift.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    dragSessionWillBegin session: any UIDragSession)
  /// Called after the drop or the cancellation, with the operation.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    dragSessionDidEnd session: any UIDragSession, with operation: UIDropOperation)
}

extension UITextDragDelegate {
  /// Returns the items that the text view suggests.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem] { dragRequest.suggestedItems }
  /// Returns the preview of the text view: the lines of the selection.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    dragPreviewForLiftingItem item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? { (session as? DragSession)?.text?.preview }
  /// Does nothing.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {}
  /// Does nothing.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    dragSessionWillBegin session: any UIDragSession
  ) {}
  /// Does nothing.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    dragSessionDidEnd session: any UIDragSession, with operation: UIDropOperation
  ) {}
}
