/// A responder that displays a text editor.
@MainActor
package protocol TextEditorHost: UIResponder, UITextInput {
  /// The text editor.
  var editor: TextEditor { get }
  /// The geometry of the text.
  var caretGeometry: any CaretGeometry { get }
  /// Whether the text has a single line.
  var isSingleLine: Bool { get }
  /// Whether the layout direction is right to left.
  var isRightToLeft: Bool { get }
  /// Whether the text may be copied.
  var allowsCopying: Bool { get }
  /// Whether the user may change the text.
  var allowsEditing: Bool { get }

  /// Returns whether the text in a range may be replaced.
  func allowsChange(_ range: NSRange, to text: String) -> Bool
  /// Returns the typing attributes at a range; nil for the surrounding ones.
  func typingAttributes(at range: NSRange) -> [NSAttributedString.Key: Any]?
  /// Called when the user has changed the text.
  func textWasEdited()
  /// Called when the selection has changed.
  func selectionWasChanged()
  /// Moves the focus like the Tab key, without inserting a tab.
  ///
  /// - Returns: Whether the Tab key was handled.
  func moveFocusByTab(isBackward: Bool) -> Bool
}

extension TextEditorHost {
  package func typingAttributes(at range: NSRange) -> [NSAttributedString.Key: Any]? { nil }
}
