// The gestures of selection. Steps TextSelection.SE1–SE9.
extension UITextInteraction {
  private var input: (any UIResponder & UITextInput)? { textInput }

  /// Whether the text can be edited now.
  var isEditable: Bool {
    textInteractionMode == .editable
      && ((textInput as? any TextEditorHost)?.allowsEditing ?? true)
  }

  // MARK: Beginning

  func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let view, let input, canSelect(input) else { return false }
    guard recognizer !== handlePan || grabbedHandle != nil else { return false }
    // A press on an item shows its menu (TextViews.TV30).
    if recognizer === press, let text = input as? UITextView,
      text.textItem(at: recognizer.location(in: text)) != nil
    {
      return false
    }
    return delegate?.interactionShouldBegin(self, at: recognizer.location(in: view)) ?? true
  }

  private func canSelect(_ input: any UIResponder & UITextInput) -> Bool {
    (input as? UITextView).map { $0.isEditable || $0.isSelectable } ?? true
  }

  func receives(_ touch: UITouch, _ recognizer: UIGestureRecognizer) -> Bool {
    if let textView = input as? UITextView, textView.isForAttachmentView(touch) { return false }
    guard recognizer === handlePan else { return true }
    grabbedHandle = nil
    guard let input else { return false }
    let point = touch.location(in: input.textInputView)
    for handle in [startHandle, endHandle] where !handle.isHidden {
      let reach = handle.frame.insetBy(
        dx: -TextSelectionMetrics.grab + TextSelectionMetrics.dot / 2, dy: -10)
      if reach.contains(point) { grabbedHandle = handle }
    }
    return grabbedHandle != nil
  }

  // MARK: Taps

  func handleTap() {
    guard let input, tap.state == .ended else { return }
    let point = tap.location(in: input.textInputView)
    // A press without a menu does nothing (TextViews.TV30).
    if tap.isLong, (input as? UITextView)?.textItem(at: point) != nil { return }
    let isHiding = tap.touch.map { EditMenuPresenter.shared.hidingTouch === $0 } ?? false
    tapped(at: point, count: tap.count, hidesMenu: isHiding)
  }

  /// Handles a tap (TextSelection.SE1–SE4).
  ///
  /// - Parameters:
  ///   - point: The location in the text input view.
  ///   - count: The number of the tap in its series.
  ///   - hidesMenu: Whether the touch has hidden the menu.
  func tapped(at point: CGPoint, count: Int, hidesMenu: Bool) {
    guard let input else { return }
    if count == 1, let textView = input as? UITextView, textView.activateItem(at: point) { return }
    let wasActive = input.isFirstResponder
    guard wasActive || input.becomeFirstResponder() else { return }
    delegate?.interactionWillBegin(self)
    defer { delegate?.interactionDidEnd(self) }
    guard let position = input.closestPosition(to: point) else { return }
    switch count {
    case ...1: tapOnce(position, point, wasActive: wasActive, hidesMenu: hidesMenu)
    case 2:
      select(.word, at: position)
      showMenu()
    case 3:
      // A field has a single line, so a sentence of it is rarely useful (TextSelection.SE3).
      select(isSingleLine ? .document : .sentence, at: position)
      showMenu()
    default:
      select(isSingleLine ? .document : .paragraph, at: position)
      showMenu()
    }
  }

  private var isSingleLine: Bool { (textInput as? any TextEditorHost)?.isSingleLine ?? false }

  private func tapOnce(
    _ position: UITextPosition, _ point: CGPoint, wasActive: Bool, hidesMenu: Bool
  ) {
    guard let input else { return }
    guard isEditable else {
      // Text that cannot be edited has no caret.
      select(input.textRange(from: position, to: position))
      return
    }
    let old = input.selectedTextRange
    if wasActive, let old, old.isEmpty {
      let caret = input.caretRect(for: old.start)
      let reach = TextSelectionMetrics.caretReach
      if abs(caret.midX - point.x) <= reach, caret.minY - reach / 2 <= point.y,
        point.y <= caret.maxY + reach / 2
      {
        // Near the caret the tap is exact, and on it shows the menu (TextSelection.SE2).
        let isSame = input.compare(position, to: old.start) == .orderedSame
        select(input.textRange(from: position, to: position))
        if isSame, !hidesMenu { showMenu() }
        return
      }
    }
    let place = nearestWordEnd(to: position, point)
    select(input.textRange(from: place, to: place))
  }

  /// Returns the end of the word at a position that is nearer to a point (TextSelection.SE1).
  private func nearestWordEnd(to position: UITextPosition, _ point: CGPoint) -> UITextPosition {
    guard let input, !isSingleLine, let word = range(of: .word, at: position), !word.isEmpty
    else { return position }
    let (start, end) = (input.caretRect(for: word.start), input.caretRect(for: word.end))
    // A word that goes over two lines has its end elsewhere.
    guard abs(start.midY - end.midY) < 1 else { return position }
    return abs(start.midX - point.x) < abs(end.midX - point.x) ? word.start : word.end
  }

  // MARK: Units

  /// Returns the range of a unit around a position; for words, possibly the gap between two.
  func range(of granularity: UITextGranularity, at position: UITextPosition) -> UITextRange? {
    guard let input else { return nil }
    let (begin, end) = (input.beginningOfDocument, input.endOfDocument)
    if granularity == .document { return input.textRange(from: begin, to: end) }
    if let host = input as? any TextEditorHost {
      let editor = host.editor
      if !host.allowsCopying { return input.textRange(from: begin, to: end) }
      let place = editor.place(position)
      let units = editor.units
      let range =
        granularity == .word
        ? units.wordOrGapRange(at: place) : units.range(of: granularity, at: place)
      return EditorTextRange(range)
    }
    let tokenizer = input.tokenizer
    return tokenizer.rangeEnclosingPosition(
      position, with: granularity, inDirection: .storage(.forward))
      ?? tokenizer.rangeEnclosingPosition(
        position, with: granularity, inDirection: .storage(.backward))
  }

  private func select(_ granularity: UITextGranularity, at position: UITextPosition) {
    if let range = range(of: granularity, at: position) { select(range) }
  }

  /// Selects a range, and notifies the input delegate.
  func select(_ range: UITextRange?) {
    guard let input, let range else { return }
    input.inputDelegate?.selectionWillChange(input)
    input.selectedTextRange = range
    input.inputDelegate?.selectionDidChange(input)
    selectionDisplayChanged()
  }

  // MARK: Presses

  /// Follows a finger that rests on the text (TextSelection.SE5).
  func handlePress() {
    guard let input else { return }
    let point = press.location(in: input.textInputView)
    if handleTextDrag(at: point) { return }
    switch press.state {
    case .began:
      guard input.isFirstResponder || input.becomeFirstResponder() else { return }
      EditMenuPresenter.shared.hide()
      delegate?.interactionWillBegin(self)
      (firmPressCount, anchor) = (0, nil)
      if isEditable {
        feedback.keepPrepared()
        moveCaret(to: point)
      } else if let position = input.closestPosition(to: point) {
        select(.word, at: position)
        anchor = input.selectedTextRange?.start
        selectingPoint = point
        feedback.selectionChanged()
        feedback.keepPrepared()
      }
    case .changed:
      guard input.isFirstResponder else { return }
      if firmPressCount > 0 || !isEditable {
        extendSelection(to: point)
      } else {
        moveCaret(to: point)
      }
    case .ended, .cancelled:
      hideLoupe()
      guard input.isFirstResponder else { return }
      delegate?.interactionDidEnd(self)
      if press.state == .ended { showMenu() }
    default: hideLoupe()
    }
  }

  /// Selects the word at the caret, with a second firm press the sentence, then the paragraph
  /// (TextSelection.SE7).
  func handleFirmPress() {
    guard let input, textDrag == nil, input.isFirstResponder, let range = input.selectedTextRange
    else { return }
    hideLoupe()
    let units: [UITextGranularity] = [.word, .sentence, .paragraph]
    select(units[min(firmPressCount, units.count - 1)], at: range.start)
    firmPressCount += 1
    anchor = input.selectedTextRange?.start
    selectingPoint = press.location(in: input.textInputView)
    feedback.selectionChanged()
    feedback.keepPrepared()
  }

  private func moveCaret(to point: CGPoint) {
    guard let input, let position = input.closestPosition(to: point) else { return }
    let old = input.selectedTextRange
    let isNew =
      old.map { !$0.isEmpty || input.compare($0.start, to: position) != .orderedSame } ?? true
    if isNew {
      select(input.textRange(from: position, to: position))
      feedback.selectionChanged()
      feedback.keepPrepared()
    }
    showLoupe(at: input.caretRect(for: position), point, press.location(in: nil))
  }

  /// Extends the selection from its anchor to the unit at a point.
  private func extendSelection(to point: CGPoint) {
    guard let input, let anchor, let position = input.closestPosition(to: point),
      point.distance(to: selectingPoint) > GestureLimits.panTravel
    else { return }
    let word = range(of: .word, at: position)
    let isBack = input.compare(position, to: anchor) == .orderedAscending
    let other = isBack ? word?.start ?? position : word?.end ?? position
    setSelection(from: anchor, to: other)
  }

  private func setSelection(from one: UITextPosition, to other: UITextPosition) {
    guard let input else { return }
    let isBack = input.compare(other, to: one) == .orderedAscending
    guard let range = input.textRange(from: isBack ? other : one, to: isBack ? one : other),
      !range.isEmpty, range != input.selectedTextRange
    else { return }
    select(range)
    feedback.selectionChanged()
    feedback.keepPrepared()
  }

  // MARK: Handles

  /// Follows a finger that drags a handle (TextSelection.SE8).
  func handleDrag() {
    guard let input, let handle = grabbedHandle else { return }
    let point = handlePan.location(in: input.textInputView)
    switch handlePan.state {
    case .began:
      EditMenuPresenter.shared.hide()
      delegate?.interactionWillBegin(self)
      feedback.keepPrepared()
      let range = input.selectedTextRange
      anchor = handle === startHandle ? range?.end : range?.start
    case .changed:
      guard let anchor, let position = input.closestPosition(to: point) else { return }
      setSelection(from: anchor, to: position)
      showLoupe(at: input.caretRect(for: position), point, handlePan.location(in: nil))
    case .ended, .cancelled:
      hideLoupe()
      // The finger may have moved since the last frame.
      if handlePan.state == .ended, let anchor, let position = input.closestPosition(to: point) {
        setSelection(from: anchor, to: position)
      }
      delegate?.interactionDidEnd(self)
      showMenu()
    default: hideLoupe()
    }
  }

  // MARK: Loupe

  /// Shows the loupe at a caret (TextSelection.SE6).
  private func showLoupe(at caret: CGRect, _ point: CGPoint, _ finger: CGPoint) {
    guard let view = textInput?.textInputView else { return }
    // Far below the line the loupe would show nothing useful.
    guard point.y < caret.maxY + TextSelectionMetrics.loupe.height else { return hideLoupe() }
    if loupe == nil { loupe = LoupeView(of: view) }
    loupe?.show(CGPoint(x: caret.midX, y: caret.midY), finger: finger)
  }

  private func hideLoupe() {
    loupe?.removeFromSuperview()
    loupe = nil
  }
}
