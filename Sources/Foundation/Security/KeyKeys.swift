// The keys and values of cryptographic keys. Step Keychain.KC17.

/// The kind of a key.
public let kSecAttrKeyType: CFString = "type"
/// RSA.
public let kSecAttrKeyTypeRSA: CFString = "42"
/// A key on an elliptic curve.
public let kSecAttrKeyTypeEC: CFString = "73"
/// A key on P-256, P-384 or P-521.
public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
/// The class of a key: public, private or symmetric.
public let kSecAttrKeyClass: CFString = "kcls"
/// A public key.
public let kSecAttrKeyClassPublic: CFString = "0"
/// A private key.
public let kSecAttrKeyClassPrivate: CFString = "1"
/// A symmetric key, which is not supported.
public let kSecAttrKeyClassSymmetric: CFString = "2"
/// The number of bits of a key.
public let kSecAttrKeySizeInBits: CFString = "bsiz"
/// The number of effective bits of a key.
public let kSecAttrEffectiveKeySize: CFString = "esiz"
/// Whether a new key is added to the keychain.
public let kSecAttrIsPermanent: CFString = "perm"
/// Data of the app that identify a key.
public let kSecAttrApplicationTag: CFString = "atag"
/// The digest of the public key.
public let kSecAttrApplicationLabel: CFString = "klbl"
/// Whether a key encrypts.
public let kSecAttrCanEncrypt: CFString = "encr"
/// Whether a key decrypts.
public let kSecAttrCanDecrypt: CFString = "decr"
/// Whether a key signs.
public let kSecAttrCanSign: CFString = "sign"
/// Whether a key verifies signatures.
public let kSecAttrCanVerify: CFString = "vrfy"
/// Whether other keys are derived from a key.
public let kSecAttrCanDerive: CFString = "drve"
/// Whether a key encrypts other keys.
public let kSecAttrCanWrap: CFString = "wrap"
/// Whether a key decrypts other keys.
public let kSecAttrCanUnwrap: CFString = "unwp"
/// Whether a key leaves the keychain in an encrypted form only.
public let kSecAttrIsSensitive: CFString = "sens"
/// Whether a key may leave the keychain.
public let kSecAttrIsExtractable: CFString = "extr"
/// The attributes of the private key of a new pair.
public let kSecPrivateKeyAttrs: CFString = "private"
/// The attributes of the public key of a new pair.
public let kSecPublicKeyAttrs: CFString = "public"
/// The token that has a key.
public let kSecAttrTokenID: CFString = "tkid"
/// The Secure Enclave, which the phone does not have.
public let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken"
