/// The protocol of web sockets.
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
    /// Another part of a message.
    case cont = 0
    /// Text in UTF-8.
    case text = 1
    /// Bytes.
    case binary = 2
    /// The closure of the connection.
    case close = 8
    /// A question whether the peer is there.
    case ping = 9
    /// The answer to it.
    case pong = 10
  }

  /// The answer of a server to a handshake.
  public struct Response: Sendable {
    /// The status of an answer.
    public enum Status: Sendable, Hashable {
      /// The connection is accepted.
      case accept
      /// The connection is rejected.
      case reject
    }

    /// The status.
    public let status: Status
    /// The protocol of the application that the server chose; nil for none.
    public let subprotocol: String?
    /// Further fields of the answer.
    public let additionalHeaders: [(name: String, value: String)]?

    /// Creates an answer.
    public init(
      status: Status, subprotocol: String?,
      additionalHeaders: [(name: String, value: String)]? = nil
    ) {
      (self.status, self.subprotocol) = (status, subprotocol)
      self.additionalHeaders = additionalHeaders
    }
  }
}
