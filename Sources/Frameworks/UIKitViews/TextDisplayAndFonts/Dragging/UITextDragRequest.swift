/// The interface for describing the attributes of a drag activity originating in a text view.
@preconcurrency @MainActor
public protocol UITextDragRequest: NSObjectProtocol {
  /// A range of text associated with a drag item in an active drag session.
  var dragRange: UITextRange { get }
  /// An array of drag items that the system provides when the text drag delegate doesn't provide
  /// custom drag items.
  var suggestedItems: [UIDragItem] { get }
  /// The array of drag items present in a drag session.
  var existingItems: [UIDragItem] { get }
  /// Whether text is selected for dragging; here it always is.
  var isSelected: Bool { get }
  /// The active drag session.
  var dragSession: any UIDragSession { get }
}
