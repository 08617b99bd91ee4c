/// A selection of former calls.
open class INCallRecordFilter: NSObject, NSCopying, @unchecked Sendable {
  // Without mutable state.

  /// Creates a value.
  public init(
    participants: [INPerson]?, callTypes: INCallRecordTypeOptions, callCapability: INCallCapability
  ) {
    self.participants = participants
    self.callTypes = callTypes
    self.callCapability = callCapability
    super.init()
  }

  /// The people who took part.
  public let participants: [INPerson]?
  /// The kinds of former calls.
  public let callTypes: INCallRecordTypeOptions
  /// The kind of call.
  public let callCapability: INCallCapability

  /// Returns this object, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object has the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INCallRecordFilter else { return false }
    return participants == other.participants
      && callTypes == other.callTypes
      && callCapability == other.callCapability
  }

  /// A number that equal objects share.
  open override var hash: Int { participants.hashValue }
}
