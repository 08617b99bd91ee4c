// The handles and the edit menu. Steps TextSelection.SE8, TextSelection.SE9, EditMenus.EM3.
extension UITextInteraction {
  /// Places the handles, and hides a menu that no longer fits the selection.
  package func selectionDisplayChanged() {
    guard let input = textInput else { return }
    updateCustomDisplay()
    let range = input.isFirstResponder ? input.selectedTextRange : nil
    if let range, !range.isEmpty {
      startHandle.place(at: caret(at: range.start, input))
      endHandle.place(at: caret(at: range.end, input))
    } else {
      startHandle.isHidden = true
      endHandle.isHidden = true
    }
    guard let menuRange, EditMenuPresenter.shared.responder === input else { return }
    if range != menuRange {
      self.menuRange = nil
      EditMenuPresenter.shared.hide()
    } else {
      EditMenuPresenter.shared.hideIfMoved()
    }
  }

  private func caret(
    at position: UITextPosition, _ input: any UIResponder & UITextInput
  ) -> CGRect {
    input.caretRect(for: position).insetBy(dx: 0, dy: CaretMetrics.extraHeight / 2)
  }

  /// Shows the commands that fit the selection beside it (TextSelection.SE9).
  func showMenu() {
    guard let input = textInput, input.isFirstResponder, let range = input.selectedTextRange else {
      return
    }
    let view = input.textInputView
    let rects = input.selectionRects(for: range).map(\.rect).filter { $0.width > 0 }
    var target = rects.reduce(CGRect.null) { $0.union($1) }
    if target.isNull { target = input.caretRect(for: range.start) }
    // The part of the selection that is scrolled out of view does not count.
    let visible = target.intersection(view.bounds)
    if !visible.isNull, visible.height > 0 { target = visible }
    var elements = EditMenuCommands.suggested(for: input)
    if let replacement = input.editMenu(for: range, suggestedActions: elements) {
      elements = replacement.children
    } else {
      elements += EditMenuCommands.custom(UIMenuController.shared.menuItems ?? [], for: input)
    }
    let isShown = UIMenuController.shared.show(
      reopening(elements, input), for: input, view: view,
      target: target.insetBy(dx: 0, dy: -TextSelectionMetrics.dot), side: nil, animated: true,
      announcing: { [weak input] isShown, animator in
        if isShown {
          input?.willPresentEditMenu(animator: animator)
        } else {
          input?.willDismissEditMenu(animator: animator)
        }
      })
    menuRange = isShown ? range : nil
  }

  /// Makes the commands that select show the menu again for the new selection (EditMenus.EM6).
  private func reopening(
    _ elements: [UIMenuElement], _ input: any UIResponder & UITextInput
  ) -> [UIMenuElement] {
    EditMenuCommands.leaves(of: elements).map { element in
      guard let command = element as? UICommand,
        ["select:", "selectAll:"].contains(command.action.description)
      else { return element }
      return UIAction(title: command.title, image: command.image) { [weak self, weak input] _ in
        guard let self, let input else { return }
        EditMenuCommands.perform(command, for: input, sender: UIMenuController.shared)
        showMenu()
      }
    }
  }
}
