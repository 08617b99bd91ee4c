extension UITextView {
  /// Returns the text in a range with its attributes.
  public func attributedText(in range: UITextRange) -> NSAttributedString {
    attributedText.attributedSubstring(from: editor.range(range))
  }
}
