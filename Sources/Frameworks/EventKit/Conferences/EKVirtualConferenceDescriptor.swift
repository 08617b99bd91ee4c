/// A conference.
///
/// - Thread: any; nothing in it changes after its creation.
open class EKVirtualConferenceDescriptor: NSObject, @unchecked Sendable {
  /// The name for the user; `nil` for none.
  open private(set) var title: String?
  /// The URLs for joining.
  open private(set) var urlDescriptors: [EKVirtualConferenceURLDescriptor]
  /// Details for the user; `nil` for none.
  open private(set) var conferenceDetails: String?

  /// Creates a conference.
  public init(
    title: String?, urlDescriptors: [EKVirtualConferenceURLDescriptor], conferenceDetails: String?
  ) {
    (self.title, self.urlDescriptors) = (title, urlDescriptors)
    self.conferenceDetails = conferenceDetails
    super.init()
  }
}
