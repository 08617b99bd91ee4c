import FoundationNetworking
import TactusFoundationBase

/// A version of the Secure Sockets Layer or of Transport Layer Security.
///
/// - Source: raw values of the public header of Secure Transport.
@available(*, deprecated, message: "use tls_protocol_version_t")
public enum SSLProtocol: Int32, Sendable {
  /// No version is stated.
  case sslProtocolUnknown = 0
  /// SSL 2.0.
  case sslProtocol2 = 1
  /// SSL 3.0.
  case sslProtocol3 = 2
  /// SSL 3.0 only.
  case sslProtocol3Only = 3
  /// TLS 1.0.
  case tlsProtocol1 = 4
  /// TLS 1.0 only.
  case tlsProtocol1Only = 5
  /// All versions.
  case sslProtocolAll = 6
  /// TLS 1.1.
  case tlsProtocol11 = 7
  /// TLS 1.2.
  case tlsProtocol12 = 8
  /// TLS 1.0 for datagrams.
  case dtlsProtocol1 = 9
  /// TLS 1.3.
  case tlsProtocol13 = 10
  /// TLS 1.2 for datagrams.
  case dtlsProtocol12 = 11
  /// The greatest version that the system supports.
  case tlsProtocolMaxSupported = 999
}

@available(*, deprecated)
extension SSLProtocol {
  /// Creates the version of TLS.
  init(_ version: tls_protocol_version_t) {
    self =
      switch version {
      case .TLSv10: .tlsProtocol1
      case .TLSv11: .tlsProtocol11
      case .TLSv12: .tlsProtocol12
      case .TLSv13: .tlsProtocol13
      case .DTLSv10: .dtlsProtocol1
      case .DTLSv12: .dtlsProtocol12
      }
  }

  /// The version of TLS; the earliest for one of SSL, and for none.
  var version: tls_protocol_version_t {
    switch self {
    case .sslProtocolUnknown, .sslProtocol2, .sslProtocol3, .sslProtocol3Only, .tlsProtocol1,
      .tlsProtocol1Only, .sslProtocolAll:
      .TLSv10
    case .tlsProtocol11: .TLSv11
    case .tlsProtocol12: .TLSv12
    case .tlsProtocol13, .tlsProtocolMaxSupported: .TLSv13
    case .dtlsProtocol1: .DTLSv10
    case .dtlsProtocol12: .DTLSv12
    }
  }
}
