/// The starting of an outgoing call.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class CXStartCallAction: CXCallAction, @unchecked Sendable {
  /// The handle of the recipient.
  open var handle: CXHandle
  /// The identifier of the recipient's contact.
  open var contactIdentifier: String?
  /// Whether the call has video.
  open var isVideo = false

  /// Creates an action for a call.
  public init(call callUUID: UUID, handle: CXHandle) {
    self.handle = handle
    super.init(call: callUUID)
  }

  /// Fulfills the action; the date is ignored, because there is no list of recent calls.
  open func fulfill(withDateStarted dateStarted: Date) { fulfill() }

  /// Decodes an action.
  public required init?(coder: NSCoder) {
    guard let handle = coder.decodeObject(of: CXHandle.self, forKey: "handle") else { return nil }
    self.handle = handle
    contactIdentifier = coder.archivedString(forKey: "contactIdentifier")
    isVideo = coder.decodeBool(forKey: "video")
    super.init(coder: coder)
  }

  /// Encodes the action.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(handle, forKey: "handle")
    ActionArchive.encode(contactIdentifier, coder, "contactIdentifier")
    coder.encode(isVideo, forKey: "video")
  }
}
