/// The content of a note.
open class INNoteContent: NSObject, @unchecked Sendable {
  // Without mutable state.

  /// Creates empty content.
  public override init() { super.init() }
}
