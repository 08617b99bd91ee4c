/// The beginning of a call to somebody.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class CXStartCallAction: CXCallAction, @unchecked Sendable {
  /// The address of the other side.
  open var handle: CXHandle
  /// The identifier of the other side's contact.
  open var contactIdentifier: String?
  /// Whether the call has pictures.
  open var isVideo = false

  /// Creates an action for a call.
  public init(call callUUID: UUID, handle: CXHandle) {
    self.handle = handle
    super.init(call: callUUID)
  }

  /// Tells that it was done, and when; the date is not kept, as there is no list of calls.
  open func fulfill(withDateStarted dateStarted: Date) { fulfill() }

  /// Reads an action from an archive.
  public required init?(coder: NSCoder) {
    guard let handle = coder.decodeObject(of: CXHandle.self, forKey: "handle") else { return nil }
    self.handle = handle
    contactIdentifier = coder.archivedString(forKey: "contactIdentifier")
    isVideo = coder.decodeBool(forKey: "video")
    super.init(coder: coder)
  }

  /// Writes the action to an archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(handle, forKey: "handle")
    ActionArchive.encode(contactIdentifier, coder, "contactIdentifier")
    coder.encode(isVideo, forKey: "video")
  }
}
