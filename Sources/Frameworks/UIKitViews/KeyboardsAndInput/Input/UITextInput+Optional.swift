// Default implementations of optional requirements for menus, attributes and dictation.
extension UITextInput {
  /// Returns nil.
  public func editMenu(
    for textRange: UITextRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Returns the identity.
  public func caretTransform(for position: UITextPosition) -> CGAffineTransform { .identity }
  /// Does nothing.
  public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
  /// Does nothing.
  public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}

  /// Inserts the text without its attributes.
  public func insertAttributedText(_ string: NSAttributedString) { insertText(string.string) }
  /// Replaces the text without attributes.
  public func replace(
    _ range: UITextRange, withAttributedText attributedText: NSAttributedString
  ) { replace(range, withText: attributedText.string) }
  /// Inserts the marked text without its attributes.
  public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
    setMarkedText(markedText?.string, selectedRange: selectedRange)
  }
  /// Inserts the text without its alternatives.
  public func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle) {
    insertText(text)
  }

  /// Does nothing.
  public func dictationRecordingDidEnd() {}
  /// Does nothing.
  public func dictationRecognitionFailed() {}
  /// Inserts the most likely text.
  public func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {
    insertText(dictationResult.map(\.text).joined())
  }
  /// A new object.
  public var insertDictationResultPlaceholder: Any { NSObject() }
  /// Returns the null rectangle.
  public func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect { .null }
  /// Does nothing.
  public func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool) {}
  /// Does nothing.
  public func willPresentWritingTools() {}
  /// Does nothing.
  public func didDismissWritingTools() {}
}
