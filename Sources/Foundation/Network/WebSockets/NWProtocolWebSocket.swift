/// The WebSocket protocol.
///
/// Steps Connections.WS1….
public class NWProtocolWebSocket: NWProtocol {
  /// The identity of the protocol.
  public static let definition = NWProtocolDefinition("websocket")

  /// The versions of the protocol.
  public enum Version: Sendable, Hashable {
    /// The version of RFC 6455.
    case version13
  }

  /// The kinds of messages.
  public enum Opcode: Int, Sendable, Hashable {
    /// A continuation frame.
    case cont = 0
    /// Text in UTF-8.
    case text = 1
    /// Bytes.
    case binary = 2
    /// A close frame.
    case close = 8
    /// A ping.
    case ping = 9
    /// A pong.
    case pong = 10
  }

  /// A server's response to a handshake.
  public struct Response: Sendable {
    /// The status of a response.
    public enum Status: Sendable, Hashable {
      /// The connection is accepted.
      case accept
      /// The connection is rejected.
      case reject
    }

    /// The status.
    public let status: Status
    /// The subprotocol that the server chose; nil for none.
    public let subprotocol: String?
    /// Additional header fields of the response.
    public let additionalHeaders: [(name: String, value: String)]?

    /// Creates a response.
    public init(
      status: Status, subprotocol: String?,
      additionalHeaders: [(name: String, value: String)]? = nil
    ) {
      (self.status, self.subprotocol) = (status, subprotocol)
      self.additionalHeaders = additionalHeaders
    }
  }
}
