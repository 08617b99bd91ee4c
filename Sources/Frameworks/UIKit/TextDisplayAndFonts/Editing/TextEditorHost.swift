/// What shows a text that is being written.
@MainActor
protocol TextEditorHost: UIResponder, UITextInput {
  /// The text.
  var editor: TextEditor { get }
  /// Where the letters are.
  var geometry: TextGeometry { get }
  /// Whether there is one line only.
  var isSingleLine: Bool { get }
  /// Whether reading begins at the right.
  var isReadFromRight: Bool { get }
  /// Whether text may leave it.
  var allowsCopying: Bool { get }

  /// Whether something may be written in place of a part.
  func mayChange(_ range: NSRange, to text: String) -> Bool
  /// Is told that people have written something.
  func textWasEdited()
  /// Is told that something else is selected.
  func selectionWasChanged()
  /// Does what Tab does; nothing of it is written.
  ///
  /// - Returns: Whether it did anything.
  func leaveByTab(isBackward: Bool) -> Bool
}
