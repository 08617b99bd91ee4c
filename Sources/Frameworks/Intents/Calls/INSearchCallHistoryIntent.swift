/// A request to search the call history.
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

  /// The range of dates of the calls.
  open var dateCreated: INDateComponentsRange? { value("dateCreated") }
  /// The called person.
  open var recipient: INPerson? { value("recipient") }
  /// The media of the calls.
  open var callCapabilities: INCallCapabilityOptions { value("callCapabilities") ?? [] }
  /// The kinds of call records.
  open var callTypes: INCallRecordTypeOptions { value("callTypes") ?? [] }
  /// Whether the user has not seen the calls.
  open var unseen: Bool? { value("unseen") }

  override func copyOfKind() -> INIntent { INSearchCallHistoryIntent(values: values) }
}
