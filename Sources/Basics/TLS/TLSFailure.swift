/// The reason for which a stream of TLS ended.
public enum TLSFailure: Error, Equatable, Sendable {
  /// The peer's certificates were refused.
  case untrusted
  /// The peer sent an alert with this number.
  case alert(UInt8)
  /// There is no common version of the protocol.
  case version
  /// There is no common cipher, or a server has neither certificate nor key.
  case noCipher
  /// The values that the stream was made with are not supported.
  case unsupportedValue(String)
  /// The peer violates the protocol; the library's text.
  case violation(String)
}

extension TLSFailure {
  /// The result of Secure Transport for the failure.
  ///
  /// - Source: RFC 8446, section 6, and the list of results of Secure Transport. Confidence:
  ///   documented.
  public var secureTransportResult: Int32 {
    switch self {
    case .untrusted: -9_808  // errSSLBadCert
    case .version: -9_836  // errSSLPeerProtocolVersion
    case .noCipher: -9_801  // errSSLNegotiation
    case .unsupportedValue: -9_810  // errSSLInternal
    case .violation: -9_800  // errSSLProtocol
    case .alert(let number): Self.results[number] ?? -9_802  // errSSLFatalAlert
    }
  }

  /// The results of the alerts with these numbers.
  private static let results: [UInt8: Int32] = [
    10: -9_819, 20: -9_820, 22: -9_822, 40: -9_824, 42: -9_825, 43: -9_826, 44: -9_827,
    45: -9_828, 46: -9_829, 47: -9_830, 48: -9_831, 49: -9_832, 50: -9_833, 51: -9_834,
    70: -9_836, 71: -9_837, 80: -9_838, 90: -9_839,
  ]
}
