// The edit menus of the delegates of text fields (EditMenus.EM9).
extension EditableControl {
  /// Returns the delegate's menu for a range; nil for the suggested elements.
  func menuOfDelegate(for range: UITextRange, _ suggested: [UIMenuElement]) -> UIMenu? {
    guard let field = self as? UITextField else { return nil }
    return field.delegate?.textField(
      field, editMenuForCharactersInRanges: [NSValue(range: editor.range(range))],
      suggestedActions: suggested)
  }

  /// Notifies the delegate before the menu appears or disappears.
  func tellDelegate(ofMenu isShown: Bool, _ animator: any UIEditMenuInteractionAnimating) {
    guard let field = self as? UITextField else { return }
    if isShown {
      field.delegate?.textField(field, willPresentEditMenuWith: animator)
    } else {
      field.delegate?.textField(field, willDismissEditMenuWith: animator)
    }
  }
}
