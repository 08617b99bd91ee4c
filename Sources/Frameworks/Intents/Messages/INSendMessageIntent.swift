/// A request to send a message.
open class INSendMessageIntent: INIntent, @unchecked Sendable {
  /// Creates an intent.
  public convenience init(
    recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?,
    speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?,
    sender: INPerson?, attachments: [INSendMessageAttachment]?
  ) {
    self.init(values: [
      "recipients": recipients as Any, "outgoingMessageType": outgoingMessageType,
      "content": content as Any, "speakableGroupName": speakableGroupName as Any,
      "conversationIdentifier": conversationIdentifier as Any, "serviceName": serviceName as Any,
      "sender": sender as Any, "attachments": attachments as Any,
    ])
  }

  /// Creates an intent with fewer values.
  public convenience init(
    recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?,
    conversationIdentifier: String?, serviceName: String?, sender: INPerson?
  ) {
    self.init(values: [
      "recipients": recipients as Any, "content": content as Any,
      "speakableGroupName": speakableGroupName as Any,
      "conversationIdentifier": conversationIdentifier as Any, "serviceName": serviceName as Any,
      "sender": sender as Any,
    ])
  }

  /// The recipients.
  open var recipients: [INPerson]? { value("recipients") }
  /// The kind of message.
  open var outgoingMessageType: INOutgoingMessageType { value("outgoingMessageType") ?? .unknown }
  /// The text.
  open var content: String? { value("content") }
  /// The name of the group.
  open var speakableGroupName: INSpeakableString? { value("speakableGroupName") }
  /// The identifier of the conversation.
  open var conversationIdentifier: String? { value("conversationIdentifier") }
  /// The name of the service.
  open var serviceName: String? { value("serviceName") }
  /// The sender.
  open var sender: INPerson? { value("sender") }
  /// The attachments.
  open var attachments: [INSendMessageAttachment]? { value("attachments") }

  override func copyOfKind() -> INIntent { INSendMessageIntent(values: values) }
}
