// URLSession on Linux checks certificates itself and asks no delegate about a server's trust.

extension URLCredential {
  /// Creates a credential that accepts the trust of a server; no session asks for one.
  public convenience init(trust: SecTrust) {
    self.init(user: "", password: "", persistence: .none)
  }
}

extension URLProtectionSpace {
  /// The trust of a server; `nil`, as no session asks about one.
  public var serverTrust: SecTrust? { nil }
}
