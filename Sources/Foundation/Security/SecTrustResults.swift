// The results of a trust as dictionaries. Step Keychain.KC26.
//
// - Source: the values of the keys are those that public packages print. Confidence: observed.

internal import TactusCryptography

/// The title of a certificate.
public let kSecPropertyTypeTitle: CFString = "title"
/// The reason for which a certificate is not trusted.
public let kSecPropertyTypeError: CFString = "error"

/// Returns the result of the last evaluation of a trust, and its date.
public func SecTrustCopyResult(_ trust: SecTrust) -> CFDictionary? {
  var type = SecTrustResultType.invalid
  _ = SecTrustGetTrustResult(trust, &type)
  var result: CFDictionary = [kSecTrustResultValue: Int(type.rawValue)]
  if type != .invalid, let date = trust.read({ $0.evaluationDate }) {
    result[kSecTrustEvaluationDate] = date
  }
  return result
}

/// Returns the titles of the certificates of a trust, and the reason of a failure.
public func SecTrustCopyProperties(_ trust: SecTrust) -> CFArray? {
  var error: CFError?
  let isTrusted = SecTrustEvaluateWithError(trust, &error)
  let titles = (SecTrustCopyCertificateChain(trust) ?? []).compactMap {
    ($0 as? SecCertificate).map { SecCertificateCopySubjectSummary($0) ?? "" }
  }
  return titles.enumerated().map { index, title in
    var properties: CFDictionary = [kSecPropertyTypeTitle: title]
    if index == 0, !isTrusted, let error {
      properties[kSecPropertyTypeError] = error.localizedDescription
    }
    return properties
  }
}
