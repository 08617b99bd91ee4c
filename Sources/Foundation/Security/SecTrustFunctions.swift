// The functions of trust. Steps Keychain.KC13–KC15.

internal import TactusCryptography

// MARK: Creating

/// Creates a trust.
///
/// - Parameters:
///   - certificates: A certificate, or an array of one and of those that may be in its chain.
///   - policies: A policy, an array of policies, or `nil` for the basic one.
///   - trust: Memory for the trust.
/// - Returns: `errSecSuccess`, or `errSecParam` for other values.
public func SecTrustCreateWithCertificates(
  _ certificates: Any, _ policies: Any?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
  guard let chain = elements(certificates, of: SecCertificate.self), !chain.isEmpty,
    let policies = policies.map({ elements($0, of: SecPolicy.self) }) ?? [SecPolicy(.basic)]
  else { return errSecParam }
  trust.pointee = SecTrust(chain, policies)
  return errSecSuccess
}

/// Changes the policies of a trust: to one, or to those of an array.
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus {
  guard let policies = elements(policies, of: SecPolicy.self) else { return errSecParam }
  trust.change { $0.policies = policies }
  return errSecSuccess
}

/// Stores the policies of a trust.
public func SecTrustCopyPolicies(
  _ trust: SecTrust, _ policies: UnsafeMutablePointer<CFArray?>
) -> OSStatus {
  policies.pointee = trust.read { $0.policies }
  return errSecSuccess
}

/// Changes the certificates that a trust starts from; `nil` for those of the system.
public func SecTrustSetAnchorCertificates(
  _ trust: SecTrust, _ anchorCertificates: CFArray?
) -> OSStatus {
  guard let anchorCertificates else {
    trust.change { $0.anchors = nil }
    return errSecSuccess
  }
  guard let anchors = elements(anchorCertificates, of: SecCertificate.self) else {
    return errSecParam
  }
  trust.change {
    $0.anchors = anchors
    $0.usesAnchorsOnly = true
  }
  return errSecSuccess
}

/// Changes the certificates that a trust starts from to those of an `NSArray`, which on an iPhone
/// is a `CFArray`.
@_disfavoredOverload
public func SecTrustSetAnchorCertificates(
  _ trust: SecTrust, _ anchorCertificates: NSArray
) -> OSStatus { SecTrustSetAnchorCertificates(trust, anchorCertificates as? CFArray) }

/// Changes whether a trust ignores the certificates of the system.
public func SecTrustSetAnchorCertificatesOnly(
  _ trust: SecTrust, _ anchorCertificatesOnly: Bool
) -> OSStatus {
  trust.change { $0.usesAnchorsOnly = anchorCertificatesOnly }
  return errSecSuccess
}

/// Changes the date for which a trust is evaluated.
public func SecTrustSetVerifyDate(_ trust: SecTrust, _ verifyDate: Date) -> OSStatus {
  trust.change { $0.date = verifyDate }
  return errSecSuccess
}

/// Returns the date for which a trust is evaluated.
public func SecTrustGetVerifyTime(_ trust: SecTrust) -> CFAbsoluteTime {
  (trust.read { $0.date } ?? Date()).timeIntervalSinceReferenceDate
}

/// Changes whether certificates may be fetched from the network, which they never are; stored.
public func SecTrustSetNetworkFetchAllowed(_ trust: SecTrust, _ allowFetch: Bool) -> OSStatus {
  trust.change { $0.allowsFetching = allowFetch }
  return errSecSuccess
}

/// Stores whether certificates may be fetched from the network.
public func SecTrustGetNetworkFetchAllowed(
  _ trust: SecTrust, _ allowFetch: UnsafeMutablePointer<Bool>
) -> OSStatus {
  allowFetch.pointee = trust.read { $0.allowsFetching }
  return errSecSuccess
}

// MARK: Evaluating

