/// A request to search for messages.
open class INSearchForMessagesIntent: INIntent, @unchecked Sendable {
  /// Creates an intent.
  public convenience init(
    recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?,
    attributes: INMessageAttributeOptions, dateTimeRange: INDateComponentsRange?,
    identifiers: [String]?, notificationIdentifiers: [String]?,
    speakableGroupNames: [INSpeakableString]?, conversationIdentifiers: [String]?
  ) {
    self.init(values: [
      "recipients": recipients as Any, "senders": senders as Any, "searchTerms": searchTerms as Any,
      "attributes": attributes, "dateTimeRange": dateTimeRange as Any,
      "identifiers": identifiers as Any, "notificationIdentifiers": notificationIdentifiers as Any,
      "speakableGroupNames": speakableGroupNames as Any,
      "conversationIdentifiers": conversationIdentifiers as Any,
    ])
  }

  /// The recipients.
  open var recipients: [INPerson]? { value("recipients") }
  /// The senders.
  open var senders: [INPerson]? { value("senders") }
  /// The search terms.
  open var searchTerms: [String]? { value("searchTerms") }
  /// The attributes.
  open var attributes: INMessageAttributeOptions { value("attributes") ?? [] }
  /// The range of dates.
  open var dateTimeRange: INDateComponentsRange? { value("dateTimeRange") }
  /// The identifiers of messages.
  open var identifiers: [String]? { value("identifiers") }
  /// The identifiers of their notifications.
  open var notificationIdentifiers: [String]? { value("notificationIdentifiers") }
  /// The names of their groups.
  open var speakableGroupNames: [INSpeakableString]? { value("speakableGroupNames") }
  /// The identifiers of conversations.
  open var conversationIdentifiers: [String]? { value("conversationIdentifiers") }

  override func copyOfKind() -> INIntent { INSearchForMessagesIntent(values: values) }
}
