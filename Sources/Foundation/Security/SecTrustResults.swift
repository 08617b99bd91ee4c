// The results of a trust as dictionaries. Step Keychain.KC26.
//
// - Source: the values of the keys are those that public packages print. Confidence: observed.

internal import TactusCryptography

/// The date of an evaluation.
public let kSecTrustEvaluationDate: CFString = "TrustEvaluationDate"
/// Whether the certificate has an extended validation; never in a result here.
public let kSecTrustExtendedValidation: CFString = "TrustExtendedValidation"
/// The organization of a certificate with an extended validation; never in a result here.
public let kSecTrustOrganizationName: CFString = "Organization"
/// The result, as a number.
public let kSecTrustResultValue: CFString = "TrustResultValue"
/// Whether the revocation was looked up; never in a result here.
public let kSecTrustRevocationChecked: CFString = "TrustRevocationChecked"
/// The date until which a response about the revocation is valid; never in a result here.
public let kSecTrustRevocationValidUntilDate: CFString = "TrustExpirationDate"
/// Whether the certificate is in public transparency logs; never in a result here.
public let kSecTrustCertificateTransparency: CFString = "TrustCertificateTransparency"
/// Whether the certificate need not be in a public transparency log; never in a result here.
public let kSecTrustCertificateTransparencyWhiteList: CFString =
  "TrustCertificateTransparencyWhiteList"

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
