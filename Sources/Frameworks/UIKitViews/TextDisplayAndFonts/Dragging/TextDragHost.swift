/// A text view or field whose text can be dragged, and which accepts dropped text.
@MainActor
package protocol TextDragHost: UIView, TextPasteHost, UITextDraggable, UITextDroppable {
  /// The delegate of the view's drag interaction.
  var dragSource: TextDragSource { get }
  /// The delegate of the view's drop interaction.
  var dropReceiver: TextDropReceiver { get }
  /// Whether dropped text keeps its attributes.
  var keepsDroppedAttributes: Bool { get }
  /// Sets whether the user may edit the text, for a drop.
  func allowEditing(_ isAllowed: Bool)
}
