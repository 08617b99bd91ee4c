import TactusPhoneLink

// Changes requested by the onscreen keyboard (Keyboards.SK7).
extension TypingController {
  /// Applies a change to a first responder.
  package func apply(_ change: KeyboardEdit.Kind, to input: any UIResponder & UIKeyInput) {
    switch change {
    case .insert(let text): apply(.insert(text), on: input, isShifted: false)
    case .deleteBackward: apply(.delete(.left), on: input, isShifted: false)
    case .deleteWord: apply(.delete(.wordLeft), on: input, isShifted: false)
    case .replaceLast(let count, let text): replaceLast(count, with: text, in: input)
    case .beginTracking: beginTracking(in: input)
    case .track(let x, let y): track(CGPoint(x: x, y: y), in: input)
    case .endTracking: endTracking(in: input)
    case .selectWord: selectWord(in: input)
    case .move(let count): moveInsertionPoint(by: count, in: input)
    case .compose(let text, let location, let length):
      let units = text.utf16.count
      let start = min(location, units)
      (input as? any UITextInput)?.setMarkedText(
        text, selectedRange: NSRange(location: start, length: min(length, units - start)))
    case .unmark: (input as? any UITextInput)?.unmarkText()
    case .dismiss: UIScreen.main.keyWindow?.endEditing(true)
    }
  }

  // MARK: Internals

  /// Replaces characters before the insertion point, if the delegate allows it.
  private func replaceLast(
    _ count: Int, with new: String, in input: any UIResponder & UIKeyInput
  ) {
    guard let text = input as? any UIResponder & UITextInput, let selection = text.selectedTextRange
    else {
      for _ in 0..<count { input.deleteBackward() }
      return input.insertText(new)
    }
    var start = selection.start
    for _ in 0..<count {
      start = text.position(from: start, in: .left, offset: 1) ?? start
    }
    guard let range = text.textRange(from: start, to: selection.end),
      text.shouldChangeText(in: range, replacementText: new)
    else { return }
    text.replace(range, withText: new)
  }

  /// Moves the insertion point by characters, not beyond the ends of the text.
  private func moveInsertionPoint(by count: Int, in input: UIResponder) {
    guard let text = input as? any UIResponder & UITextInput, let selection = text.selectedTextRange
    else { return }
    let isForward = count > 0
    let start = isForward ? selection.end : selection.start
    let edge = isForward ? text.endOfDocument : text.beginningOfDocument
    let distance = Int(clamping: count.magnitude)
    let place =
      text.position(from: start, in: isForward ? .right : .left, offset: distance) ?? edge
    text.selectedTextRange = text.textRange(from: place, to: place)
  }

  private func caretCenter(of input: UIResponder) -> CGPoint? {
    guard let text = input as? any UITextInput, let selection = text.selectedTextRange else {
      return nil
    }
    let caret = text.caretRect(for: selection.start)
    return CGPoint(x: caret.midX, y: caret.midY)
  }

  private func beginTracking(in input: UIResponder) {
    trackingStart = caretCenter(of: input)
    guard let text = input as? any UITextInput, let start = trackingStart else { return }
    text.beginFloatingCursor(at: start)
  }

  private func endTracking(in input: UIResponder) {
    guard trackingStart != nil else { return }
    trackingStart = nil
    (input as? any UITextInput)?.endFloatingCursor()
  }

  /// Moves the insertion point in the keyboard's trackpad mode (Keyboards.TR1, Keyboards.TR3).
  private func track(_ distance: CGPoint, in input: UIResponder) {
    guard let text = input as? any UITextInput, let start = trackingStart else { return }
    let point = CGPoint(x: start.x + distance.x, y: start.y + distance.y)
    text.updateFloatingCursor(at: point)
    guard let place = text.closestPosition(to: point),
      let range = text.textRange(from: place, to: place)
    else { return }
    text.selectedTextRange = range
  }

  /// Selects the word at the insertion point (Keyboards.TR2).
  private func selectWord(in input: UIResponder) {
    guard let text = input as? any UITextInput, let selection = text.selectedTextRange else {
      return
    }
    let word = [UITextDirection.storage(.backward), .storage(.forward)].lazy.compactMap {
      text.tokenizer.rangeEnclosingPosition(selection.start, with: .word, inDirection: $0)
    }.first
    if let word { text.selectedTextRange = word }
  }
}
