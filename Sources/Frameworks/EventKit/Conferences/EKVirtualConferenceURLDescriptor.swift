/// A URL for joining a conference.
///
/// - Thread: any; nothing in it changes after its creation.
open class EKVirtualConferenceURLDescriptor: NSObject, @unchecked Sendable {
  /// The name for the user; `nil` for none.
  open private(set) var title: String?
  /// The address.
  open private(set) var url: URL

  /// Creates an address.
  public init(title: String?, url: URL) {
    (self.title, self.url) = (title, url)
    super.init()
  }
}
