// The edit menus of the delegates of text views and text fields. Step EditMenus.EM9.
extension ScrollingTextInput {
  /// Returns the menu of the delegate for a range; nil for the suggested elements.
  func menuOfDelegate(for range: UITextRange, _ suggested: [UIMenuElement]) -> UIMenu? {
    guard let view = self as? UITextView else { return nil }
    return view.delegate?.textView(
      view, editMenuForTextInRanges: [NSValue(range: view.editor.range(range))],
      suggestedActions: suggested)
  }

  /// Notifies the delegate that the menu is about to appear or to disappear.
  func tellDelegate(ofMenu isShown: Bool, _ animator: any UIEditMenuInteractionAnimating) {
    guard let view = self as? UITextView else { return }
    if isShown {
      view.delegate?.textView(view, willPresentEditMenuWith: animator)
    } else {
      view.delegate?.textView(view, willDismissEditMenuWith: animator)
    }
  }
}
