internal import class Contacts.CNContact

/// A participant of an event; events on this phone have none (Calendars.PA1).
///
/// - Thread: any; nothing in it changes after its creation.
open class EKParticipant: EKObject, NSCopying, @unchecked Sendable {
  /// The address of the participant, mostly of an e-mail.
  open private(set) var url: URL
  /// The name; `nil` if unknown.
  open private(set) var name: String?
  /// The answer.
  open private(set) var participantStatus: EKParticipantStatus
  /// The role.
  open private(set) var participantRole: EKParticipantRole
  /// The type.
  open private(set) var participantType: EKParticipantType
  /// Whether the participant is the user of the phone.
  open private(set) var isCurrentUser: Bool

  /// A predicate for the contact of the participant: the one with the address or the name.
  open var contactPredicate: NSPredicate {
    guard url.scheme?.lowercased() == "mailto" else {
      return CNContact.predicateForContacts(matchingName: name ?? "")
    }
    let address = url.absoluteString.dropFirst("mailto:".count)
    return CNContact.predicateForContacts(
      matchingEmailAddress: address.removingPercentEncoding ?? String(address))
  }

  /// Creates a participant without an address, for tests that override its properties.
  public override init() {
    (url, name, isCurrentUser) = (URL(fileURLWithPath: "/"), nil, false)
    (participantStatus, participantRole, participantType) = (.unknown, .unknown, .unknown)
    super.init()
  }

  /// Creates a participant.
  package init(
    url: URL, name: String?, status: EKParticipantStatus = .unknown,
    role: EKParticipantRole = .unknown, type: EKParticipantType = .person,
    isCurrentUser: Bool = false
  ) {
    (self.url, self.name, self.isCurrentUser) = (url, name, isCurrentUser)
    (participantStatus, participantRole, participantType) = (status, role, type)
    super.init()
  }

  /// Returns the participant itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object is a participant with the same address.
  open override func isEqual(_ object: Any?) -> Bool { (object as? EKParticipant)?.url == url }
  /// The hash value.
  open override var hash: Int { url.hashValue }
}
