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
  /// The peer does not keep to the protocol; the library's text.
  case violation(String)
}
