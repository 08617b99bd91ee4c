/// The use of a certificate.
public enum CertificatePolicy: Sendable, Equatable {
  /// Any use.
  case basic
  /// A TLS server with this name or address, or with any.
  case server(host: String?)
  /// A TLS client.
  case client

  /// The name or address of the server; `nil` for any.
  var host: String? {
    guard case .server(let host) = self else { return nil }
    return host
  }
}

/// The outcome of the verification of a chain of certificates.
public struct CertificateVerification: Sendable {
  /// The result of a verification.
  public enum Result: Sendable, Equatable {
    case valid
    case expired
    case notYetValid
    case otherHost
    case revoked
    /// The chain ends with a certificate whose issuer is not known.
    case noChain
    /// The chain ends with a certificate of its own issuer that is not trusted.
    case untrusted
    /// The certificate is not meant for the use.
    case otherUse
    case invalidSignature
    /// The authority has not confirmed the certificate.
    case revocationUnknown
    case otherFailure(String)
  }

  /// The result.
  public var result: Result
  /// The chain as far as it was built, the certificate first.
  public var chain: [Certificate]

  /// Creates an outcome.
  public init(result: Result, chain: [Certificate]) {
    (self.result, self.chain) = (result, chain)
  }
}
