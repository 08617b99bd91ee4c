extension EditableControl: TextDragHost {
  package var keepsDroppedAttributes: Bool {
    (self as? UITextField)?.allowsEditingTextAttributes ?? false
  }

  /// Does nothing: disabled fields receive no touches.
  package func allowEditing(_ isAllowed: Bool) {}
}
