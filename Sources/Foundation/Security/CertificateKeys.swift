// The attributes of certificates and identities in the keychain. Step Keychain.KC20.

/// The version of a certificate, such as 3, as a number.
public let kSecAttrCertificateType: CFString = "ctyp"
/// The encoding of a certificate, which is 3 for DER, as a number.
public let kSecAttrCertificateEncoding: CFString = "cenc"
/// The name of the subject of a certificate, as data.
public let kSecAttrSubject: CFString = "subj"
/// The name of the issuer of a certificate, as data.
public let kSecAttrIssuer: CFString = "issr"
/// The serial number of a certificate, as data.
public let kSecAttrSerialNumber: CFString = "slnr"
/// The identifier of the key of a certificate's subject, as data.
public let kSecAttrSubjectKeyID: CFString = "skid"
/// The digest of the public key of a certificate, as data.
public let kSecAttrPublicKeyHash: CFString = "pkhh"
