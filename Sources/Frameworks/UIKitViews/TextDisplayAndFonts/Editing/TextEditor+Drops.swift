// Dropped text (TextSelection.TD3, TextSelection.TD4).
extension TextEditor {
  /// Moves a range to a place outside of it, as a single undoable change, and selects it.
  package func move(_ range: NSRange, to place: Int) {
    let (start, end) = (min(range.location, place), max(NSMaxRange(range), place))
    let whole = NSRange(location: start, length: end - start)
    let moved = content.attributedSubstring(from: range)
    let isForward = place > range.location
    let rest = content.attributedSubstring(
      from: isForward
        ? NSRange(location: NSMaxRange(range), length: place - NSMaxRange(range))
        : NSRange(location: place, length: range.location - place))
    let new = NSMutableAttributedString(attributedString: isForward ? rest : moved)
    new.append(isForward ? moved : rest)
    let target = isForward ? place - range.length : place
    change(whole, to: new, name: "Move")
    select(NSRange(location: target, length: moved.length))
  }

  /// Replaces a range with dropped text, and selects it.
  ///
  /// - Parameters:
  ///   - text: The attributed text; nil for the surrounding attributes.
  ///   - string: The characters.
  ///   - range: The range; empty for an insertion.
  package func drop(_ text: NSAttributedString?, _ string: String, at range: NSRange) {
    change(range, to: text ?? styled(string, at: range), name: "Drop")
    select(NSRange(location: range.location, length: (string as NSString).length))
  }

  /// Replaces the text in a range with attributed text.
  package func replace(_ range: UITextRange, withStyled text: NSAttributedString) {
    change(self.range(range), to: text, name: "Typing")
  }

  private func change(_ range: NSRange, to text: NSAttributedString, name: String) {
    unmark()
    replace(
      range, with: text, old: content.attributedSubstring(from: range), kind: .other, name: name)
  }
}
