/// The drag of a selection, about which `UITextDragDelegate` decides.
@preconcurrency @MainActor
public protocol UITextDragRequest: NSObjectProtocol {
  /// The selection that is dragged.
  var dragRange: UITextRange { get }
  /// The items of the view's own: one item with the selected text.
  var suggestedItems: [UIDragItem] { get }
  /// The items that the session has so far.
  var existingItems: [UIDragItem] { get }
  /// Whether the dragged text is the selection, as it always is here.
  var isSelected: Bool { get }
  /// The session to which the items are added.
  var dragSession: any UIDragSession { get }
}
