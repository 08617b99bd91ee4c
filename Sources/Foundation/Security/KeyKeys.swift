// The keys and values of cryptographic keys. The text of each is its name (ours).

/// The kind of a key.
public let kSecAttrKeyType: CFString = "kSecAttrKeyType"
/// RSA.
public let kSecAttrKeyTypeRSA: CFString = "kSecAttrKeyTypeRSA"
/// A key on an elliptic curve.
public let kSecAttrKeyTypeEC: CFString = "kSecAttrKeyTypeECSECPrimeRandom"
/// A key on P-256, P-384 or P-521.
public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "kSecAttrKeyTypeECSECPrimeRandom"
/// The class of a key: public, private or symmetric.
public let kSecAttrKeyClass: CFString = "kSecAttrKeyClass"
/// A public key.
public let kSecAttrKeyClassPublic: CFString = "kSecAttrKeyClassPublic"
/// A private key.
public let kSecAttrKeyClassPrivate: CFString = "kSecAttrKeyClassPrivate"
/// A symmetric key, which is not supported.
public let kSecAttrKeyClassSymmetric: CFString = "kSecAttrKeyClassSymmetric"
/// The number of bits of a key.
public let kSecAttrKeySizeInBits: CFString = "kSecAttrKeySizeInBits"
/// The number of effective bits of a key.
public let kSecAttrEffectiveKeySize: CFString = "kSecAttrEffectiveKeySize"
/// Whether a new key is added to the keychain.
public let kSecAttrIsPermanent: CFString = "kSecAttrIsPermanent"
/// Data of the app that identify a key.
public let kSecAttrApplicationTag: CFString = "kSecAttrApplicationTag"
/// The digest of the public key.
public let kSecAttrApplicationLabel: CFString = "kSecAttrApplicationLabel"
/// Whether a key encrypts.
public let kSecAttrCanEncrypt: CFString = "kSecAttrCanEncrypt"
/// Whether a key decrypts.
public let kSecAttrCanDecrypt: CFString = "kSecAttrCanDecrypt"
/// Whether a key signs.
public let kSecAttrCanSign: CFString = "kSecAttrCanSign"
/// Whether a key verifies signatures.
public let kSecAttrCanVerify: CFString = "kSecAttrCanVerify"
/// Whether other keys are derived from a key.
public let kSecAttrCanDerive: CFString = "kSecAttrCanDerive"
/// The attributes of the private key of a new pair.
public let kSecPrivateKeyAttrs: CFString = "kSecPrivateKeyAttrs"
/// The attributes of the public key of a new pair.
public let kSecPublicKeyAttrs: CFString = "kSecPublicKeyAttrs"
/// The token that has a key.
public let kSecAttrTokenID: CFString = "kSecAttrTokenID"
/// The Secure Enclave, which the phone does not have.
public let kSecAttrTokenIDSecureEnclave: CFString = "kSecAttrTokenIDSecureEnclave"
