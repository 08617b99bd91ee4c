/// A range of an editor's text, in UTF-16 units.
package final class EditorTextRange: UITextRange {
  package let range: NSRange

  package init(_ range: NSRange) { self.range = range }

  package override var isEmpty: Bool { range.length == 0 }
  package override var start: UITextPosition { EditorTextPosition(range.location) }
  package override var end: UITextPosition { EditorTextPosition(NSMaxRange(range)) }

  package nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? EditorTextRange)?.range == range
  }

  package nonisolated override var hash: Int { range.location ^ range.length << 16 }
}
