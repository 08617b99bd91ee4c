extension EditableControl: TextDragHost {
  package var keepsDroppedAttributes: Bool {
    (self as? UITextField)?.allowsEditingTextAttributes ?? false
  }

  /// Does nothing: fields that are not enabled receive no touches.
  package func allowEditing(_ isAllowed: Bool) {}
}
