extension EditableControl: TextDragHost {
  var keepsDroppedAttributes: Bool { (self as? UITextField)?.allowsEditingTextAttributes ?? false }

  /// Does nothing: fields that are not enabled receive no touches.
  func allowEditing(_ isAllowed: Bool) {}
}
