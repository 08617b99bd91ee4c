/// A part of a text of ours, in units of UTF-16.
final class TextPart: UITextRange {
  let range: NSRange

  init(_ range: NSRange) { self.range = range }

  override var isEmpty: Bool { range.length == 0 }
  override var start: UITextPosition { TextPlace(range.location) }
  override var end: UITextPosition { TextPlace(NSMaxRange(range)) }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextPart)?.range == range
  }

  nonisolated override var hash: Int { range.location ^ range.length << 16 }
}
