/// A text view or field that pastes with the help of a delegate.
@MainActor
package protocol TextPasteHost: TextEditorHost, UITextPasteConfigurationSupporting {
  /// Replaces the selection by text, without its attributes if they cannot be edited.
  func pasteAttributed(_ text: NSAttributedString)
}

extension TextPasteHost {
  /// Pastes the items of the pasteboard, or others, as the delegate decides.
  ///
  /// - Returns: False without a delegate.
  package func pasteByDelegate(_ itemProviders: [NSItemProvider]) -> Bool {
    guard let pasteDelegate else { return false }
    guard allowsEditing, let range = selectedTextRange else { return true }
    TextPaste(self, pasteDelegate, range).begin(itemProviders)
    return true
  }

  /// Replaces a range by text, if the delegate of the view allows it.
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
