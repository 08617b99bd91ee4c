/// The content of a note.
open class INNoteContent: NSObject, @unchecked Sendable {
  // Without mutable state.

  override init() { super.init() }
}
