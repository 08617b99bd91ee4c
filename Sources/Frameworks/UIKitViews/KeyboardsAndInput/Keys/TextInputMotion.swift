/// Insertion point motions by keys, in text inputs implemented by apps (TextFields.TF26).
@MainActor
final class TextInputMotion {
  /// Moves the insertion point, or the end of a selection that a Shift key motion moved before.
  func move(_ motion: CaretMotion, in input: any UIResponder & UITextInput, extends: Bool) {
    guard let range = input.selectedTextRange else { return }
    if !extends, !range.isEmpty, motion == .left || motion == .right {
      let end = motion == .left ? range.start : range.end
      return select(input.textRange(from: end, to: end), in: input, anchor: nil)
    }
    let anchor = anchor(of: range, in: input, towards: motion)
    let isAtStart = input.compare(anchor, to: range.end) == .orderedSame
    guard let place = place(motion, from: isAtStart ? range.start : range.end, in: input) else {
      return
    }
    guard extends else {
      return select(input.textRange(from: place, to: place), in: input, anchor: nil)
    }
    let isBack = input.compare(place, to: anchor) == .orderedAscending
    let new = input.textRange(from: isBack ? place : anchor, to: isBack ? anchor : place)
    select(new, in: input, anchor: anchor)
  }

  /// Deletes the selection, or the text up to the target of a motion.
  func delete(_ motion: CaretMotion, in input: any UIResponder & UITextInput) {
    guard var range = input.selectedTextRange else { return }
    if range.isEmpty {
      guard let place = place(motion, from: range.start, in: input) else { return }
      let isBack = input.compare(place, to: range.start) == .orderedAscending
      let new = input.textRange(
        from: isBack ? place : range.start, to: isBack ? range.start : place)
      guard let new else { return }
      range = new
    }
    if !range.isEmpty, input.shouldChangeText(in: range, replacementText: "") {
      input.replace(range, withText: "")
    }
  }

  // MARK: Internals

  private weak var input: (any UIResponder & UITextInput)?
  /// The anchor, and the selection made by a key, as offsets.
  private var anchor = 0, selected = 0..<0

  /// Returns the anchor of the selection.
  private func anchor(
    of range: UITextRange, in input: any UIResponder & UITextInput, towards motion: CaretMotion
  ) -> UITextPosition {
    if self.input === input, offsets(of: range, in: input) == selected {
      return anchor == selected.upperBound ? range.end : range.start
    }
    let isBack = [CaretMotion.left, .up, .wordLeft, .lineStart, .textStart].contains(motion)
    return isBack ? range.end : range.start
  }

  private func select(
    _ range: UITextRange?, in input: any UIResponder & UITextInput, anchor: UITextPosition?
  ) {
    guard let range else { return }
    input.selectedTextRange = range
    self.input = input
    selected = offsets(of: range, in: input)
    self.anchor =
      anchor.map { input.offset(from: input.beginningOfDocument, to: $0) } ?? selected.lowerBound
    // The input need not notify its delegate of keyboard changes.
    input.notifyTextInteractions()
  }

  private func offsets(of range: UITextRange, in input: any UITextInput) -> Range<Int> {
    let start = input.offset(from: input.beginningOfDocument, to: range.start)
    return start..<max(start, input.offset(from: input.beginningOfDocument, to: range.end))
  }

  /// Returns the target of a motion; nil for none.
  private func place(
    _ motion: CaretMotion, from start: UITextPosition, in input: any UITextInput
  ) -> UITextPosition? {
    func boundary(_ unit: UITextGranularity, _ end: UITextPosition, _ isForward: Bool)
      -> UITextPosition
    {
      let direction = UITextDirection.storage(isForward ? .forward : .backward)
      return input.tokenizer.position(from: start, toBoundary: unit, inDirection: direction) ?? end
    }
    let (begin, end) = (input.beginningOfDocument, input.endOfDocument)
    switch motion {
    case .left: return input.position(from: start, in: .left, offset: 1)
    case .right: return input.position(from: start, in: .right, offset: 1)
    case .up: return input.position(from: start, in: .up, offset: 1)
    case .down: return input.position(from: start, in: .down, offset: 1)
    case .wordLeft: return boundary(.word, begin, false)
    case .wordRight: return boundary(.word, end, true)
    case .lineStart:
      let isAtStart = input.tokenizer.isPosition(
        start, atBoundary: .line, inDirection: .storage(.backward))
      return isAtStart ? start : boundary(.line, begin, false)
    case .lineEnd: return lineEnd(from: start, in: input, boundary(.line, end, true))
    case .textStart: return begin
    case .textEnd: return end
    }
  }

  /// Returns the end of the line, before the separator that the tokenizer includes.
  private func lineEnd(
    from start: UITextPosition, in input: any UITextInput, _ boundary: UITextPosition
  ) -> UITextPosition {
    let next = input.position(from: start, offset: 1).flatMap {
      input.textRange(from: start, to: $0)
    }
    if next.flatMap({ input.text(in: $0) })?.last?.isNewline == true { return start }
    let rest = input.textRange(from: start, to: boundary).flatMap { input.text(in: $0) } ?? ""
    guard let separator = rest.last, separator.isNewline else { return boundary }
    return input.position(from: boundary, offset: -separator.utf16.count) ?? boundary
  }
}
