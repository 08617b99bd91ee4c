/// The interface that determines if a text view is a drag source.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
  /// A text drag delegate object for customizing the drag source behavior of a text view; not
  /// retained.
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  /// The drag interaction object added by UIKit to the text view.
  var textDragInteraction: UIDragInteraction? { get }
  /// Whether at least one drag session for the text view is active.
  var isTextDragActive: Bool { get }
  /// The options for the text drag operation.
  var textDragOptions: UITextDragOptions { get set }
}
