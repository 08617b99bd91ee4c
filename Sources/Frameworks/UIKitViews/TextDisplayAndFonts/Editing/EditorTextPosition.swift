/// A position in an editor's text, as an offset in UTF-16 units.
final class EditorTextPosition: UITextPosition {
  package let offset: Int

  init(_ offset: Int) { self.offset = offset }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? EditorTextPosition)?.offset == offset
  }

  nonisolated override var hash: Int { offset }
}
