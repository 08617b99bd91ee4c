/// The content of a note.
open class INNoteContent: NSObject, @unchecked Sendable {
  // Without mutable state.

  /// Creates a content without text.
  public override init() { super.init() }
}
