/// A position in an editor's text, as an offset in UTF-16 units.
package final class EditorTextPosition: UITextPosition {
  package let offset: Int

  package init(_ offset: Int) { self.offset = offset }

  package nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? EditorTextPosition)?.offset == offset
  }

  package nonisolated override var hash: Int { offset }
}
