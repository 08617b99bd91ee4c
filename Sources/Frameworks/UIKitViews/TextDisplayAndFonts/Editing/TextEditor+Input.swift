// Positions and ranges of `UITextInput` for an editor's text.
extension TextEditor {
  /// Returns the offset of a position; 0 for a position of another text input.
  package func place(_ position: UITextPosition) -> Int {
    min(max(0, (position as? EditorTextPosition)?.offset ?? 0), length)
  }

  /// Returns the offsets of a range, clamped to the text.
  package func range(_ range: UITextRange) -> NSRange {
    let (start, end) = (place(range.start), place(range.end))
    return NSRange(location: min(start, end), length: abs(end - start))
  }

  /// Returns the range between two positions.
  package func part(_ one: UITextPosition, _ other: UITextPosition) -> UITextRange {
    let (one, other) = (place(one), place(other))
    return EditorTextRange(NSRange(location: min(one, other), length: abs(one - other)))
  }

  /// Returns the position at an offset in units; nil if it is outside of the text.
  package func position(_ position: UITextPosition, _ offset: Int) -> UITextPosition? {
    let (sum, isTooFar) = place(position).addingReportingOverflow(offset)
    return !isTooFar && (0...length).contains(sum) ? EditorTextPosition(sum) : nil
  }

  /// Returns the position at a character offset in a layout direction; nil if it is outside of the
  /// text.
  package func position(
    _ position: UITextPosition, _ direction: UITextLayoutDirection, _ offset: Int
  ) -> UITextPosition? {
    var place = place(position)
    let isBack = isBack(direction) != (offset < 0)
    for _ in 0..<min(offset.magnitude, UInt(length) + 1) {
      let next = isBack ? units.characterStart(place) : units.characterEnd(place)
      guard next != place else { return nil }
      place = next
    }
    return EditorTextPosition(place)
  }

  /// Compares two positions.
  package func compare(_ one: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
    let (one, other) = (place(one), place(other))
    return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
  }

  /// Returns whether a layout direction leads toward the start of the text.
  package func isBack(_ direction: UITextLayoutDirection) -> Bool {
    let isFromRight = text.isRightToLeft ?? host?.isRightToLeft ?? false
    switch direction {
    case .left: return !isFromRight
    case .right: return isFromRight
    case .up: return true
    case .down: return false
    }
  }
}
