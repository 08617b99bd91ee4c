extension NWProtocolWebSocket {
  /// The close codes of a WebSocket.
  public enum CloseCode: Sendable, Hashable {
    /// The codes that the protocol defines.
    ///
    /// - Source: RFC 6455, section 7.4.1. Confidence: documented.
    public enum Defined: UInt16, Sendable, Hashable {
      /// The purpose of the connection has been fulfilled.
      case normalClosure = 1_000
      /// An endpoint is going away.
      case goingAway = 1_001
      /// The peer violated the protocol.
      case protocolError = 1_002
      /// A message is of a type that cannot be accepted.
      case unsupportedData = 1_003
      /// No code was received; never sent.
      case noStatusReceived = 1_005
      /// The connection ended without a close frame; never sent.
      case abnormalClosure = 1_006
      /// The payload of a message does not match its type.
      case invalidFramePayloadData = 1_007
      /// A message violates the policy of the peer.
      case policyViolation = 1_008
      /// A message is too long.
      case messageTooBig = 1_009
      /// The server lacks an extension that the client needs.
      case mandatoryExtension = 1_010
      /// The server has failed.
      case internalServerError = 1_011
      /// The TLS handshake failed; never sent.
      case tlsHandshake = 1_015
    }

    /// A code of the protocol.
    case protocolCode(Defined)
    /// A code of a framework, 3000…3999.
    case applicationCode(UInt16)
    /// A code of an application, 4000…4999.
    case privateCode(UInt16)

    /// Creates a close code from its number.
    ///
    /// - Throws: `NWError.posix(.EINVAL)` for an unknown number.
    public init(rawValue: UInt16) throws {
      switch rawValue {
      case 3_000..<4_000: self = .applicationCode(rawValue)
      case 4_000..<5_000: self = .privateCode(rawValue)
      default:
        guard let code = Defined(rawValue: rawValue) else { throw NWError.posix(.EINVAL) }
        self = .protocolCode(code)
      }
    }

    /// The number.
    var number: UInt16 {
      switch self {
      case .protocolCode(let code): code.rawValue
      case .applicationCode(let code), .privateCode(let code): code
      }
    }
  }
}
