// The drag of selected text. Steps TextSelection.TD1–TD5.
extension UITextInteraction {
  /// Handles a press that drags the selection; returns false for any other one.
  func handleTextDrag(at point: CGPoint) -> Bool {
    guard let input = textInput else { return false }
    switch press.state {
    case .began:
      // A firm press selects instead (TextSelection.TD1).
      guard input.isFirstResponder, !press.isForced, let drag = TextDragSession(input, at: point)
      else { return false }
      textDrag = drag
      EditMenuPresenter.shared.hide()
      delegate?.interactionWillBegin(self)
      drag.move(to: press.location(in: nil))
      return true
    case .changed:
      guard let textDrag else { return false }
      textDrag.move(to: press.location(in: nil))
      return true
    case .ended:
      guard let drag = textDrag else { return false }
      textDrag = nil
      drag.drop(at: press.location(in: nil))
      delegate?.interactionDidEnd(self)
      selectionDisplayChanged()
      // A finger that is lifted where it was shows the menu (TextSelection.TD5).
      if !drag.hasMoved { showMenu() }
      return true
    default:
      guard let drag = textDrag else { return false }
      textDrag = nil
      drag.end()
      delegate?.interactionDidEnd(self)
      return true
    }
  }
}
