// The exceptions of a trust. Step Keychain.KC27.

internal import TactusCryptography

/// The failure of an evaluation that later ones allow for the same certificate.
///
/// An evaluation ends at the first failure here, so there is one at most.
struct TrustExceptions: Codable, Sendable {
  /// The certificate.
  let certificate: Data
  /// The error of the failure; nil for a certificate that was trusted.
  let status: OSStatus?

  /// Returns whether a failure of a trust is allowed.
  func allow(_ result: CertificateVerification.Result, _ contents: SecTrust.Contents) -> Bool {
    isAbout(contents) && status == result.status
  }

  /// Returns whether the exceptions were made for the certificate of a trust.
  func isAbout(_ contents: SecTrust.Contents) -> Bool {
    contents.certificates.first.map { SecCertificateCopyData($0) as Data } == certificate
  }
}

/// Returns data that allow the failure of a trust in later evaluations (Keychain.KC27).
///
/// The trust is evaluated if that has not been done.
public func SecTrustCopyExceptions(_ trust: SecTrust) -> CFData? {
  let status = trust.evaluate().result.status
  let (certificate, known) = trust.read { ($0.certificates.first, $0.exceptions) }
  guard let certificate else { return nil }
  // The failure that is allowed already stays so.
  let exceptions = TrustExceptions(
    certificate: SecCertificateCopyData(certificate) as Data,
    status: status == errSecSuccess ? known?.status : status)
  return (try? PropertyListEncoder().encode(exceptions)).map { $0 as CFData }
}

/// Allows a failure of a trust, which has then to be evaluated again (Keychain.KC27).
///
/// - Parameters:
///   - trust: The trust.
///   - exceptions: The data of `SecTrustCopyExceptions(_:)`; `nil` allows no failure.
/// - Returns: Whether the exceptions are used; false for other data and for another certificate.
@discardableResult
public func SecTrustSetExceptions(_ trust: SecTrust, _ exceptions: CFData?) -> Bool {
  guard let exceptions else {
    trust.change { $0.exceptions = nil }
    return true
  }
  guard
    let read = try? PropertyListDecoder().decode(TrustExceptions.self, from: exceptions as Data),
    trust.read({ read.isAbout($0) })
  else { return false }
  trust.change { $0.exceptions = read }
  return true
}
