// Editing of a control's text (TextFields.TF10…).
extension EditableControl {
  package var isSingleLine: Bool { true }
  package var allowsCopying: Bool { !isSecureTextEntry }
  package var allowsEditing: Bool { isEnabled }
  package var caretGeometry: any CaretGeometry { geometry }

  /// The layout of the text.
  var geometry: TextGeometry {
    if let cachedGeometry { return cachedGeometry }
    let new = makeGeometry()
    cachedGeometry = new
    return new
  }

  func setUpEditing() {
    editor.host = self
    isOpaque = false
    contentMode = .redraw
    isAccessibilityElement = true
    canvas.drawText = { [unowned self] in drawEditableText() }
    insertSubview(canvas, at: 0)
    interaction.isTappedByView = true
    addInteraction(interaction)
    interaction.textInput = self
  }

  /// Returns a text with line breaks replaced by spaces.
  static func oneLine(_ text: String) -> String {
    guard text.contains(where: \.isNewline) else { return text }
    return String(text.map { $0.isNewline ? " " : $0 })
  }

  // MARK: Positions

  /// Returns the rectangle of the caret at an offset.
  func caretArea(_ place: Int) -> CGRect {
    let (line, corner) = (geometry.caret(place), textCorner)
    let extra = CaretMetrics.extraHeight
    // At the end of the text, the caret stays within its rectangle.
    let farthest = max(textArea.minX, textArea.maxX - CaretMetrics.width)
    let x = corner.x + line.minX
    return CGRect(
      x: x > farthest && x <= textArea.maxX + 0.5 ? farthest : x,
      y: corner.y + line.minY - extra / 2, width: CaretMetrics.width, height: line.height + extra)
  }

  /// Returns the rectangles of a range.
  func areas(of range: NSRange) -> [CGRect] {
    let corner = textCorner
    return geometry.areas(of: range).map { $0.offsetBy(dx: corner.x, dy: corner.y) }
  }

  /// Returns the offset that is closest to a point.
  func place(at point: CGPoint) -> Int {
    let corner = textCorner
    return geometry.place(at: CGPoint(x: point.x - corner.x, y: point.y - corner.y)).place
  }

  // MARK: Display

  /// Discards the layout after a change of the text or its attributes.
  func textNeedsLayout() {
    cachedGeometry = nil
    canvas.setNeedsDisplay()
    setNeedsLayout()
  }

  /// Lays out the text, the caret and the selection.
  func layOutText() {
    let area = textArea
    if canvas.frame != area {
      canvas.frame = area
      cachedGeometry = nil
      canvas.setNeedsDisplay()
    }
    showSelection(blinks: false)
  }

  /// Shows the caret or the selection; a moved caret is shown at once.
  func showSelection(blinks: Bool = true) {
    scrollToCaret()
    let isEditing = isFirstResponder
    canvas.selected = isEditing ? areas(of: editor.selection) : []
    let hasCaret = isEditing && editor.selection.length == 0
    let caret = canvas.caret
    if hasCaret {
      let place = caretArea(editor.selection.location)
      UIView.performWithoutAnimation {
        caret.frame = place.offsetBy(dx: -canvas.frame.minX, dy: -canvas.frame.minY)
      }
    }
    if blinks || caret.isOn != hasCaret { caret.isOn = hasCaret }
    interaction.selectionDisplayChanged()
  }

  /// Scrolls the text so that the caret is visible (TextFields.TF9).
  private func scrollToCaret() {
    let old = scrollOffset
    let (room, width) = (textArea.width, CGFloat(geometry.layout.width))
    if isFirstResponder, width + CaretMetrics.width > room, room > 0 {
      let x = geometry.caret(editor.selection.location).minX
      if x < scrollOffset { scrollOffset = x }
      if x + CaretMetrics.width > scrollOffset + room {
        scrollOffset = x + CaretMetrics.width - room
      }
      scrollOffset = min(max(0, scrollOffset), max(0, width + CaretMetrics.width - room))
    } else {
      scrollOffset = 0
    }
    if scrollOffset != old { canvas.setNeedsDisplay() }
  }

