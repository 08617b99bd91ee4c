// The properties of policies. Step Keychain.KC25.

internal import TactusCrashReports

/// Creates a policy of an identifier.
///
/// - Parameters:
///   - policyIdentifier: The identifier, such as `kSecPolicyAppleSSL`.
///   - properties: The name, whether the certificate is a client's, and the flags of revocation.
/// - Returns: The policy; `nil` for one that certificates cannot be compared with here.
public func SecPolicyCreateWithProperties(
  _ policyIdentifier: Any, _ properties: CFDictionary?
) -> SecPolicy? {
  switch policyIdentifier as? String {
  case kSecPolicyAppleX509Basic: return SecPolicy(.basic)
  case kSecPolicyAppleSSL:
    if properties?[kSecPolicyClient] as? Bool == true { return SecPolicy(.client) }
    return SecPolicy(.server(host: properties?[kSecPolicyName] as? String))
  case kSecPolicyAppleRevocation:
    let flags = properties?[kSecPolicyRevocationFlags]
    let number = (flags as? NSNumber)?.uintValue ?? (flags as? Int).map { UInt(bitPattern: $0) }
    return SecPolicy(
      .revocation(
        (flags as? CFOptionFlags) ?? number.map { CFOptionFlags($0) }
          ?? kSecRevocationUseAnyAvailableMethod))
  default:
    RuntimeWarning.once(
      "SecPolicyCreateWithProperties: there is no policy \(policyIdentifier) on this phone",
      namesPlace: true)
    return nil
  }
}

/// Returns the properties of a policy.
public func SecPolicyCopyProperties(_ policyRef: SecPolicy) -> CFDictionary? {
  switch policyRef.contents {
  case .basic: return [kSecPolicyOid: kSecPolicyAppleX509Basic]
  case .server(let host):
    var properties: CFDictionary = [kSecPolicyOid: kSecPolicyAppleSSL]
    if let host { properties[kSecPolicyName] = host }
    return properties
  case .client: return [kSecPolicyOid: kSecPolicyAppleSSL, kSecPolicyClient: true]
  case .revocation(let flags):
    return [kSecPolicyOid: kSecPolicyAppleRevocation, kSecPolicyRevocationFlags: flags]
  }
}
