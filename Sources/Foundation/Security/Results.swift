// The results of functions, with the values of the public header.

/// Success.
public let errSecSuccess: OSStatus = 0
/// The operation is not available.
public let errSecUnimplemented: OSStatus = -4
/// The disk is full.
public let errSecDiskFull: OSStatus = -34
/// The keychain could not be read or written.
public let errSecIO: OSStatus = -36
/// The file is open for writing already.
public let errSecOpWr: OSStatus = -49
/// A parameter is not valid.
public let errSecParam: OSStatus = -50
/// The file may not be written.
public let errSecWrPerm: OSStatus = -61
/// There is not enough memory.
public let errSecAllocate: OSStatus = -108
/// The user has canceled.
public let errSecUserCanceled: OSStatus = -128
/// The request is not valid.
public let errSecBadReq: OSStatus = -909
/// A component of the system failed.
public let errSecInternalComponent: OSStatus = -2070
/// An entitlement is missing.
public let errSecMissingEntitlement: OSStatus = -34018
/// There is no keychain.
public let errSecNotAvailable: OSStatus = -25291
/// The keychain may not be written.
public let errSecReadOnly: OSStatus = -25292
/// The authentication has failed.
public let errSecAuthFailed: OSStatus = -25293
/// There is such an item already.
public let errSecDuplicateItem: OSStatus = -25299
/// There is no such item.
public let errSecItemNotFound: OSStatus = -25300
/// The user would have to be asked.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The data cannot be decoded.
public let errSecDecode: OSStatus = -26275
/// An internal error.
public let errSecInternalError: OSStatus = -26276
/// The chain of certificates could not be built.
public let errSecCreateChainFailed: OSStatus = -25318
/// The certificate is for another host.
public let errSecHostNameMismatch: OSStatus = -67602
/// The certificate is not meant for this use.
public let errSecInvalidExtendedKeyUsage: OSStatus = -67609
/// The signature is not valid.
public let errSecVerifyFailed: OSStatus = -67808
/// The certificate has expired.
public let errSecCertificateExpired: OSStatus = -67818
/// The certificate is not valid yet.
public let errSecCertificateNotValidYet: OSStatus = -67819
/// The certificate has been revoked.
public let errSecCertificateRevoked: OSStatus = -67820
/// The certificate is not trusted.
public let errSecNotTrusted: OSStatus = -67843

/// Returns a text for a result; `nil` for an unknown one.
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  let texts: [OSStatus: String] = [
    errSecSuccess: "Success.",
    errSecUnimplemented: "The operation is not available.",
    errSecDiskFull: "The disk is full.",
    errSecIO: "The keychain could not be read or written.",
    errSecOpWr: "The file is open for writing already.",
    errSecParam: "A parameter is not valid.",
    errSecWrPerm: "The file may not be written.",
    errSecInternalComponent: "A component of the system failed.",
    errSecReadOnly: "The keychain may not be written.",
    errSecAllocate: "There is not enough memory.",
    errSecUserCanceled: "The user has canceled.",
    errSecBadReq: "The request is not valid.",
    errSecMissingEntitlement: "An entitlement is missing.",
    errSecNotAvailable: "There is no keychain.",
    errSecAuthFailed: "The authentication has failed.",
    errSecDuplicateItem: "There is such an item already.",
    errSecItemNotFound: "There is no such item.",
    errSecInteractionNotAllowed: "The user would have to be asked.",
    errSecDecode: "The data cannot be decoded.",
    errSecInternalError: "An internal error.",
    errSecCreateChainFailed: "The chain of certificates could not be built.",
    errSecHostNameMismatch: "The certificate is for another host.",
    errSecInvalidExtendedKeyUsage: "The certificate is not meant for this use.",
    errSecVerifyFailed: "The signature is not valid.",
    errSecCertificateExpired: "The certificate has expired.",
    errSecCertificateNotValidYet: "The certificate is not valid yet.",
    errSecCertificateRevoked: "The certificate has been revoked.",
    errSecNotTrusted: "The certificate is not trusted.",
  ]
  return texts[status]
}
