/// A request to change an attribute of messages.
open class INSetMessageAttributeIntent: INIntent, @unchecked Sendable {
  /// Creates an intent.
  public convenience init(identifiers: [String]?, attribute: INMessageAttribute) {
    self.init(values: ["identifiers": identifiers as Any, "attribute": attribute])
  }

  /// The identifiers of the messages.
  open var identifiers: [String]? { value("identifiers") }
  /// The attribute.
  open var attribute: INMessageAttribute { value("attribute") ?? .unknown }

  override func copyOfKind() -> INIntent { INSetMessageAttributeIntent(values: values) }
}
