import TactusCoreFoundation
internal import TactusCrashReports

/// The values of TLS of two streams.
///
/// Step Networking.NW37.
struct StreamSecurity: Equatable {
  /// Whether the server's certificates are validated.
  var isValidating = true
  /// The name that the certificate must have, and that is sent; nil for the host's.
  var peerName: String?
  /// Whether the certificate must have a name.
  var checksName = true

  /// Creates the default values.
  init() {}

  /// Creates the values of the settings of a stream; nil if one of them is not supported.
  init?(_ settings: [String: Any]) {
    for (key, value) in settings {
      switch key {
      case kCFStreamSSLLevel:
        guard Self.isSupported(level: value) else { return nil }
      case kCFStreamSSLValidatesCertificateChain:
        guard let isValidating = value as? Bool else { return nil }
        self.isValidating = isValidating
      case kCFStreamSSLPeerName:
        peerName = value as? String
        checksName = peerName != nil
      case kCFStreamSSLIsServer where value as? Bool == false: break
      default:
        RuntimeWarning.once(
          "the setting \(key) of TLS is not supported by streams", namesPlace: true)
        return nil
      }
    }
  }

  /// Returns whether a level of security can be agreed upon; a warning says so if it cannot.
  static func isSupported(level: Any) -> Bool {
    let level = level as? String
    let supported: [CFString] = [
      kCFStreamSocketSecurityLevelNegotiatedSSL, kCFStreamSocketSecurityLevelTLSv1,
    ]
    if let level, supported.contains(level) { return true }
    RuntimeWarning.once(
      "the security level \(level ?? "without a name") is not supported by streams; use "
        + "negotiatedSSL, which takes TLS 1.2 or 1.3", namesPlace: true)
    return false
  }
}
