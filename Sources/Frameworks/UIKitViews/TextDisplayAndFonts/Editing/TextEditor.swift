/// A text being edited, with its selection and undo history.
///
/// Offsets are UTF-16 units (TextFields.TF16…TF24).
@MainActor
package final class TextEditor: NSObject {
  /// The responder that displays the text.
  package weak var host: (any TextEditorHost)?

  /// The storage of the text.
  package var storage = NSTextStorage()
  /// The text, including attributes of individual characters.
  package var content: NSAttributedString { storage }
  /// The selected range; empty for a caret.
  package private(set) var selection = NSRange(location: 0, length: 0)
  /// The range of marked text; nil for none.
  package private(set) var marked: NSRange?
  /// Whether a caret at a line break is at the end of the line rather than at the start of the
  /// next.
  package private(set) var isAtLineEnd = false
  /// The attributes of newly typed text; nil for the surrounding ones.
  package var typingAttributes: [NSAttributedString.Key: Any]?
  /// The undo history of the text.
  package private(set) lazy var undoManager = UndoManager()

  package var text: String { content.string }
  package var length: Int { content.length }
  package var units: TextUnits { TextUnits(text) }

  // MARK: Content

  /// Replaces the whole text, moves the caret to its end and clears the undo history
  /// (TextFields.TF24).
  package func setContent(_ new: NSAttributedString) {
    (marked, markedOriginal, typingAttributes) = (nil, nil, nil)
    change { storage.setAttributedString(new) }
    clearUndoHistory()
    selection = NSRange(location: new.length, length: 0)
    (anchor, isAtLineEnd, goal) = (new.length, false, nil)
  }

  /// Replaces the attributes without changing the characters.
  package func restyle(_ new: NSAttributedString) {
    guard new.length == length else { return }
    change { storage.setAttributedString(new) }
  }

  /// Adapts the selection to an edit of the storage by the app.
  ///
  /// - Parameters:
  ///   - range: The range in the current text.
  ///   - growth: The change in length.
  package func storageWasEdited(_ range: NSRange, growth: Int) {
    guard !isChanging else { return }
    lastEdit = nil
    let oldEnd = NSMaxRange(range) - growth
    func moved(_ place: Int) -> Int {
      let new =
        place <= range.location ? place : place >= oldEnd ? place + growth : NSMaxRange(range)
      return min(max(0, new), length)
    }
    let (start, end) = (moved(selection.location), moved(NSMaxRange(selection)))
    selection = NSRange(location: start, length: max(0, end - start))
    anchor = moved(anchor)
    marked = marked.map {
      let start = moved($0.location)
      return NSRange(location: start, length: max(0, moved(NSMaxRange($0)) - start))
    }
    goal = nil
  }

  /// Clears the undo history.
  func clearUndoHistory() {
    lastEdit = nil
    if hasChanges { undoManager.removeAllActions() }
    hasChanges = false
  }

  // MARK: Selection

  /// Selects a range, clamped to the text.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - anchor: The fixed end when the selection is extended; by default the start.
  ///   - isAtLineEnd: Whether a caret at a line break is at the end of the line.
  package func select(_ range: NSRange, anchor: Int? = nil, isAtLineEnd: Bool = false) {
    let new = wholeCharacters(range)
    let start = new.location
    self.anchor = anchor.map { min(max(0, $0), length) } ?? start
    goal = nil
    lastEdit = nil
    guard new != selection || isAtLineEnd != self.isAtLineEnd else { return }
    (selection, self.isAtLineEnd) = (new, isAtLineEnd)
    host?.selectionWasChanged()
  }

  /// Clamps a range to the text and extends it to whole characters (TextViews.TV13).
  private func wholeCharacters(_ range: NSRange) -> NSRange {
    let text = self.text as NSString
    func character(_ place: Int) -> NSRange? {
      guard place > 0, place < text.length else { return nil }
      let found = text.rangeOfComposedCharacterSequence(at: place)
      return found.location < place ? found : nil
    }
    let range = range.clamped(toLength: text.length)
    var (start, end) = (range.location, NSMaxRange(range))
    let isEmpty = start == end
    if let found = character(start) { start = found.location }
    if let found = character(end) { end = NSMaxRange(found) }
    return NSRange(location: start, length: isEmpty ? 0 : end - start)
  }

  /// Moves the caret, or extends the selection (TextFields.TF21).
  package func move(_ motion: CaretMotion, extends: Bool) {
    guard let host else { return }
    if !extends, selection.length > 0, motion == .left || motion == .right {
      // The caret moves to the end of the selection.
      let ends = [selection.location, NSMaxRange(selection)]
      let isRight = motion == .right
      let place = ends[isRight != host.isRightToLeft ? 1 : 0]
      return select(NSRange(location: place, length: 0))
    }
    let from = extends ? head : motion.isBack ? selection.location : NSMaxRange(selection)
    let (place, isAtEnd, goal) = target(motion, from: from, host)
    if extends {
      let held = anchor
      select(
        NSRange(location: min(held, place), length: abs(place - held)), anchor: held)
    } else {
      select(NSRange(location: place, length: 0), isAtLineEnd: isAtEnd)
    }
    self.goal = goal
  }

  // MARK: Editing

  /// Replaces the marked text or the selection with text.
  package func insert(_ text: String, kind: TextEdit.Kind = .typing) {
    let range = marked ?? selection
    let old = markedOriginal ?? content.attributedSubstring(from: range)
    let name = kind == .other ? "Paste" : "Typing"
    finishMarking()
    replace(range, with: styled(text, at: range), old: old, kind: kind, name: name)
  }

  /// Replaces the marked text or the selection with pasted attributed text.
  package func paste(_ text: NSAttributedString, name: String = "Paste") {
    let range = marked ?? selection
    let old = markedOriginal ?? content.attributedSubstring(from: range)
    finishMarking()
    replace(range, with: text, old: old, kind: .other, name: name)
  }

  /// Returns the range that a deletion by a motion removes.
  package func rangeToDelete(_ motion: CaretMotion) -> NSRange {
    if selection.length > 0 { return selection }
    let caret = selection.location
    let other =
      switch motion {
      case .left: units.characterStart(caret)
      case .right: units.characterEnd(caret)
      case .wordLeft: units.previousWordStart(caret)
      case .wordRight: units.nextWordEnd(caret)
      case .lineStart, .textStart, .up: host.map { target(.lineStart, from: caret, $0).place } ?? 0
      case .lineEnd, .textEnd, .down:
        host.map { target(.lineEnd, from: caret, $0).place } ?? length
      }
    return NSRange(location: min(caret, other), length: abs(caret - other))
  }

  /// Deletes a range, clamped to the text, which a delegate may have shortened.
  package func delete(_ range: NSRange, name: String = "Typing") {
    commitMarkedText()
    let range = wholePairs(range)
    guard range.length > 0 else { return }
    let old = content.attributedSubstring(from: range)
    replace(
      range, with: NSAttributedString(string: ""), old: old,
      kind: name == "Typing" ? .deleting : .other,
      name: name)
  }

  /// Replaces a range on behalf of the app or an input method.
  package func replace(_ range: NSRange, with text: String) {
    commitMarkedText()
    let range = wholePairs(range)
    let old = content.attributedSubstring(from: range)
    replace(range, with: styled(text, at: range), old: old, kind: .other, name: "Typing")
  }

  /// Changes the attributes of a range on behalf of the user.
  package func restyle(_ range: NSRange, _ body: (NSTextStorage) -> Void) {
    let (old, selected) = (content.attributedSubstring(from: range), selection)
    change {
      storage.beginEditing()
      body(storage)
      storage.endEditing()
    }
    registerUndo(TextEdit(range, old: old, .other), name: "Style")
    selection = selected
    host?.textWasEdited()
  }

  // MARK: Marked text

  /// Replaces the marked text or the selection with marked text, and selects a part of it
  /// (TextFields.TF23).
  package func mark(_ text: String, selected: NSRange) {
    let range = marked ?? selection
    if markedOriginal == nil { markedOriginal = content.attributedSubstring(from: range) }
    lastEdit = nil
    replaceCharacters(styled(text, at: range), in: range)
    let new = NSRange(location: range.location, length: (text as NSString).length)
    marked = new.length > 0 ? new : nil
    let inside = selected.clamped(toLength: new.length)
    selection = NSRange(location: new.location + inside.location, length: inside.length)
    (anchor, isAtLineEnd, goal) = (selection.location, false, nil)
    if new.length == 0 { markedOriginal = nil }
    host?.selectionWasChanged()
    host?.textWasEdited()
  }

  /// Commits the marked text.
  package func unmark() {
    guard marked != nil else { return }
    commitMarkedText()
    host?.selectionWasChanged()
  }

  /// Commits the marked text as an undoable change (TextFields.TF23).
  private func commitMarkedText() {
    guard let range = marked, let old = markedOriginal else { return finishMarking() }
    finishMarking()
    registerUndo(TextEdit(range, old: old, .other), name: "Typing")
    lastEdit = nil
  }

  /// Replaces the marked text with the text that it replaced (TextFields.TF23).
  private func discardMarkedText() {
    guard let range = marked, let old = markedOriginal else { return finishMarking() }
    finishMarking()
    replaceCharacters(old, in: range)
    // The following undo may be refused.
    selection = caret(after: NSRange(location: range.location, length: old.length))
    (anchor, isAtLineEnd, goal) = (selection.location, false, nil)
    host?.selectionWasChanged()
    host?.textWasEdited()
  }

  /// Clamps a range to the text without dividing a surrogate pair.
  private func wholePairs(_ range: NSRange) -> NSRange {
    let text = self.text as NSString
    let range = range.clamped(toLength: text.length)
    var (start, end) = (range.location, NSMaxRange(range))
    func divides(_ place: Int) -> Bool {
      place > 0 && place < text.length && UTF16.isTrailSurrogate(text.character(at: place))
        && UTF16.isLeadSurrogate(text.character(at: place - 1))
    }
    let isEmpty = start == end
    if divides(start) { start -= 1 }
    if isEmpty { end = start } else if divides(end) { end += 1 }
    return NSRange(location: start, length: end - start)
  }

  // MARK: Internals

  /// The fixed end of the selection when it is extended.
  private var anchor = 0
  /// The moving end of the selection.
  package var head: Int {
    anchor == selection.location ? NSMaxRange(selection) : selection.location
  }
  /// The horizontal position kept by vertical motions, in points; nil for the caret's own.
  private var goal: CGFloat?
  /// The last change, into which the next one may be merged.
  private var lastEdit: TextEdit?
  private var hasChanges = false
  /// Whether the editor itself is changing the storage.
  private var isChanging = false
  /// The text replaced by the marked text.
  private var markedOriginal: NSAttributedString?

  private func finishMarking() { (marked, markedOriginal) = (nil, nil) }

  /// Returns a text with the typing attributes at a range.
  func styled(_ text: String, at range: NSRange) -> NSAttributedString {
    let place = range.length > 0 ? range.location : range.location - 1
    let around =
      place >= 0 && place < content.length
      ? content.attributes(at: place, effectiveRange: nil) : [:]
    let attributes =
      typingAttributes ?? host?.typingAttributes(at: range)
      ?? around.filter { $0.key != .attachment }
    return NSAttributedString(string: text, attributes: attributes)
  }

  private func replaceCharacters(_ string: NSAttributedString, in range: NSRange) {
    change { storage.replaceCharacters(in: range, with: string) }
  }

  /// Changes the storage without adapting the selection.
  private func change(_ body: () -> Void) {
    let wasChanging = isChanging
    isChanging = true
    body()
    isChanging = wasChanging
  }

  /// Returns the caret after new text, past a combining mark that joins its last character
  /// (TextViews.TV13).
  private func caret(after range: NSRange) -> NSRange {
    let place = NSMaxRange(range)
    let found = wholeCharacters(NSRange(location: place, length: 0)).location
    guard found < place else { return NSRange(location: place, length: 0) }
    return NSRange(location: units.characterEnd(found), length: 0)
  }

  /// Replaces a range as an undoable change.
  package func replace(
    _ range: NSRange, with text: NSAttributedString, old: NSAttributedString,
    kind: TextEdit.Kind, name: String
  ) {
    replaceCharacters(text, in: range)
    let new = NSRange(location: range.location, length: text.length)
    selection = caret(after: new)
    (anchor, isAtLineEnd, goal) = (selection.location, false, nil)
    if !mergeIntoLastEdit(new, old, kind) {
      registerUndo(TextEdit(new, old: old, kind), name: name)
    }
    host?.selectionWasChanged()
    host?.textWasEdited()
  }

  /// Merges a change into the previous one, and returns whether that was possible
  /// (TextFields.TF24).
  private func mergeIntoLastEdit(_ new: NSRange, _ old: NSAttributedString, _ kind: TextEdit.Kind)
    -> Bool
  {
    guard let lastEdit, lastEdit.kind == kind, undoManager.canUndo else { return false }
    switch kind {
    case .typing where old.length == 0 && NSMaxRange(lastEdit.range) == new.location:
      lastEdit.range.length += new.length
    case .deleting where new.location + old.length == lastEdit.range.location:
      let whole = NSMutableAttributedString(attributedString: old)
      whole.append(lastEdit.old)
      lastEdit.old = NSAttributedString(attributedString: whole)
      lastEdit.range = new
    default: return false
    }
    return true
  }

  private func registerUndo(_ change: TextEdit, name: String) {
    lastEdit = change.kind == .other ? nil : change
    hasChanges = true
    undoManager.registerUndo(withTarget: self) { editor in editor.undo(change, name) }
    undoManager.setActionName(name)
  }

  /// Undoes a change, and registers the inverse change.
  private func undo(_ change: TextEdit, _ name: String) {
    discardMarkedText()
    // The delegate may change the text.
    guard NSMaxRange(change.range) <= length,
      host?.allowsChange(change.range, to: change.old.string) ?? true,
      NSMaxRange(change.range) <= length
    else { return }
    let written = content.attributedSubstring(from: change.range)
    replaceCharacters(change.old, in: change.range)
    let range = NSRange(location: change.range.location, length: change.old.length)
    selection = caret(after: range)
    (anchor, isAtLineEnd, goal) = (selection.location, false, nil)
    registerUndo(TextEdit(range, old: written, .other), name: name)
    host?.selectionWasChanged()
    host?.textWasEdited()
  }

  /// Returns the target of a motion, whether it is at a line end, and the horizontal position to
  /// keep.
  private func target(
    _ motion: CaretMotion, from place: Int, _ host: any TextEditorHost
  ) -> (place: Int, isAtEnd: Bool, goal: CGFloat?) {
    let isFromRight = host.isRightToLeft
    let geometry = host.caretGeometry
    switch motion {
    case .left, .right:
      let isRight = motion == .right
      let next =
        geometry.neighbor(of: place, isRight: isRight)
        ?? (isRight != isFromRight ? units.characterEnd(place) : units.characterStart(place))
      return (next, false, nil)
    case .wordLeft, .wordRight:
      let isOn = (motion == .wordRight) != isFromRight
      return (isOn ? units.nextWordEnd(place) : units.previousWordStart(place), false, nil)
    case .textStart: return (0, false, nil)
    case .textEnd: return (length, false, nil)
    case .lineStart, .lineEnd:
      guard let line = geometry.lineEnds(of: place, isAtEnd: isAtLineEnd) else {
        return (place, false, nil)
      }
      let isStart = motion == .lineStart
      return (isStart ? line.start : line.end, !isStart && line.isBroken, nil)
    case .up, .down:
      let isUp = motion == .up
      let x = goal ?? geometry.caret(place, isAtEnd: isAtLineEnd).minX
      let found = geometry.vertical(from: place, isAtEnd: isAtLineEnd, isUp: isUp, x: x)
      guard let found else { return (isUp ? 0 : length, false, nil) }
      return (found.place, found.isAtEnd, x)
    }
  }
}

extension CaretMotion {
  /// Whether the motion leads toward the start of the text.
  fileprivate var isBack: Bool {
    switch self {
    case .left, .up, .wordLeft, .lineStart, .textStart: true
    case .right, .down, .wordRight, .lineEnd, .textEnd: false
    }
  }
}
