/// A text that is being written, with what is selected in it, and how to take it back.
///
/// Places are units of UTF-16. Steps TF16…TF24 are in `Documentation/Behaviour/TextFields.md`.
@MainActor
final class TextEditor: NSObject {
  /// What shows the text.
  weak var host: (any TextEditorHost)?

  /// The text, with what was said of single letters.
  private(set) var content = NSAttributedString(string: "")
  /// What is selected; of no length where only the caret is.
  private(set) var selection = NSRange(location: 0, length: 0)
  /// What has been written for the time being.
  private(set) var marked: NSRange?
  /// Whether the caret is at the end of a line rather than at the beginning of the next.
  private(set) var isAtLineEnd = false
  /// What is said of letters that are written next; nil for what is said of those around them.
  var typingAttributes: [NSAttributedString.Key: Any]?
  /// Who remembers what was written.
  private(set) lazy var undoManager = UndoManager()

  var text: String { content.string }
  var length: Int { content.length }
  var units: TextUnits { TextUnits(text) }

  // MARK: By the app

  /// Makes it another text; the caret is at its end, and nothing can be taken back (TF24).
  func setContent(_ new: NSAttributedString) {
    (content, marked, typingAttributes) = (new, nil, nil)
    forgetChanges()
    selection = NSRange(location: new.length, length: 0)
    (anchor, isAtLineEnd, goal) = (new.length, false, nil)
  }

  /// Changes what is said of letters, and not which there are.
  func restyle(_ new: NSAttributedString) { if new.length == content.length { content = new } }

  /// Takes back what remembers changes, with all that it remembers.
  func forgetChanges() {
    run = nil
    if hasChanges { undoManager.removeAllActions() }
    hasChanges = false
  }

  // MARK: Selecting

  /// Selects a part, as much of it as there is.
  ///
  /// - Parameters:
  ///   - range: The part.
  ///   - anchor: The end that stays where it is when more is selected; the beginning unless it is said.
  ///   - isAtLineEnd: Whether a caret is at the end of a line rather than at the beginning of the next.
  func select(_ range: NSRange, anchor: Int? = nil, isAtLineEnd: Bool = false) {
    let start = min(max(0, range.location), length)
    let end = min(max(start, NSMaxRange(range)), length)
    let new = NSRange(location: start, length: end - start)
    self.anchor = anchor.map { min(max(0, $0), length) } ?? start
    goal = nil
    run = nil
    guard new != selection || isAtLineEnd != self.isAtLineEnd else { return }
    (selection, self.isAtLineEnd) = (new, isAtLineEnd)
    host?.selectionWasChanged()
  }

