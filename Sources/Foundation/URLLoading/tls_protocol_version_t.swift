import FoundationNetworking
import TactusFoundationBase

/// A version of Transport Layer Security.
public enum tls_protocol_version_t: UInt16, Sendable {
  /// Version 1.0.
  case TLSv10 = 0x0301
  /// Version 1.1.
  case TLSv11 = 0x0302
  /// Version 1.2.
  case TLSv12 = 0x0303
  /// Version 1.3.
  case TLSv13 = 0x0304
  /// Version 1.0 for datagrams.
  case DTLSv10 = 0xfeff
  /// Version 1.2 for datagrams.
  case DTLSv12 = 0xfefd
}
