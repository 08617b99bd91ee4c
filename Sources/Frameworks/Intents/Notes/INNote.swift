/// A note.
open class INNote: NSObject, NSCopying, @unchecked Sendable {
  // Without mutable state.

  /// Creates a note.
  public init(
    title: INSpeakableString, contents: [INNoteContent], groupName: INSpeakableString?,
    createdDateComponents: DateComponents?, modifiedDateComponents: DateComponents?,
    identifier: String?
  ) {
    self.title = title
    self.contents = contents
    self.groupName = groupName
    self.createdDateComponents = createdDateComponents
    self.modifiedDateComponents = modifiedDateComponents
    self.identifier = identifier
    super.init()
  }

  /// The title.
  public let title: INSpeakableString
  /// The contents.
  public let contents: [INNoteContent]
  /// The name of the folder.
  public let groupName: INSpeakableString?
  /// The creation date.
  public let createdDateComponents: DateComponents?
  /// The modification date.
  public let modifiedDateComponents: DateComponents?
  /// The identifier of the note.
  public let identifier: String?

  /// Returns the object itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object has the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INNote else { return false }
    return title == other.title
      && contents == other.contents
      && groupName == other.groupName
      && createdDateComponents == other.createdDateComponents
      && modifiedDateComponents == other.modifiedDateComponents
      && identifier == other.identifier
  }

  /// The hash of the title.
  open override var hash: Int { title.hashValue }
}
