// The text interface that the room of views requires.

extension UITextInteraction: TextSelectionInteraction {
  package func tapped(by touch: UITouch, in view: UIView) {
    tapped(
      at: touch.location(in: view), count: touch.tapCount,
      hidesMenu: EditMenuPresenter.shared.hidingTouch === touch)
  }
}

extension EditableControl: TextInteracting {
  package func makeTextInteraction() -> any TextSelectionInteraction {
    UITextInteraction(for: .editable)
  }
}

extension UITextView: TextShowing {
  package var isBeingFormatted: Bool { formatting != nil }

  package func scrollToShow(_ range: UITextRange) { scrollRangeToVisible(range, inDocument: nil) }
}

extension AccessibleObject: MisspelledWordSource {
  package var misspelledWordRotor: UIAccessibilityCustomRotor? { SpellingRotor.rotor(of: self) }
}
