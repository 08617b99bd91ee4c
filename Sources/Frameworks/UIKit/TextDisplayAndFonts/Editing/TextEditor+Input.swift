// Places and parts of the text in the words of `UITextInput`.
extension TextEditor {
  /// The units before a place; of one that is another's, 0.
  func place(_ position: UITextPosition) -> Int {
    min(max(0, (position as? TextPlace)?.offset ?? 0), length)
  }

  /// The units of a part, as far as there are any.
  func range(_ range: UITextRange) -> NSRange {
    let (start, end) = (place(range.start), place(range.end))
    return NSRange(location: min(start, end), length: abs(end - start))
  }

  /// The part between two places.
  func part(_ one: UITextPosition, _ other: UITextPosition) -> UITextRange {
    let (one, other) = (place(one), place(other))
    return TextPart(NSRange(location: min(one, other), length: abs(one - other)))
  }

  /// The place so many units further on; nil where that is not in the text.
  func position(_ position: UITextPosition, _ offset: Int) -> UITextPosition? {
    let (sum, isTooFar) = place(position).addingReportingOverflow(offset)
    return !isTooFar && (0...length).contains(sum) ? TextPlace(sum) : nil
  }

  /// The place so many letters in a direction; nil where that is not in the text.
  func position(
    _ position: UITextPosition, _ direction: UITextLayoutDirection, _ offset: Int
  ) -> UITextPosition? {
    var place = place(position)
    let isBack = isBack(direction) != (offset < 0)
    for _ in 0..<min(offset.magnitude, UInt(length) + 1) {
      let next = isBack ? units.beforeLetter(place) : units.afterLetter(place)
      guard next != place else { return nil }
      place = next
    }
    return TextPlace(place)
  }

  /// Which of two places comes first.
  func compare(_ one: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
    let (one, other) = (place(one), place(other))
    return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
  }

  /// Whether a direction leads towards the beginning of a line as it is read.
  func isBack(_ direction: UITextLayoutDirection) -> Bool {
    let isFromRight = text.isReadFromRight ?? host?.isReadFromRight ?? false
    switch direction {
    case .left: return !isFromRight
    case .right: return isFromRight
    case .up: return true
    case .down: return false
    }
  }
}
