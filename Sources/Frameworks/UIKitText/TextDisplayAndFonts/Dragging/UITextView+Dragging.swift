extension UITextView: UITextDraggable, UITextDroppable, TextDragHost {
  package var keepsDroppedAttributes: Bool { allowsEditingTextAttributes }

  package func allowEditing(_ isAllowed: Bool) { isEditable = isAllowed }
}
