extension NWProtocolWebSocket {
  /// The metadata of a message or a connection.
  ///
  /// Sendable because a lock guards its values.
  public class Metadata: NWProtocolMetadata, @unchecked Sendable {
    struct Values: Sendable {
      var closeCode: CloseCode = .protocolCode(.noStatusReceived)
      var pongHandler: (queue: DispatchQueue, handler: @Sendable (NWError?) -> Void)?
    }

    /// The kind of the message.
    public let opcode: Opcode
    /// The subprotocol that the server chose; nil for none, and for a message.
    public let selectedSubprotocol: String?
    /// The header fields of the server's response; nil for a message.
    public let additionalServerHeaders: [(String, String)]?
    let values = SharedValues(Values())

    /// Creates the metadata of a message to be sent.
    public convenience init(opcode: Opcode) {
      self.init(opcode: opcode, subprotocol: nil, headers: nil)
    }

    init(opcode: Opcode, subprotocol: String?, headers: [(String, String)]?) {
      (self.opcode, selectedSubprotocol) = (opcode, subprotocol)
      additionalServerHeaders = headers
      super.init(NWProtocolWebSocket.definition)
    }

    /// The close code.
    public var closeCode: CloseCode {
      get { values.current.closeCode }
      set { values.change { $0.closeCode = newValue } }
    }

    /// Sets the handler that is called when the pong arrives, and its queue.
    @preconcurrency
    public func setPongHandler(
      _ queue: DispatchQueue, handler: @escaping @Sendable (NWError?) -> Void
    ) { values.change { $0.pongHandler = (queue, handler) } }
  }
}