  /// Moves the caret, or the end of what is selected that is not held (TF21).
  func move(_ motion: TextMotion, extends: Bool) {
    guard let host else { return }
    if !extends, selection.length > 0, motion == .left || motion == .right {
      // The caret goes to the end of what was selected.
      let ends = [selection.location, NSMaxRange(selection)]
      let isRight = motion == .right
      let place = ends[isRight != host.isReadFromRight ? 1 : 0]
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

  // MARK: Writing

  /// Writes something in place of what is selected, or of what was written for the time being.
  func insert(_ text: String, kind: TextChange.Kind = .typing) {
    let range = marked ?? selection
    let old = markedOriginal ?? content.attributedSubstring(from: range)
    let name = kind == .other ? "Paste" : "Typing"
    finishMarking()
    replace(range, with: text, old: old, kind: kind, name: name)
  }

  /// What is taken away where something is deleted in a direction.
  func rangeToDelete(_ motion: TextMotion) -> NSRange {
    if selection.length > 0 { return selection }
    let caret = selection.location
    let other =
      switch motion {
      case .left: units.beforeLetter(caret)
      case .right: units.afterLetter(caret)
      case .wordLeft: units.beforeWord(caret)
      case .wordRight: units.afterWord(caret)
      case .lineStart, .textStart, .up: host.map { target(.lineStart, from: caret, $0).place } ?? 0
      case .lineEnd, .textEnd, .down:
        host.map { target(.lineEnd, from: caret, $0).place } ?? length
      }
    return NSRange(location: min(caret, other), length: abs(caret - other))
  }

  /// Takes a part away.
  func delete(_ range: NSRange, name: String = "Typing") {
    guard range.length > 0 else { return }
    let old = content.attributedSubstring(from: range)
    finishMarking()
    replace(range, with: "", old: old, kind: name == "Typing" ? .deleting : .other, name: name)
  }

  /// Writes something in place of a part, as the app or an input method wants it.
  func replace(_ range: NSRange, with text: String) {
    let start = min(max(0, range.location), length)
    let range = NSRange(location: start, length: min(max(start, NSMaxRange(range)), length) - start)
    finishMarking()
    let old = content.attributedSubstring(from: range)
    replace(range, with: text, old: old, kind: .other, name: "Typing")
  }

  // MARK: For the time being

  /// Writes something for the time being, and selects a part of it (TF23).
  func mark(_ text: String, selected: NSRange) {
    let range = marked ?? selection
    if markedOriginal == nil { markedOriginal = content.attributedSubstring(from: range) }
    run = nil
    put(text, in: range)
    let new = NSRange(location: range.location, length: (text as NSString).length)
    marked = new.length > 0 ? new : nil
    let inside = NSIntersectionRange(selected, NSRange(location: 0, length: new.length))
    let start = min(selected.location, new.length)
    selection = NSRange(location: new.location + start, length: inside.length)
    (anchor, isAtLineEnd, goal) = (selection.location, false, nil)
    if new.length == 0 { markedOriginal = nil }
    host?.selectionWasChanged()
    host?.textWasEdited()
  }

  /// Has what was written for the time being stay.
  func unmark() {
    guard let range = marked, let old = markedOriginal else { return }
    finishMarking()
    remember(TextChange(range, old: old, .other), name: "Typing")
    host?.selectionWasChanged()
  }

  // MARK: Internals

  /// The end of what is selected that stays where it is when more is selected.
  private var anchor = 0
  /// The other end.
  private var head: Int {
    anchor == selection.location ? NSMaxRange(selection) : selection.location
  }
  /// How far from the left a caret was that goes up and down, in points.
  private var goal: CGFloat?
  /// What goes on being written.
  private var run: TextChange?
  private var hasChanges = false
  /// What was there before something was written for the time being.
  private var markedOriginal: NSAttributedString?

  private func finishMarking() { (marked, markedOriginal) = (nil, nil) }

  private func put(_ text: String, in range: NSRange) {
    let place = range.length > 0 ? range.location : range.location - 1
    let around =
      place >= 0 && place < content.length
      ? content.attributes(at: place, effectiveRange: nil) : [:]
    let said = typingAttributes ?? around.filter { $0.key != .attachment }
    put(NSAttributedString(string: text, attributes: said), in: range)
  }

  /// Foundation's own way to replace letters crashes where strings of no length meet.
  private func put(_ string: NSAttributedString, in range: NSRange) {
    let end = NSMaxRange(range)
    let parts = [
      content.attributedSubstring(from: NSRange(location: 0, length: range.location)), string,
      content.attributedSubstring(from: NSRange(location: end, length: length - end)),
    ]
    let new = NSMutableAttributedString(string: "")
    for part in parts where part.length > 0 { new.append(part) }
    content = NSAttributedString(attributedString: new)
  }

  private func replace(
    _ range: NSRange, with text: String, old: NSAttributedString, kind: TextChange.Kind,
    name: String
  ) {
    put(text, in: range)
    let new = NSRange(location: range.location, length: (text as NSString).length)
    selection = NSRange(location: NSMaxRange(new), length: 0)
    (anchor, isAtLineEnd, goal) = (selection.location, false, nil)
    if !goOn(new, old, kind) { remember(TextChange(new, old: old, kind), name: name) }
    host?.selectionWasChanged()
    host?.textWasEdited()
  }

  /// TF24: lets what was written belong to what was written before it.
  private func goOn(_ new: NSRange, _ old: NSAttributedString, _ kind: TextChange.Kind) -> Bool {
    guard let run, run.kind == kind, undoManager.canUndo else { return false }
    switch kind {
    case .typing where old.length == 0 && NSMaxRange(run.range) == new.location:
      run.range.length += new.length
    case .deleting where new.location + old.length == run.range.location:
      let whole = NSMutableAttributedString(attributedString: old)
      whole.append(run.old)
      run.old = NSAttributedString(attributedString: whole)
      run.range = new
    default: return false
    }
    return true
  }

  private func remember(_ change: TextChange, name: String) {
    run = change.kind == .other ? nil : change
    hasChanges = true
    undoManager.registerUndo(withTarget: self) { editor in editor.takeBack(change, name) }
    undoManager.setActionName(name)
  }

  /// Puts back what was there; that can be taken back as well.
  private func takeBack(_ change: TextChange, _ name: String) {
    guard NSMaxRange(change.range) <= length,
      host?.mayChange(change.range, to: change.old.string) ?? true
    else { return }
    let written = content.attributedSubstring(from: change.range)
    put(change.old, in: change.range)
    finishMarking()
    let range = NSRange(location: change.range.location, length: change.old.length)
    selection = NSRange(location: NSMaxRange(range), length: 0)
    (anchor, isAtLineEnd, goal) = (selection.location, false, nil)
    remember(TextChange(range, old: written, .other), name: name)
    host?.selectionWasChanged()
    host?.textWasEdited()
  }

  /// Where a motion leads to, whether at the end of a line, and how far from the left it is to stay.
  private func target(
    _ motion: TextMotion, from place: Int, _ host: any TextEditorHost
  ) -> (place: Int, isAtEnd: Bool, goal: CGFloat?) {
    let isFromRight = host.isReadFromRight
    let geometry = host.geometry
    switch motion {
    case .left, .right:
      let isRight = motion == .right
      let next =
        geometry.neighbour(of: place, isRight: isRight)
        ?? (isRight != isFromRight ? units.afterLetter(place) : units.beforeLetter(place))
      return (next, false, nil)
    case .wordLeft, .wordRight:
      let isOn = (motion == .wordRight) != isFromRight
      return (isOn ? units.afterWord(place) : units.beforeWord(place), false, nil)
    case .textStart: return (0, false, nil)
    case .textEnd: return (length, false, nil)
    case .lineStart, .lineEnd:
      guard !geometry.lines.isEmpty else { return (place, false, nil) }
      let line = geometry.lines[geometry.line(of: place, isAtEnd: isAtLineEnd)]
      let stop = motion == .lineStart ? line.stops.first : line.stops.last
      return (stop?.place ?? place, motion == .lineEnd && line.isBroken, nil)
    case .up, .down:
      guard !geometry.lines.isEmpty else { return (place, false, nil) }
      let index = geometry.line(of: place, isAtEnd: isAtLineEnd)
      let x = goal ?? geometry.caret(place, isAtEnd: isAtLineEnd).minX
      let next = index + (motion == .up ? -1 : 1)
      guard geometry.lines.indices.contains(next) else {
        return (motion == .up ? 0 : length, false, nil)
      }
      let found = geometry.place(at: CGPoint(x: x, y: geometry.lines[next].frame.midY))
      return (found.place, found.isAtEnd, x)
    }
  }
}

extension TextMotion {
  /// Whether it leads towards the beginning.
  fileprivate var isBack: Bool {
    switch self {
    case .left, .up, .wordLeft, .lineStart, .textStart: true
    case .right, .down, .wordRight, .lineEnd, .textEnd: false
    }
  }
}
