import FoundationNetworking
import TactusFoundationBase

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
