/// An entry of the call history.
open class INCallRecord: NSObject, NSCopying, @unchecked Sendable {
  // Without mutable state.

  /// Creates a call record.
  public init(
    identifier: String, dateCreated: Date?, caller: INPerson?, callRecordType: INCallRecordType,
    callCapability: INCallCapability, callDuration: Double?, unseen: Bool?
  ) {
    self.identifier = identifier
    self.dateCreated = dateCreated
    self.caller = caller
    self.callRecordType = callRecordType
    self.callCapability = callCapability
    self.callDuration = callDuration
    self.unseen = unseen
    super.init()
  }

  /// The identifier of the call.
  public let identifier: String
  /// The date of the call.
  public let dateCreated: Date?
  /// The caller.
  public let caller: INPerson?
  /// The kind of call record.
  public let callRecordType: INCallRecordType
  /// The medium of the call.
  public let callCapability: INCallCapability
  /// The duration in seconds.
  public let callDuration: Double?
  /// Whether the user has not seen the call.
  public let unseen: Bool?

  /// Returns the object itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object has the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INCallRecord else { return false }
    return identifier == other.identifier
      && dateCreated == other.dateCreated
      && caller == other.caller
      && callRecordType == other.callRecordType
      && callCapability == other.callCapability
      && callDuration == other.callDuration
      && unseen == other.unseen
  }

  /// The hash of the identifier.
  open override var hash: Int { identifier.hashValue }
}
