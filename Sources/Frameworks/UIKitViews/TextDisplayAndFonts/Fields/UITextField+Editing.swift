// Editing notifications, and their order (TextFields.TF12…TF15, in
// `Documentation/Behaviour/TextFields.md`).
extension UITextField {
  /// Starts editing (TextFields.TF14).
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

  /// Makes the next insertion replace a secure text, which can only be replaced as a whole
  /// (TextFields.TF12).
  private func beginSecrecy() {
    guard isSecureTextEntry, hasText, !clearsOnInsertion else { return }
    clearsOnInsertion = true
    clearsSecret = true
  }

  /// Turns secure text entry on or off during editing (TextFields.TF12).
  func changeSecrecy() {
    guard isEditing else { return }
    if isSecureTextEntry {
      editor.unmark()
      beginSecrecy()
    } else if clearsSecret {
      // Text that becomes visible again is not replaced.
      clearsOnInsertion = false
    }
    showSelection()
  }

  /// Ends editing (TextFields.TF14).
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

  /// Posts notifications of a text change (TextFields.TF15).
  func notifyTextChange() {
    appearanceChanged()
    send(.editingChanged, with: nil)
    NotificationCenter.ofApp.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Posts notifications of a selection change (TextFields.TF15).
  func notifySelectionChange() {
    if isEditing, !isBeginning { clearsOnInsertion = false }
    cachedGeometry = nil
    showSelection()
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Clears the text before an insertion, if requested (TextFields.TF12).
  func clearBeforeInsertion() {
    guard clearsOnInsertion, hasText else { return }
    clearsOnInsertion = false
    editor.select(NSRange(location: 0, length: editor.length))
  }

  /// Handles the return key (TextFields.TF19).
  func handleReturn() {
    if enablesReturnKeyAutomatically, !hasText { return }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let resigns = allControlEvents.contains(.editingDidEndOnExit)
    send([.editingDidEndOnExit, .primaryActionTriggered], with: nil)
    if resigns { resignFirstResponder() }
  }

  /// Handles the clear button (TextFields.TF7).
  func handleClear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    editor.delete(NSRange(location: 0, length: editor.length), name: "Clear")
  }

  /// Replaces the text on behalf of the app.
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
