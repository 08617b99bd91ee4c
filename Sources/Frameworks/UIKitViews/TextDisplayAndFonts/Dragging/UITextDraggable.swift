/// A text input out of which the user can drag a selection.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
  /// The delegate that decides about drags; not retained.
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  /// The interaction of the view's drags, which an app may turn off; it is not added to the view.
  var textDragInteraction: UIDragInteraction? { get }
  /// Whether text of the view is being dragged.
  var isTextDragActive: Bool { get }
  /// The differences of the view's drags from the default.
  var textDragOptions: UITextDragOptions { get set }
}
