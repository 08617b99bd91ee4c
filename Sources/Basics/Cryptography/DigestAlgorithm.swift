internal import CTactusOpenSSL

/// A hash function of libcrypto.
public enum DigestAlgorithm: String, Sendable, CaseIterable {
  case md5 = "MD5"
  case sha1 = "SHA1"
  case sha224 = "SHA224"
  case sha256 = "SHA256"
  case sha384 = "SHA384"
  case sha512 = "SHA512"
  case sha3_256 = "SHA3-256"
  case sha3_384 = "SHA3-384"
  case sha3_512 = "SHA3-512"

  /// The number of bytes of a digest.
  public var byteCount: Int {
    switch self {
    case .md5: 16
    case .sha1: 20
    case .sha224: 28
    case .sha256, .sha3_256: 32
    case .sha384, .sha3_384: 48
    case .sha512, .sha3_512: 64
    }
  }

  /// The number of bytes that are hashed at a time.
  public var blockByteCount: Int {
    switch self {
    case .md5, .sha1, .sha224, .sha256: 64
    case .sha384, .sha512: 128
    case .sha3_256: 136
    case .sha3_384: 104
    case .sha3_512: 72
    }
  }

  var function: OpaquePointer? {
    switch self {
    case .md5: EVP_md5()
    case .sha1: EVP_sha1()
    case .sha224: EVP_sha224()
    case .sha256: EVP_sha256()
    case .sha384: EVP_sha384()
    case .sha512: EVP_sha512()
    case .sha3_256: EVP_sha3_256()
    case .sha3_384: EVP_sha3_384()
    case .sha3_512: EVP_sha3_512()
    }
  }
}
