// Editing and its notifications. Steps TextViews.TV7–TV9, TextViews.TV16.
extension UITextView {
  /// A notification posted when a text view begins to be edited.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// A notification posted when the user has changed the text of a text view.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  /// A notification posted when a text view has ended being edited.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  // The delegate's part in beginning and ending; text that can only be selected is not edited
  // (TextViews.TV7).

  func mayBeginEditing() -> Bool {
    !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true
  }

  func mayEndEditing() -> Bool { !isEditable || delegate?.textViewShouldEndEditing(self) ?? true }

  func beginEditing() {
    window.map(ThreeFingerGestures.add)
    updateSelectionDisplay()
    guard isEditable else { return }
    scroll(to: editor.selection)
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func endEditing() {
    editor.unmark()
    // Editing the search field of one of its pickers keeps the panel (TextViews.TV33).
    if let formatting, formatting.presentedViewController == nil {
      formatting.dismiss(animated: UIView.areAnimationsEnabled)
    }
    clearsOnInsertion = false
    updateSelectionDisplay()
    guard isEditable else { return }
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  // The delegate's part in changes (TextViews.TV8).

  package func allowsChange(_ range: NSRange, to text: String) -> Bool {
    isEditable
      && delegate?.textView(
        self, shouldChangeTextInRanges: [NSValue(range: range)], replacementText: text) ?? true
  }

  package func textWasEdited() {
    if hasText {
      hasFont = true
      baseAttributes.merge(firstAttributes) { $1 }
    }
    textNeedsLayout()
    scroll(to: editor.selection)
    if let findInteraction, findInteraction.isFindNavigatorVisible { findInteraction.searchAgain() }
    updateFormatting()
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  package func selectionWasChanged() {
    if hasText { editor.typingAttributes = nil }
    clearsOnInsertion = false
    updateSelectionDisplay()
    if isFirstResponder { scroll(to: NSRange(location: editor.head, length: 0)) }
    updateFormatting()
    delegate?.textViewDidChangeSelection(self)
  }

  package func moveFocusByTab(isBackward: Bool) -> Bool { false }

  /// Replaces the text by the next insertion, if `clearsOnInsertion` asks for it.
  func clearIfRequested() {
    guard clearsOnInsertion, hasText else { return }
    clearsOnInsertion = false
    editor.select(NSRange(location: 0, length: editor.length))
  }

  // MARK: Commands

  /// Returns whether an editing action is possible now; nil for other actions (TextViews.TV16).
  func canEdit(_ action: Selector) -> Bool? {
    let hasSelection = editor.selection.length > 0
    switch action.description {
    case "copy:": return hasSelection && allowsCopying && isSelectable
    case "cut:": return hasSelection && allowsCopying && isEditable
    case "paste:":
      let board = UIPasteboard.general
      return isEditable
        && (board.hasStrings || allowsEditingTextAttributes && board.hasAttributedText)
    case "select:": return isSelectable && hasText && !hasSelection
    case "selectAll:":
      return isSelectable && hasText && editor.selection.length < editor.length
    case "delete:": return false
    case "find:": return findInteraction != nil
    case "findAndReplace:": return findInteraction != nil && isEditable
    case "findNext:", "findPrevious:":
      return (findInteraction?.activeFindSession?.resultCount ?? 0) > 0
    case "useSelectionForFind:": return findInteraction != nil && hasSelection
    case "toggleBoldface:", "toggleItalics:", "toggleUnderline:":
      return allowsEditingTextAttributes && isEditable && hasSelection
    default: return nil
    }
  }

  func copySelection() {
    guard allowsCopying, editor.selection.length > 0 else { return }
    UIPasteboard.general.copy(editor.content.attributedSubstring(from: editor.selection))
  }

  func cutSelection() {
    guard allowsCopying, isEditable, editor.selection.length > 0,
      allowsChange(editor.selection, to: "")
    else { return }
    copySelection()
    editor.delete(editor.selection, name: "Cut")
  }

  func pasteText() {
    guard isEditable else { return }
    guard pasteDelegate == nil else {
      _ = pasteByDelegate(UIPasteboard.general.itemProviders)
      return
    }
    // Only a view that allows editing of attributes pastes them (TextViews.TV19).
    if allowsEditingTextAttributes, let text = UIPasteboard.general.attributedText {
      return pasteAttributed(text)
    }
    UIPasteboard.general.string.map { paste(text: $0) }
  }

  package func pasteAttributed(_ text: NSAttributedString) {
    guard allowsEditingTextAttributes else { return paste(text: text.string) }
    guard allowsChange(editor.marked ?? editor.selection, to: text.string) else { return }
    clearIfRequested()
    editor.paste(withUsualAttributes(text))
  }

  /// Inserts text as pasted, without attributes of its own.
  func paste(text: String) {
    guard isEditable, allowsChange(editor.marked ?? editor.selection, to: text) else { return }
    clearIfRequested()
    editor.insert(text, kind: .other)
  }

  func deleteSelection() {
    guard editor.selection.length > 0, allowsChange(editor.selection, to: "") else { return }
    editor.delete(editor.selection, name: "Delete")
  }
}
