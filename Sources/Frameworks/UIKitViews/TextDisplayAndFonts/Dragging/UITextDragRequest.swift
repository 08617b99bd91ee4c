/// The drag of a selection, for `UITextDragDelegate`.
@preconcurrency @MainActor
public protocol UITextDragRequest: NSObjectProtocol {
  /// The dragged range.
  var dragRange: UITextRange { get }
  /// The view's own items: one item with the selected text.
  var suggestedItems: [UIDragItem] { get }
  /// The items already in the session.
  var existingItems: [UIDragItem] { get }
  /// Whether the dragged text is the selection; here it always is.
  var isSelected: Bool { get }
  /// The session to which the items are added.
  var dragSession: any UIDragSession { get }
}
