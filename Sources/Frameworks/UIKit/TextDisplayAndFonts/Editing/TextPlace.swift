/// A place in a text of ours: how many units of UTF-16 are before it.
final class TextPlace: UITextPosition {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextPlace)?.offset == offset
  }

  nonisolated override var hash: Int { offset }
}
