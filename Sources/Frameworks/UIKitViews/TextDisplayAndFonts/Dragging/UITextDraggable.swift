/// A text input whose selection can be dragged.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
  /// The drag delegate; a weak reference.
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  /// The drag interaction, which an app may disable; it is not added to the view.
  var textDragInteraction: UIDragInteraction? { get }
  /// Whether text of the view is being dragged.
  var isTextDragActive: Bool { get }
  /// The options of the view's drags.
  var textDragOptions: UITextDragOptions { get set }
}
