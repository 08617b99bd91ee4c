// What is told of writing, and in which order. Steps TF12…TF15 are in
// `Documentation/Behaviour/TextFields.md`.
extension UITextField {
  /// TF14.
  func begin() {
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
      editor.setContent(NSAttributedString(string: ""))
    }
    // TF12. What nobody can read cannot be changed, only written anew.
    if isSecureTextEntry, hasText { clearsOnInsertion = true }
    looksChanged()
    showSelection()
    delegate?.textFieldDidBeginEditing(self)
    send(.editingDidBegin, with: nil)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  /// TF14.
  func end() {
    editor.unmark()
    editor.typingAttributes = nil
    clearsOnInsertion = false
    looksChanged()
    showSelection()
    let reason = DidEndEditingReason.committed
    delegate?.textFieldDidEndEditing(self, reason: reason)
    send(.editingDidEnd, with: nil)
    NotificationCenter.default.post(
      name: Self.textDidEndEditingNotification, object: self,
      userInfo: [Self.didEndEditingReasonUserInfoKey: NSNumber(value: reason.rawValue)])
  }

  /// TF15.
  func tellOfText() {
    looksChanged()
    send(.editingChanged, with: nil)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// TF15.
  func tellOfSelection() {
    if isEditing, !isBeginning { clearsOnInsertion = false }
    laidOut = nil
    showSelection()
    delegate?.textFieldDidChangeSelection(self)
  }

  /// TF12.
  func clearBeforeWriting() {
    guard clearsOnInsertion, hasText else { return }
    clearsOnInsertion = false
    editor.select(NSRange(location: 0, length: editor.length))
  }

  /// TF19.
  func doReturn() {
    if enablesReturnKeyAutomatically, !hasText { return }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let resigns = allControlEvents.contains(.editingDidEndOnExit)
    send([.editingDidEndOnExit, .primaryActionTriggered], with: nil)
    if resigns { resignFirstResponder() }
  }

  /// TF7.
  func pressClear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    editor.delete(NSRange(location: 0, length: editor.length), name: "Clear")
  }

  /// What the app has written in place of all.
  func put(_ new: NSAttributedString) {
    guard new.string != editor.text || !new.isEqual(to: editor.content) else { return }
    editor.setContent(new)
    looksChanged()
    showSelection()
  }

  func putAttributed(_ new: NSAttributedString?) {
    let new = NSMutableAttributedString(attributedString: new ?? NSAttributedString(string: ""))
    let all = NSRange(location: 0, length: new.length)
    _ = new.mutableString.replaceOccurrences(of: "\n", with: " ", options: [], range: all)
    if new.length > 0 {
      let first = new.attributes(at: 0, effectiveRange: nil)
      look.font = first[.font] as? UIFont ?? look.font
      look.color = first[.foregroundColor] as? UIColor ?? look.color
    }
    put(NSAttributedString(attributedString: new))
  }
}
