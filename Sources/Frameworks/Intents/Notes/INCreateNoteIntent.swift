/// A request to create a note.
open class INCreateNoteIntent: INIntent, @unchecked Sendable {
  /// Creates an intent.
  public convenience init(
    title: INSpeakableString?, content: INNoteContent?, groupName: INSpeakableString?
  ) {
    self.init(values: [
      "title": title as Any, "content": content as Any, "groupName": groupName as Any,
    ])
  }

  /// The title.
  open var title: INSpeakableString? { value("title") }
  /// The content.
  open var content: INNoteContent? { value("content") }
  /// The name of the folder.
  open var groupName: INSpeakableString? { value("groupName") }

  override func copyOfKind() -> INIntent { INCreateNoteIntent(values: values) }
}
