extension NWConnection {
  /// A message that is sent or received: its properties and its protocol metadata.
  ///
  /// - Thread: any; all its properties are constants.
  public class ContentContext: @unchecked Sendable {
    /// The identifier, for the app's own use.
    public let identifier: String
    /// The milliseconds after which the message need not be sent; 0 for never.
    public let expirationMilliseconds: UInt64
    /// The priority among messages, from 0 to 1.
    public let relativePriority: Double
    /// Whether nothing follows the message.
    public let isFinal: Bool
    /// The message that is sent before this one; nil for none.
    public let antecedent: ContentContext?
    /// The protocol metadata of the message.
    public let protocolMetadata: [NWProtocolMetadata]

    /// Creates a context.
    ///
    /// - Parameters:
    ///   - identifier: The identifier, for the app's own use.
    ///   - expiration: The milliseconds after which the message need not be sent; 0 for never.
    ///   - priority: The priority among messages, from 0 to 1.
    ///   - isFinal: Whether nothing follows the message.
    ///   - antecedent: The message that is sent before this one.
    ///   - metadata: The protocol metadata of the message.
    public init(
      identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false,
      antecedent: ContentContext? = nil, metadata: [NWProtocolMetadata]? = []
    ) {
      (self.identifier, expirationMilliseconds) = (identifier, expiration)
      (relativePriority, self.isFinal) = (priority, isFinal)
      (self.antecedent, protocolMetadata) = (antecedent, metadata ?? [])
    }

    /// A context for messages about which there is nothing particular.
    public static let defaultMessage = ContentContext(identifier: "Default message")
    /// The context of the last message.
    public static let finalMessage = ContentContext(identifier: "Final message", isFinal: true)
    /// The context of all bytes of a stream, whose end is that of the connection.
    public static let defaultStream = ContentContext(identifier: "Default stream", isFinal: true)

    /// Returns the metadata of a protocol; nil without any.
    public func protocolMetadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? {
      protocolMetadata.first { $0.definition == definition }
    }
  }
}
