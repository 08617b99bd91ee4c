// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/CommonCrypto.tsv.
// Do not edit.

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
/// A mode of operation of a block cipher.
public typealias CCMode = UInt32
/// Options of a mode.
public typealias CCModeOptions = UInt32
/// The padding of the last block.
public typealias CCPadding = UInt32
/// A derivation of keys from passwords.
public typealias CCPBKDFAlgorithm = UInt32
/// The hash function of a derivation.
public typealias CCPseudoRandomAlgorithm = UInt32
/// A key wrapping algorithm.
public typealias CCWrappingAlgorithm = UInt32

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
/// DES.
public let kCCAlgorithmDES = 1
/// Triple DES.
public let kCCAlgorithm3DES = 2
/// CAST.
public let kCCAlgorithmCAST = 3
/// `RC4`, Rivest's stream cipher.
public let kCCAlgorithmRC4 = 4
/// `RC2`, Rivest's block cipher.
public let kCCAlgorithmRC2 = 5
/// Blowfish.
public let kCCAlgorithmBlowfish = 6
/// The last block is padded.
public let kCCOptionPKCS7Padding = 1
/// Electronic codebook: each block is encrypted by itself.
public let kCCOptionECBMode = 2
/// Each block is encrypted by itself.
public let kCCModeECB = 1
/// Cipher block chaining: each block is combined with the encrypted one before it.
public let kCCModeCBC = 2
/// Cipher feedback, block by block.
public let kCCModeCFB = 3
/// Counter mode: a stream of encrypted numbers.
public let kCCModeCTR = 4
/// Output feedback: a stream of repeated encryption.
public let kCCModeOFB = 7
/// The stream of `kCCAlgorithmRC4`.
public let kCCModeRC4 = 9
/// Cipher feedback, byte by byte.
public let kCCModeCFB8 = 10
/// Numbers with their least significant byte first, an option that is no longer used.
public let kCCModeOptionCTR_LE = 1
/// Numbers with their most significant byte first, which is always the case.
public let kCCModeOptionCTR_BE = 2
/// No padding.
public let ccNoPadding = 0
/// The padding of PKCS #7.
public let ccPKCS7Padding = 1
/// The bytes of a key of AES-128.
public let kCCKeySizeAES128 = 16
/// The bytes of a key of AES-192.
public let kCCKeySizeAES192 = 24
/// The bytes of a key of AES-256.
public let kCCKeySizeAES256 = 32
/// The bytes of a key of Triple DES.
public let kCCKeySize3DES = 24
/// The bytes of a key of DES.
public let kCCKeySizeDES = 8
/// The least bytes of a key of CAST.
public let kCCKeySizeMinCAST = 5
/// The most bytes of a key of CAST.
public let kCCKeySizeMaxCAST = 16
/// The least bytes of a key of `kCCAlgorithmRC4`.
public let kCCKeySizeMinRC4 = 1
/// The most bytes of a key of `kCCAlgorithmRC4`.
public let kCCKeySizeMaxRC4 = 512
/// The least bytes of a key of `kCCAlgorithmRC2`.
public let kCCKeySizeMinRC2 = 1
/// The most bytes of a key of `kCCAlgorithmRC2`.
public let kCCKeySizeMaxRC2 = 128
/// The least bytes of a key of Blowfish.
public let kCCKeySizeMinBlowfish = 8
/// The most bytes of a key of Blowfish.
public let kCCKeySizeMaxBlowfish = 56
/// The bytes of a block of DES.
public let kCCBlockSizeDES = 8
/// The bytes of a block of CAST.
public let kCCBlockSizeCAST = 8
/// The bytes of a block of `kCCAlgorithmRC2`.
public let kCCBlockSizeRC2 = 8
/// The bytes of a block of Blowfish.
public let kCCBlockSizeBlowfish = 8
/// The bytes of a block of AES.
public let kCCBlockSizeAES128 = 16
/// The bytes of a block of Triple DES.
public let kCCBlockSize3DES = 8
/// The bytes of a context of AES, which contexts here do not need.
public let kCCContextSizeAES128 = 404
/// The bytes of a context of DES, which contexts here do not need.
public let kCCContextSizeDES = 240
/// The bytes of a context of Triple DES, which contexts here do not need.
public let kCCContextSize3DES = 496
/// The bytes of a context of CAST, which contexts here do not need.
public let kCCContextSizeCAST = 240
/// The bytes of a context of `kCCAlgorithmRC4`, which contexts here do not need.
public let kCCContextSizeRC4 = 1072
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
/// The wrapping of keys by AES.
public let kCCWRAPAES = 1

/// A code by SHA-1.
public let kCCHmacAlgSHA1 = 0
/// A code by MD5.
public let kCCHmacAlgMD5 = 1
/// A code by SHA-256.
public let kCCHmacAlgSHA256 = 2
/// A code by SHA-384.
public let kCCHmacAlgSHA384 = 3
/// A code by SHA-512.
public let kCCHmacAlgSHA512 = 4
/// A code by SHA-224.
public let kCCHmacAlgSHA224 = 5
