// URLSession on Linux checks certificates itself and asks no delegate about a server's trust.

internal import TactusCrashReports

extension URLCredential {
  /// Creates a credential that accepts the trust of a server; no session asks for one.
  public convenience init(trust: SecTrust) {
    self.init(user: "", password: "", persistence: .none)
  }
}

extension URLProtectionSpace {
  /// The trust of a server; `nil`, as no session asks about one, which a warning reports.
  public var serverTrust: SecTrust? {
    if authenticationMethod == NSURLAuthenticationMethodServerTrust {
      RuntimeWarning.once(
        "sessions check the certificates of servers themselves, so there is no trust to judge; "
          + "create one with SecTrustCreateWithCertificates", namesPlace: true)
    }
    return nil
  }
}
