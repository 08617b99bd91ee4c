/// A type of rooms for conferences.
///
/// - Thread: any; nothing in it changes after its creation.
open class EKVirtualConferenceRoomTypeDescriptor: NSObject, @unchecked Sendable {
  /// The name for the user.
  open private(set) var title: String
  /// The identifier.
  open private(set) var identifier: EKVirtualConferenceRoomTypeIdentifier

  /// Creates a type.
  public init(title: String, identifier: EKVirtualConferenceRoomTypeIdentifier) {
    (self.title, self.identifier) = (title, identifier)
    super.init()
  }
}
