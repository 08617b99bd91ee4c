/// The paste delegate, which transforms pasted items (Pasteboard.CO16).
///
/// All methods are optional.
@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {
  /// Sets the result of an item, at once or later.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    transform item: any UITextPasteItem)
  /// Returns a single text that combines the results of all items.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString
  /// Replaces a range with the text.
  ///
  /// - Returns: The range of the new text.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange
  /// Returns whether the paste is animated; never called, because pastes are not animated.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool
}

extension UITextPasteDelegate {
  /// Sets the default result.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    transform item: any UITextPasteItem
  ) { item.setDefaultResult() }
  /// Returns the concatenated texts.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString {
    let whole = NSMutableAttributedString()
    for text in itemStrings { whole.append(text) }
    return whole
  }
  /// Pastes the text like a view without a delegate.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange {
    (textPasteConfigurationSupporting as? any TextPasteHost)?
      .insertPasted(attributedString, at: textRange) ?? textRange
  }
  /// Returns true.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool { true }
}
