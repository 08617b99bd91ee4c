/// A filter of the call history.
open class INCallRecordFilter: NSObject, NSCopying, @unchecked Sendable {
  // Without mutable state.

  /// Creates a filter.
  public init(
    participants: [INPerson]?, callTypes: INCallRecordTypeOptions, callCapability: INCallCapability
  ) {
    self.participants = participants
    self.callTypes = callTypes
    self.callCapability = callCapability
    super.init()
  }

  /// The participants.
  public let participants: [INPerson]?
  /// The kinds of call records.
  public let callTypes: INCallRecordTypeOptions
  /// The medium of the calls.
  public let callCapability: INCallCapability

  /// Returns the object itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object has the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INCallRecordFilter else { return false }
    return participants == other.participants
      && callTypes == other.callTypes
      && callCapability == other.callCapability
  }

  /// The hash of the participants.
  open override var hash: Int { participants.hashValue }
}
