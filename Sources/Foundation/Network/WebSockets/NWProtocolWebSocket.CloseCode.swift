extension NWProtocolWebSocket {
  /// The reason of the closure of a connection.
  public enum CloseCode: Sendable, Hashable {
    /// The reasons of the protocol.
    ///
    /// - Source: RFC 6455, section 7.4.1. Confidence: documented.
    public enum Defined: UInt16, Sendable, Hashable {
      /// The purpose of the connection has been fulfilled.
      case normalClosure = 1_000
      /// An end is going away.
      case goingAway = 1_001
      /// The peer does not keep to the protocol.
      case protocolError = 1_002
      /// A message is of a kind that cannot be accepted.
      case unsupportedData = 1_003
      /// The closure had no reason; never sent.
      case noStatusReceived = 1_005
      /// The connection ended without a closure; never sent.
      case abnormalClosure = 1_006
      /// A message does not have the contents of its kind.
      case invalidFramePayloadData = 1_007
      /// A message violates the policy of the peer.
      case policyViolation = 1_008
      /// A message is too long.
      case messageTooBig = 1_009
      /// The server lacks an extension that the client needs.
      case mandatoryExtension = 1_010
      /// The server has failed.
      case internalServerError = 1_011
      /// The handshake of TLS failed; never sent.
      case tlsHandshake = 1_015
    }

    /// A reason of the protocol.
    case protocolCode(Defined)
    /// A reason of a framework, from 3000 to 3999.
    case applicationCode(UInt16)
    /// A reason of an application, from 4000 to 4999.
    case privateCode(UInt16)

    /// Creates a reason from its number.
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