/// Returns whether a certificate is trusted, and stores an error if it is not.
public func SecTrustEvaluateWithError(
  _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool {
  let result = trust.evaluate().result
  guard result != .valid else { return true }
  let name = trust.read { $0.certificates.first?.summary } ?? "certificate"
  error?.pointee = securityError(result.status, "“\(name)”: \(result.reason)")
  return false
}

/// A closure that receives a trust and the result of its evaluation.
public typealias SecTrustCallback = (SecTrust, SecTrustResultType) -> Void
/// A closure that receives a trust, whether the certificate is trusted, and an error if it is not.
public typealias SecTrustWithErrorCallback = (SecTrust, Bool, CFError?) -> Void

/// Evaluates a trust on a queue, which must be the present one.
public func SecTrustEvaluateAsyncWithError(
  _ trust: SecTrust, _ queue: DispatchQueue,
  _ result: @escaping (SecTrust, Bool, CFError?) -> Void
) -> OSStatus {
  let call = UncheckedClosure(closure: result)
  queue.async {
    var error: CFError?
    let isTrusted = SecTrustEvaluateWithError(trust, &error)
    call.closure(trust, isTrusted, error)
  }
  return errSecSuccess
}

/// Evaluates a trust on a queue, and passes the result to a closure.
///
/// - Parameters:
///   - trust: The trust.
///   - queue: The queue; `nil` for the main one.
///   - result: The closure.
public func SecTrustEvaluateAsync(
  _ trust: SecTrust, _ queue: DispatchQueue?, _ result: @escaping SecTrustCallback
) -> OSStatus {
  let call = UncheckedClosure(closure: result)
  (queue ?? .main).async {
    _ = trust.evaluate()
    call.closure(trust, trust.resultType)
  }
  return errSecSuccess
}

/// Evaluates a trust, and stores the result.
public func SecTrustEvaluate(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>?
) -> OSStatus {
  _ = trust.evaluate()
  result?.pointee = trust.resultType
  return errSecSuccess
}

/// Stores the result of the last evaluation of a trust.
public func SecTrustGetTrustResult(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
  result.pointee = trust.resultType
  return errSecSuccess
}

// MARK: Contents

/// Returns the public key of the certificate of a trust; `nil` for a key that is not supported.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? {
  trust.read { $0.certificates.first }.flatMap { SecCertificateCopyKey($0) }
}

/// Returns the public key of the certificate of a trust; `nil` for a key that is not supported.
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { SecTrustCopyKey(trust) }

/// Returns the chain of a trust, the certificate first (Keychain.KC15).
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.chain }

/// Returns the number of certificates in the chain of a trust.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.chain.count }

/// Returns a certificate in the chain of a trust; `nil` beyond it.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? {
  let chain = trust.chain
  return chain.indices.contains(ix) ? chain[ix] : nil
}

// MARK: Internals

extension SecTrust {
  /// The result of the last evaluation.
  fileprivate var resultType: SecTrustResultType {
    read { $0.isExcepted ? .proceed : $0.verification?.result.type } ?? .invalid
  }

  /// The chain of the last evaluation, which is made if there is none.
  fileprivate var chain: [SecCertificate] {
    let chain = evaluate().chain.map { SecCertificate($0) }
    return chain.isEmpty ? read { $0.certificates } : chain
  }
}

/// A closure that a queue calls once.
///
/// Sendable because the caller hands the closure over.
private struct UncheckedClosure<Function>: @unchecked Sendable {
  let closure: Function
}

extension CertificateVerification.Result {
  /// The error of the result.
  var status: OSStatus {
    switch self {
    case .valid: errSecSuccess
    case .expired: errSecCertificateExpired
    case .notYetValid: errSecCertificateNotValidYet
    case .otherHost: errSecHostNameMismatch
    case .revoked: errSecCertificateRevoked
    case .noChain: errSecCreateChainFailed
    case .otherUse: errSecInvalidExtendedKeyUsage
    case .untrusted, .invalidSignature, .revocationUnknown, .otherFailure: errSecNotTrusted
    }
  }

  fileprivate var reason: String {
    if case .otherFailure(let reason) = self { return reason }
    return SecCopyErrorMessageString(status, nil) ?? ""
  }

  fileprivate var type: SecTrustResultType {
    switch self {
    case .valid: .unspecified
    case .revoked, .invalidSignature: .fatalTrustFailure
    default: .recoverableTrustFailure
    }
  }
}

/// Returns the values of a type in an array, or one value of it; `nil` for other values.
private func elements<Value>(_ reference: Any, of type: Value.Type) -> [Value]? {
  if let value = reference as? Value { return [value] }
  guard let array = reference as? [Any] else { return nil }
  let values = array.compactMap { $0 as? Value }
  return values.count == array.count ? values : nil
}