  // MARK: Touches

  /// Handles a tap (TextFields.TF11).
  func tapped(_ touch: UITouch) {
    isBeginning = !isFirstResponder
    defer { isBeginning = false }
    guard isTouchInside else { return }
    interaction.tapped(by: touch, in: self)
  }

  /// Selects the word at an offset, or all of a secure text.
  func selectWord(at place: Int) {
    let all = NSRange(location: 0, length: editor.length)
    editor.select(isSecureTextEntry ? all : editor.units.wordOrGapRange(at: place))
  }

  // MARK: Menus and keys

  /// Returns whether an editing action is possible now; nil for other actions (TextFields.TF22).
  func canEdit(_ action: Selector) -> Bool? {
    let hasSelection = editor.selection.length > 0
    switch action.description {
    case "cut:", "copy:": return hasSelection && allowsCopying
    case "paste:": return isEnabled && UIPasteboard.general.hasStrings
    case "select:": return hasText && !hasSelection
    case "selectAll:": return hasText && editor.selection.length < editor.length
    case "delete:": return false
    default: return nil
    }
  }

  func copySelection() {
    guard allowsCopying, editor.selection.length > 0 else { return }
    UIPasteboard.general.string = (editor.text as NSString).substring(with: editor.selection)
  }

  func cutSelection() {
    guard allowsCopying, editor.selection.length > 0, allowsChange(editor.selection, to: "") else {
      return
    }
    copySelection()
    editor.delete(editor.selection, name: "Cut")
  }

  func pasteText() {
    guard pasteDelegate == nil else {
      _ = pasteByDelegate(UIPasteboard.general.itemProviders)
      return
    }
    UIPasteboard.general.string.map { paste(text: $0) }
  }

  package func pasteAttributed(_ text: NSAttributedString) { paste(text: text.string) }

  /// Pastes text, converted to a single line.
  func paste(text: String) {
    let line = Self.oneLine(text)
    guard allowsChange(editor.marked ?? editor.selection, to: line) else { return }
    clearIfRequested()
    editor.insert(line, kind: .other)
  }

  func deleteSelection() {
    guard editor.selection.length > 0, allowsChange(editor.selection, to: "") else { return }
    editor.delete(editor.selection, name: "Delete")
  }

  /// Moves the focus to the next or previous field in reading order (TextFields.TF22).
  package func moveFocusByTab(isBackward: Bool) -> Bool {
    guard let window else { return true }
    var fields: [(view: UIView, frame: CGRect)] = []
    window.forEachInSubtree { view in
      guard view is any TextEditorHost, view.canBecomeFirstResponder, view.isSeenAndTouched else {
        return
      }
      fields.append((view, view.convert(view.bounds, to: window)))
    }
    let isFromRight = isRightToLeft
    fields.sort { one, other in
      // Vertically overlapping fields are on the same line.
      if abs(one.frame.midY - other.frame.midY) > min(one.frame.height, other.frame.height) / 2 {
        return one.frame.midY < other.frame.midY
      }
      return isFromRight
        ? one.frame.maxX > other.frame.maxX : one.frame.minX < other.frame.minX
    }
    guard fields.count > 1, let place = fields.firstIndex(where: { $0.view === self }) else {
      return true
    }
    let next = (place + (isBackward ? fields.count - 1 : 1)) % fields.count
    fields[next].view.becomeFirstResponder()
    return true
  }
}

extension UIView {
  /// Whether the view and all its superviews are visible and receive touches.
  fileprivate var isSeenAndTouched: Bool {
    sequence(first: self, next: \.superview).allSatisfy {
      !$0.isHidden && $0.alpha > 0 && $0.isUserInteractionEnabled
    }
  }
}
