/// Has a say in what is written into a field, and is told of it.
///
/// All methods may be left out. Their order is in steps TF14 and TF15 of
/// `Documentation/Behaviour/TextFields.md`.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Says whether writing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Is told that it has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Says whether writing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Is told that it has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Is told that it has ended, and how; the other method is told of it unless this one is there.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Says whether something may be written in place of a part, in units of UTF-16.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Is told that something else is selected.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Says whether the button in the field may take all away.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Says whether the return key does what it does by itself.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// It may.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// It may.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Tells the other method.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  /// It may.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// It may.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// It does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
