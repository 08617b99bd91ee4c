// The notifications of editing, and their order. Steps TextFields.TF12…TF15 are in
// `Documentation/Behaviour/TextFields.md`.
extension UITextField {
  /// TextFields.TF14: begins editing.
  func begin() {
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
      editor.setContent(NSAttributedString(string: ""))
    }
    beginSecrecy()
    appearanceChanged()
    showSelection()
    delegate?.textFieldDidBeginEditing(self)
    send(.editingDidBegin, with: nil)
    NotificationCenter.ofApp.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  /// TextFields.TF12: lets the next insertion replace a secure text, which can only be replaced as a
  /// whole.
  private func beginSecrecy() {
    guard isSecureTextEntry, hasText, !clearsOnInsertion else { return }
    clearsOnInsertion = true
    clearsSecret = true
  }

  /// TextFields.TF12: begins a secure text in the middle of editing, or ends it.
  func changeSecrecy() {
    guard isEditing else { return }
    if isSecureTextEntry {
      editor.unmark()
      beginSecrecy()
    } else if clearsSecret {
      // What is shown again is not replaced.
      clearsOnInsertion = false
    }
    showSelection()
  }

  /// TextFields.TF14: ends editing.
  func end() {
    editor.unmark()
    editor.typingAttributes = nil
    clearsOnInsertion = false
    appearanceChanged()
    showSelection()
    let reason = DidEndEditingReason.committed
    delegate?.textFieldDidEndEditing(self, reason: reason)
    send(.editingDidEnd, with: nil)
    NotificationCenter.ofApp.post(
      name: Self.textDidEndEditingNotification, object: self,
      userInfo: [Self.didEndEditingReasonUserInfoKey: NSNumber(value: reason.rawValue)])
  }

  /// TextFields.TF15: notifies of a change of the text.
  func notifyTextChange() {
    appearanceChanged()
    send(.editingChanged, with: nil)
    NotificationCenter.ofApp.post(name: Self.textDidChangeNotification, object: self)
  }

  /// TextFields.TF15: notifies of a change of the selection.
  func notifySelectionChange() {
    if isEditing, !isBeginning { clearsOnInsertion = false }
    cachedGeometry = nil
    showSelection()
    delegate?.textFieldDidChangeSelection(self)
  }

  /// TextFields.TF12: clears the text before an insertion, if that is requested.
  func clearBeforeInsertion() {
    guard clearsOnInsertion, hasText else { return }
    clearsOnInsertion = false
    editor.select(NSRange(location: 0, length: editor.length))
  }

  /// TextFields.TF19: handles the return key.
  func handleReturn() {
    if enablesReturnKeyAutomatically, !hasText { return }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let resigns = allControlEvents.contains(.editingDidEndOnExit)
    send([.editingDidEndOnExit, .primaryActionTriggered], with: nil)
    if resigns { resignFirstResponder() }
  }

  /// TextFields.TF7: handles the clear button.
  func handleClear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    editor.delete(NSRange(location: 0, length: editor.length), name: "Clear")
  }

  /// Replaces the text for the app.
  func replaceText(_ new: NSAttributedString) {
    guard new.string != editor.text || !new.isEqual(to: editor.content) else { return }
    editor.setContent(new)
    appearanceChanged()
    showSelection()
  }

  func replaceAttributedText(_ new: NSAttributedString?) {
    let new = NSMutableAttributedString(attributedString: new ?? NSAttributedString(string: ""))
    let all = NSRange(location: 0, length: new.length)
    _ = new.mutableString.replaceOccurrences(of: "\n", with: " ", options: [], range: all)
    if new.length > 0 {
      let first = new.attributes(at: 0, effectiveRange: nil)
      baseAttributes.font = first[.font] as? UIFont ?? baseAttributes.font
      baseAttributes.color = first[.foregroundColor] as? UIColor ?? baseAttributes.color
    }
    replaceText(NSAttributedString(attributedString: new))
  }
}
