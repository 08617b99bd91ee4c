/// The text of a note.
open class INTextNoteContent: INNoteContent, @unchecked Sendable {
  /// Creates a text.
  public init(text: String) {
    self.text = text
    super.init()
  }

  /// The text.
  public let text: String?

  /// Returns whether another object has the same text.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? INTextNoteContent).map { $0.text == text } ?? false
  }

  /// The hash of the text.
  open override var hash: Int { text.hashValue }
}
