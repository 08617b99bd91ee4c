// The constants of Common Crypto, with the values of its public header.

/// The result of an operation: `kCCSuccess` or an error.
public typealias CCCryptorStatus = Int32
/// The result of an operation: `kCCSuccess` or an error.
public typealias CCStatus = Int32
/// The result of a request for random bytes.
public typealias CCRNGStatus = Int32
/// Encryption or decryption.
public typealias CCOperation = UInt32
/// A cipher.
public typealias CCAlgorithm = UInt32
/// Options of a cipher.
public typealias CCOptions = UInt32
/// A derivation of keys from passwords.
public typealias CCPBKDFAlgorithm = UInt32
/// The hash function of a derivation.
public typealias CCPseudoRandomAlgorithm = UInt32

/// Success.
public let kCCSuccess = 0
/// A parameter is not valid.
public let kCCParamError = -4300
/// The memory for the result is too small.
public let kCCBufferTooSmall = -4301
/// There is not enough memory.
public let kCCMemoryFailure = -4302
/// The data does not consist of whole blocks.
public let kCCAlignmentError = -4303
/// The data cannot be decrypted.
public let kCCDecodeError = -4304
/// The algorithm is not available.
public let kCCUnimplemented = -4305
/// The result is too large.
public let kCCOverflow = -4306
/// There are no random bytes.
public let kCCRNGFailure = -4307
/// An error without a code of its own.
public let kCCUnspecifiedError = -4308
/// A function was called in a wrong order.
public let kCCCallSequenceError = -4309
/// The length of the key is not valid for the algorithm.
public let kCCKeySizeError = -4310
/// The key is not valid.
public let kCCInvalidKey = -4311
/// Encryption.
public let kCCEncrypt = 0
/// Decryption.
public let kCCDecrypt = 1
/// AES with keys of any of its lengths.
public let kCCAlgorithmAES128 = 0
/// AES.
public let kCCAlgorithmAES = 0
/// DES, which is not available.
public let kCCAlgorithmDES = 1
/// Triple DES.
public let kCCAlgorithm3DES = 2
/// The last block is padded.
public let kCCOptionPKCS7Padding = 1
/// Each block is encrypted by itself.
public let kCCOptionECBMode = 2
/// The bytes of a key of AES-128.
public let kCCKeySizeAES128 = 16
/// The bytes of a key of AES-192.
public let kCCKeySizeAES192 = 24
/// The bytes of a key of AES-256.
public let kCCKeySizeAES256 = 32
/// The bytes of a key of Triple DES.
public let kCCKeySize3DES = 24
/// The bytes of a block of AES.
public let kCCBlockSizeAES128 = 16
/// The bytes of a block of Triple DES.
public let kCCBlockSize3DES = 8
/// The bytes of a context of AES, which contexts here do not need.
public let kCCContextSizeAES128 = 404
/// The derivation PBKDF2.
public let kCCPBKDF2 = 2
/// A derivation by SHA-1.
public let kCCPRFHmacAlgSHA1 = 1
/// A derivation by SHA-224.
public let kCCPRFHmacAlgSHA224 = 2
/// A derivation by SHA-256.
public let kCCPRFHmacAlgSHA256 = 3
/// A derivation by SHA-384.
public let kCCPRFHmacAlgSHA384 = 4
/// A derivation by SHA-512.
public let kCCPRFHmacAlgSHA512 = 5
