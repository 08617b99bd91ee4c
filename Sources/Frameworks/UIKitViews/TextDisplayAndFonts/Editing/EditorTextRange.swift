/// A range of an editor's text, in UTF-16 units.
final class EditorTextRange: UITextRange {
  let range: NSRange

  init(_ range: NSRange) { self.range = range }

  override var isEmpty: Bool { range.length == 0 }
  override var start: UITextPosition { EditorTextPosition(range.location) }
  override var end: UITextPosition { EditorTextPosition(NSMaxRange(range)) }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? EditorTextRange)?.range == range
  }

  nonisolated override var hash: Int { range.location ^ range.length << 16 }
}
