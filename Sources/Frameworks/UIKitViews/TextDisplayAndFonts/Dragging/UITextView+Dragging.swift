extension UITextView: UITextDraggable, UITextDroppable, TextDragHost {
  var keepsDroppedAttributes: Bool { allowsEditingTextAttributes }

  func allowEditing(_ isAllowed: Bool) { isEditable = isAllowed }
}
