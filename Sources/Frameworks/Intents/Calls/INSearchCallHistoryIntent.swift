/// A request to search for former calls.
open class INSearchCallHistoryIntent: INIntent, @unchecked Sendable {
  /// Creates an intent.
  public convenience init(
    dateCreated: INDateComponentsRange?, recipient: INPerson?,
    callCapabilities: INCallCapabilityOptions, callTypes: INCallRecordTypeOptions, unseen: Bool?
  ) {
    self.init(values: [
      "dateCreated": dateCreated as Any, "recipient": recipient as Any,
      "callCapabilities": callCapabilities, "callTypes": callTypes, "unseen": unseen as Any,
    ])
  }

  /// The range of dates.
  open var dateCreated: INDateComponentsRange? { value("dateCreated") }
  /// The people who were called.
  open var recipient: INPerson? { value("recipient") }
  /// The kinds of calls.
  open var callCapabilities: INCallCapabilityOptions { value("callCapabilities") ?? [] }
  /// The kinds of former calls.
  open var callTypes: INCallRecordTypeOptions { value("callTypes") ?? [] }
  /// Whether the user has not seen the calls.
  open var unseen: Bool? { value("unseen") }

  override func copyOfKind() -> INIntent { INSearchCallHistoryIntent(values: values) }
}
