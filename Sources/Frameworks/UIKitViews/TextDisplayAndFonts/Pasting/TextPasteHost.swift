/// A text view or field with a paste delegate.
@MainActor
package protocol TextPasteHost: TextEditorHost, UITextPasteConfigurationSupporting {
  /// Replaces the selection with text, without its attributes if they are not editable.
  func pasteAttributed(_ text: NSAttributedString)
}

extension TextPasteHost {
  /// Pastes items of the pasteboard, or others, through the delegate.
  ///
  /// - Returns: False without a delegate.
  package func pasteByDelegate(_ itemProviders: [NSItemProvider]) -> Bool {
    guard let pasteDelegate else { return false }
    guard allowsEditing, let range = selectedTextRange else { return true }
    TextPaste(self, pasteDelegate, range).begin(itemProviders)
    return true
  }

  /// Replaces a range with text, if the view's delegate allows it.
  ///
  /// - Returns: The range of the new text; the old range if nothing was changed.
  func insertPasted(_ text: NSAttributedString, at range: UITextRange) -> UITextRange {
    let length = editor.length
    selectedTextRange = range
    let old = editor.selection
    pasteAttributed(text)
    let added = max(0, editor.length - length + old.length)
    let isChanged = editor.selection.location == old.location + added
    return isChanged ? EditorTextRange(NSRange(location: old.location, length: added)) : range
  }
}
