/// A message.
open class INMessage: NSObject, NSCopying, @unchecked Sendable {
  // Without mutable state.

  /// Creates a message.
  public init(
    identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?,
    sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?,
    messageType: INMessageType
  ) {
    self.identifier = identifier
    self.conversationIdentifier = conversationIdentifier
    self.content = content
    self.dateSent = dateSent
    self.sender = sender
    self.recipients = recipients
    self.groupName = groupName
    self.messageType = messageType
    super.init()
  }

  /// Creates a message with fewer properties.
  public convenience init(
    identifier: String, content: String?, dateSent: Date?, sender: INPerson?,
    recipients: [INPerson]?
  ) {
    self.init(
      identifier: identifier, conversationIdentifier: nil, content: content, dateSent: dateSent,
      sender: sender, recipients: recipients, groupName: nil, messageType: .unspecified)
  }

  /// Creates a message with fewer properties.
  public convenience init(
    identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?,
    sender: INPerson?, recipients: [INPerson]?, messageType: INMessageType
  ) {
    self.init(
      identifier: identifier, conversationIdentifier: conversationIdentifier, content: content,
      dateSent: dateSent, sender: sender, recipients: recipients, groupName: nil,
      messageType: messageType)
  }

  /// The identifier of the message.
  public let identifier: String
  /// The identifier of the conversation.
  public let conversationIdentifier: String?
  /// The text.
  public let content: String?
  /// The send date.
  public let dateSent: Date?
  /// The sender.
  public let sender: INPerson?
  /// The recipients.
  public let recipients: [INPerson]?
  /// The group's name.
  public let groupName: INSpeakableString?
  /// The kind of message.
  public let messageType: INMessageType

  /// Returns the object itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object has the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INMessage else { return false }
    return identifier == other.identifier
      && conversationIdentifier == other.conversationIdentifier
      && content == other.content
      && dateSent == other.dateSent
      && sender == other.sender
      && recipients == other.recipients
      && groupName == other.groupName
      && messageType == other.messageType
  }

  /// The hash of the identifier.
  open override var hash: Int { identifier.hashValue }
}
