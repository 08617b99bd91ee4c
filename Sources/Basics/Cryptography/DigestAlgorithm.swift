internal import CTactusOpenSSL

/// A hash function of libcrypto.
public enum DigestAlgorithm: String, Sendable, CaseIterable {
  case md5 = "MD5"
  case sha1 = "SHA1"
  case sha224 = "SHA224"
  case sha256 = "SHA256"
  case sha384 = "SHA384"
  case sha512 = "SHA512"

  /// The number of bytes of a digest.
  public var byteCount: Int {
    switch self {
    case .md5: 16
    case .sha1: 20
    case .sha224: 28
    case .sha256: 32
    case .sha384: 48
    case .sha512: 64
    }
  }

  /// The number of bytes that are hashed at a time.
  public var blockByteCount: Int { self == .sha384 || self == .sha512 ? 128 : 64 }

  var function: OpaquePointer? {
    switch self {
    case .md5: EVP_md5()
    case .sha1: EVP_sha1()
    case .sha224: EVP_sha224()
    case .sha256: EVP_sha256()
    case .sha384: EVP_sha384()
    case .sha512: EVP_sha512()
    }
  }
}
