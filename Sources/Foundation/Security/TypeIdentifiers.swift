import TactusCoreFoundation

/// Returns the identifier of the type of access controls.
public func SecAccessControlGetTypeID() -> CFTypeID { SecAccessControl.typeID }

/// Returns the identifier of the type of certificates.
public func SecCertificateGetTypeID() -> CFTypeID { SecCertificate.typeID }

/// Returns the identifier of the type of identities.
public func SecIdentityGetTypeID() -> CFTypeID { SecIdentity.typeID }

/// Returns the identifier of the type of keys.
public func SecKeyGetTypeID() -> CFTypeID { SecKey.typeID }

/// Returns the identifier of the type of policies.
public func SecPolicyGetTypeID() -> CFTypeID { SecPolicy.typeID }

/// Returns the identifier of the type of trust objects.
public func SecTrustGetTypeID() -> CFTypeID { SecTrust.typeID }
