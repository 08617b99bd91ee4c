import Synchronization
internal import TactusCrashReports
internal import TactusCryptography

/// The trust in a certificate: its possible chain, policies and anchors.
///
/// Steps Keychain.KC13–KC15.
///
/// - Thread: any.
public final class SecTrust: _CoreFoundationType, _CoreFoundationObject, Sendable {
  /// The values of the trust, and the outcome of its last evaluation.
  struct Contents: Sendable {
    var certificates: [SecCertificate]
    var policies: [SecPolicy]
    var anchors: [SecCertificate]?
    var usesAnchorsOnly = true
    var date: Date?
    var allowsFetching = true
    var exceptions: TrustExceptions?
    var verification: CertificateVerification?
    /// Whether the outcome is a trust by exceptions alone (Keychain.KC27).
    var isExcepted = false
    var evaluationDate: Date?
  }

  private let contents: Mutex<Contents>

  init(_ certificates: [SecCertificate], _ policies: [SecPolicy]) {
    contents = Mutex(Contents(certificates: certificates, policies: policies))
  }

  /// Returns what a closure returns that may read the values.
  func read<Value: Sendable>(_ body: (Contents) -> Value) -> Value {
    contents.withLock { body($0) }
  }

  /// Changes the values, after which the trust has not been evaluated.
  func change(_ body: (inout sending Contents) -> Void) {
    contents.withLock {
      body(&$0)
      $0.verification = nil
      $0.isExcepted = false
    }
  }

  /// Evaluates the trust unless that has been done.
  func evaluate() -> CertificateVerification {
    let old = read { $0 }
    if let verification = old.verification { return verification }
    var verification = old.verified()
    let isExcepted =
      verification.result != .valid && old.exceptions?.allow(verification.result, old) == true
    if isExcepted {
      verification = CertificateVerification(result: .valid, chain: verification.chain)
    }
    contents.withLock {
      $0.verification = verification
      $0.isExcepted = isExcepted
      $0.evaluationDate = $0.date ?? Date()
    }
    return verification
  }
}

extension SecTrust.Contents {
  /// Returns the outcome of the first policy that is not met, or of the last one.
  fileprivate func verified() -> CertificateVerification {
    if policies.contains(where: \.requiresResponse) {
      RuntimeWarning.once(
        "the revocation of certificates is not looked up, so a policy with "
          + "kSecRevocationRequirePositiveResponse trusts none", namesPlace: true)
      return CertificateVerification(result: .revocationUnknown, chain: [])
    }
    let uses = policies.compactMap(\.use)
    var last: CertificateVerification?
    for use in uses.isEmpty ? [.basic] : uses {
      let outcome = Certificate.verify(
        certificates.map(\.certificate), for: use, anchors: anchors?.map(\.certificate) ?? [],
        usesSystemAnchors: anchors == nil || !usesAnchorsOnly,
        date: Int((date ?? Date()).timeIntervalSince1970))
      last = outcome
      if outcome.result != .valid { break }
    }
    return last ?? CertificateVerification(result: .noChain, chain: [])
  }
}

extension SecPolicy {
  /// The use of a certificate; `nil` for a policy of revocation.
  fileprivate var use: CertificatePolicy? {
    switch contents {
    case .basic: .basic
    case .server(let host): .server(host: host)
    case .client: .client
    case .revocation: nil
    }
  }

  /// Whether only a confirmation of the authority is enough.
  fileprivate var requiresResponse: Bool {
    guard case .revocation(let flags) = contents else { return false }
    return flags & kSecRevocationRequirePositiveResponse != 0
  }
}
