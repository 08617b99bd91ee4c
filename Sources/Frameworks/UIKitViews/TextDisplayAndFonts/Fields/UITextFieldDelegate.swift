/// The delegate of a text field.
///
/// All methods are optional; their order is that of TextFields.TF14 and TextFields.TF15, in
/// `Documentation/Behaviour/TextFields.md`.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Returns whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called when editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called when editing has ended, with the reason; by default it calls the method without a
  /// reason.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Returns whether the text in a range, in UTF-16 units, may be replaced.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Returns whether the text in ranges, in UTF-16 units, may be replaced; by default it calls the
  /// method with one range.
  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool
  /// Called when the selection has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether the text may be cleared.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether the return key has its default effect.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Returns the edit menu for a range, in UTF-16 units; nil for the default one.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns the edit menu for ranges; by default it calls the method with one range.
  func textField(
    _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue],
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Called before the edit menu appears.
  func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Called before the edit menu disappears.
  func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Inserts a suggestion; never called, because the keyboard suggests only text.
  func textField(
    _ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion)
}

extension UITextFieldDelegate {
  /// Returns true.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Returns true.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  /// Returns true.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Returns true.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Returns true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Returns nil.
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Calls the method with one range.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool {
    ranges.allSatisfy {
      self.textField(
        textField, shouldChangeCharactersIn: $0.rangeValue, replacementString: string)
    }
  }
  /// Calls the method with one range.
  public func textField(
    _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue],
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    ranges.first.flatMap {
      self.textField(
        textField, editMenuForCharactersIn: $0.rangeValue, suggestedActions: suggestedActions)
    }
  }
  /// Does nothing.
  public func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func textField(
    _ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion
  ) {}
}
