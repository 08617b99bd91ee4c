// The identifiers of policies, and the keys of their properties.
//
// - Source: the values are the identifiers of Apple's policies, and names that public packages
//   print. Confidence: observed.

/// A policy for any use of a certificate.
public let kSecPolicyAppleX509Basic: CFString = "1.2.840.113635.100.1.2"
/// A policy for TLS.
public let kSecPolicyAppleSSL: CFString = "1.2.840.113635.100.1.3"
/// A policy for signed and encrypted mail.
public let kSecPolicyAppleSMIME: CFString = "1.2.840.113635.100.1.8"
/// A policy for the Extensible Authentication Protocol.
public let kSecPolicyAppleEAP: CFString = "1.2.840.113635.100.1.9"
/// A policy for IPsec.
public let kSecPolicyAppleIPsec: CFString = "1.2.840.113635.100.1.11"
/// A policy for signed code.
public let kSecPolicyAppleCodeSigning: CFString = "1.2.840.113635.100.1.16"
/// A policy for certificates of Apple accounts.
public let kSecPolicyAppleIDValidation: CFString = "1.2.840.113635.100.1.18"
/// A policy for receipts of the App Store of the Mac.
public let kSecPolicyMacAppStoreReceipt: CFString = "1.2.840.113635.100.1.19"
/// A policy for time stamps.
public let kSecPolicyAppleTimeStamping: CFString = "1.2.840.113635.100.1.20"
/// A policy of revocation.
public let kSecPolicyAppleRevocation: CFString = "1.2.840.113635.100.1.21"
/// A policy for passes.
public let kSecPolicyApplePassbookSigning: CFString = "1.2.840.113635.100.1.22"
/// A policy for issuers of Apple Pay.
public let kSecPolicyApplePayIssuerEncryption: CFString = "1.2.840.113635.100.1.39"

/// The identifier of a policy; it is read only.
public let kSecPolicyOid: CFString = "SecPolicyOid"
/// The name that a certificate must have: for TLS, the host.
public let kSecPolicyName: CFString = "SecPolicyName"
/// Whether the certificate is a client's.
public let kSecPolicyClient: CFString = "SecPolicyClient"
/// The flags of a policy of revocation.
public let kSecPolicyRevocationFlags: CFString = "SecPolicyRevocationFlags"
/// The team that signs passes.
public let kSecPolicyTeamIdentifier: CFString = "SecPolicyTeamIdentifier"
