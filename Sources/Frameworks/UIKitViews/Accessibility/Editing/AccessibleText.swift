import TactusPhoneLink
import TactusThreads
import TactusVoiceOver

/// The text of an element, which VoiceOver reads in parts and edits.
///
/// Reading and editing are described in VoiceOver.RT8 and VoiceOver.ED1…, in
/// `Documentation/Behaviour/VoiceOver.md`.
@MainActor
struct AccessibleText {
  /// Creates the text of an element; `nil` if it is not a text input.
  init?(_ object: AccessibleObject) {
    guard let input = object as? any UIResponder & UITextInput else { return nil }
    self.input = input
  }

  // MARK: Observing

  /// The selection while the text is edited, or selected without being editable; `nil` otherwise.
  var selection: TextSpan? { input.isFirstResponder ? selected.map { span($0) } : nil }

  /// The editing commands currently possible; none while the text is not edited.
  var commands: [TextCommand] {
    guard input.isFirstResponder else { return [] }
    return TextCommand.allCases.filter {
      input.canPerformAction($0.selector, withSender: nil)
    }
  }

  /// Returns a range of the text; `nil` if it is not a range of this text.
  func span(_ range: UITextRange) -> TextSpan? {
    let (start, end) = (place(range.start), place(range.end))
    guard start >= 0, end >= start else { return nil }
    return span(NSRange(location: start, length: end - start))
  }

  // MARK: Editing

  /// Performs an editing command, and returns the inserted text; `nil` if it is not possible.
  func perform(_ command: TextCommand) -> TextSpan? {
    guard commands.contains(command), let before = selected else { return nil }
    _ = input.performStandardEdit(command.selector, nil)
    guard command == .paste, let after = selected else { return span(before) }
    let length = max(NSMaxRange(after) - before.location, 0)
    return span(NSRange(location: before.location, length: length))
  }

  /// Moves the insertion point, and returns the text that it passed; `nil` at the end of the text.
  func move(_ motion: TextMotion) -> TextSpan? {
    guard input.isFirstResponder, let old = selected else { return nil }
    let isBack = motion.order == .previous
    let known = Self.anchors.value
    let anchor: Int
    if motion.extends {
      let continues = known.object === input && known.selection == old
      anchor = continues ? known.anchor : isBack ? NSMaxRange(old) : old.location
    } else {
      anchor = isBack ? NSMaxRange(old) : old.location
    }
    let head = anchor == old.location ? NSMaxRange(old) : old.location
    guard let target = target(of: motion.unit, from: head, isBack: isBack) else { return nil }
    let start = motion.extends ? min(anchor, target) : target
    let new = NSRange(location: start, length: motion.extends ? abs(target - anchor) : 0)
    guard let range = range(new) else { return nil }
    input.selectedTextRange = range
    Self.anchors.value = SelectionAnchor(object: input, anchor: anchor, selection: selected)
    return span(NSRange(location: min(head, target), length: abs(target - head)))
  }

  // MARK: Internals

  /// The fixed end of a selection that is being extended.
  private struct SelectionAnchor {
    weak var object: UIResponder?
    var anchor = 0
    var selection: NSRange?
  }

  private static let anchors = ContextLocal(SelectionAnchor())

  private let input: any UIResponder & UITextInput

  private var selected: NSRange? {
    guard let range = input.selectedTextRange else { return nil }
    let (start, end) = (place(range.start), place(range.end))
    return start >= 0 && end >= start ? NSRange(location: start, length: end - start) : nil
  }

  private var wholeText: String {
    let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    return all.flatMap { input.text(in: $0) } ?? ""
  }

  private func place(_ position: UITextPosition) -> Int {
    input.offset(from: input.beginningOfDocument, to: position)
  }

  private func range(_ range: NSRange) -> UITextRange? {
    guard
      let start = input.position(from: input.beginningOfDocument, offset: range.location),
      let end = input.position(from: start, offset: range.length)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  /// Returns a range with the beginning of its text; for secure text, as many dots (VoiceOver.SP6).
  private func span(_ part: NSRange) -> TextSpan {
    let text = range(part).flatMap { input.text(in: $0) } ?? ""
    let isSecret =
      (input as? EditableControl)?.isSecureTextEntry
      ?? (input as? any TextShowing)?.isSecureTextEntry ?? false
    let beginning = String(text.prefix(VoiceOverConstants.maximumCharacters))
    return TextSpan(
      start: part.location, length: part.length,
      text: isSecret ? String(repeating: "•", count: beginning.count) : beginning)
  }

  /// Returns the target of a movement; `nil` at the end of the text (VoiceOver.ED2).
  private func target(of unit: TextMotion.Unit, from place: Int, isBack: Bool) -> Int? {
    let text = wholeText
    let units = TextUnits(text)
    guard isBack ? place > 0 : place < units.text.length else { return nil }
    switch unit {
    case .character: return isBack ? units.characterStart(place) : units.characterEnd(place)
    case .word:
      // Both directions lead to the end of a word.
      guard isBack else { return units.nextWordEnd(place) }
      return units.words.map(NSMaxRange).last { $0 < place } ?? 0
    case .document: return isBack ? 0 : units.text.length
    case .line:
      let start = input.position(from: input.beginningOfDocument, offset: place)
      let boundary = start.flatMap {
        input.tokenizer.position(
          from: $0, toBoundary: .line, inDirection: .storage(isBack ? .backward : .forward))
      }
      return boundary.map { self.place($0) } ?? (isBack ? 0 : units.text.length)
    }
  }
}

extension TextCommand {
  /// The action of the responder that performs the command.
  fileprivate var selector: Selector {
    switch self {
    case .select: Selector("select:")
    case .selectAll: Selector("selectAll:")
    case .cut: Selector("cut:")
    case .copy: Selector("copy:")
    case .paste: Selector("paste:")
    }
  }
}
