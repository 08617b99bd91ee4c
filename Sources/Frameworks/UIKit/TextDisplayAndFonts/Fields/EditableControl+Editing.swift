// How a control is written into. Steps TF10… are in `Documentation/Behaviour/TextFields.md`.
extension EditableControl {
  var isSingleLine: Bool { true }
  var allowsCopying: Bool { !isSecureTextEntry }

  /// Where the letters are.
  var geometry: TextGeometry {
    if let laidOut { return laidOut }
    let new = makeGeometry()
    laidOut = new
    return new
  }

  func setUpEditing() {
    editor.host = self
    isOpaque = false
    contentMode = .redraw
    isAccessibilityElement = true
    canvas.paint = { [unowned self] in paintText() }
    insertSubview(canvas, at: 0)
  }

  /// The same text on one line.
  static func oneLine(_ text: String) -> String {
    guard text.contains(where: \.isNewline) else { return text }
    return String(text.map { $0.isNewline ? " " : $0 })
  }

  // MARK: Places

  /// Where the caret is at a place.
  func caretArea(_ place: Int) -> CGRect {
    let (line, corner) = (geometry.caret(place), textCorner)
    let extra = CaretMeasures.extraHeight
    // At the end of its room it is within it.
    let farthest = max(textArea.minX, textArea.maxX - CaretMeasures.width)
    let x = corner.x + line.minX
    return CGRect(
      x: x > farthest && x <= textArea.maxX + 0.5 ? farthest : x,
      y: corner.y + line.minY - extra / 2, width: CaretMeasures.width, height: line.height + extra)
  }

  /// Where a part is.
  func areas(of range: NSRange) -> [CGRect] {
    let corner = textCorner
    return geometry.areas(of: range).map { $0.offsetBy(dx: corner.x, dy: corner.y) }
  }

  /// The place nearest to a point.
  func place(at point: CGPoint) -> Int {
    let corner = textCorner
    return geometry.place(at: CGPoint(x: point.x - corner.x, y: point.y - corner.y)).place
  }

  // MARK: Showing

  /// Says that the letters are others, or look otherwise.
  func textNeedsLayout() {
    laidOut = nil
    canvas.setNeedsDisplay()
    setNeedsLayout()
  }

  /// Puts letters, caret and what is selected into their places.
  func layOutText() {
    let area = textArea
    if canvas.frame != area {
      canvas.frame = area
      laidOut = nil
      canvas.setNeedsDisplay()
    }
    showSelection(blinks: false)
  }

  /// Shows the caret, or what is selected; a caret that was moved is seen at once.
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
  }

  /// TF9: moves the text so that the caret is within its room.
  private func scrollToCaret() {
    let old = scrolled
    let (room, width) = (textArea.width, CGFloat(geometry.layout.width))
    if isFirstResponder, width + CaretMeasures.width > room, room > 0 {
      let x = geometry.caret(editor.selection.location).minX
      if x < scrolled { scrolled = x }
      if x + CaretMeasures.width > scrolled + room { scrolled = x + CaretMeasures.width - room }
      scrolled = min(max(0, scrolled), max(0, width + CaretMeasures.width - room))
    } else {
      scrolled = 0
    }
    if scrolled != old { canvas.setNeedsDisplay() }
  }

  // MARK: Touches

  /// TF11.
  func tapped(_ touch: UITouch) {
    isBeginning = !isFirstResponder
    defer { isBeginning = false }
    guard isTouchInside, isFirstResponder || becomeFirstResponder() else { return }
    let place = place(at: touch.location(in: self))
    switch touch.tapCount {
    case ...1: editor.select(NSRange(location: place, length: 0))
    case 2: selectWord(at: place)
    default: editor.select(NSRange(location: 0, length: editor.length))
    }
  }

  /// Selects the word that a place is in or at; dots are one.
  func selectWord(at place: Int) {
    let all = NSRange(location: 0, length: editor.length)
    editor.select(isSecureTextEntry ? all : editor.units.wordOrGap(at: place))
  }

  // MARK: Menus and keys

  /// Whether one of the actions can be done now; nil for what is none of them (TF22).
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
    guard allowsCopying, editor.selection.length > 0, mayChange(editor.selection, to: "") else {
      return
    }
    copySelection()
    editor.delete(editor.selection, name: "Cut")
  }

  func pasteText() {
    guard let text = UIPasteboard.general.string else { return }
    let line = Self.oneLine(text)
    guard mayChange(editor.marked ?? editor.selection, to: line) else { return }
    clearIfWanted()
    editor.insert(line, kind: .other)
  }

  func deleteSelection() {
    guard editor.selection.length > 0, mayChange(editor.selection, to: "") else { return }
    editor.delete(editor.selection, name: "Delete")
  }

  /// TF22: goes on to the next field in the order of reading, or to the one before.
  func leaveByTab(isBackward: Bool) -> Bool {
    guard let window else { return true }
    var fields: [(view: UIView, frame: CGRect)] = []
    window.forEachWithin { view in
      guard view is any TextEditorHost, view.canBecomeFirstResponder, view.isSeenAndTouched else {
        return
      }
      fields.append((view, view.convert(view.bounds, to: window)))
    }
    let isFromRight = isReadFromRight
    fields.sort { one, other in
      // What is beside each other is on one line.
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
  /// Whether it and all that it is in can be seen and touched.
  fileprivate var isSeenAndTouched: Bool {
    sequence(first: self, next: \.superview).allSatisfy {
      !$0.isHidden && $0.alpha > 0 && $0.isUserInteractionEnabled
    }
  }
}
