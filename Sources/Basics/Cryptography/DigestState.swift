internal import CTactusOpenSSL

/// The state of a hash function, or of an HMAC, between two updates; a value.
public struct DigestState: Sendable {
  /// The hash function.
  public let algorithm: DigestAlgorithm
  private var context: Context

  /// Creates the state of a hash function.
  public init(_ algorithm: DigestAlgorithm) {
    self.algorithm = algorithm
    context = Context(digest: algorithm)
  }

  /// Creates the state of an HMAC with a key.
  public init(_ algorithm: DigestAlgorithm, key: UnsafeRawBufferPointer) {
    self.algorithm = algorithm
    context = Context(algorithm, key: key)
  }

  /// Adds bytes.
  public mutating func update(_ bytes: UnsafeRawBufferPointer) {
    if !isKnownUniquelyReferenced(&context) { context = context.copy() }
    context.update(bytes)
  }

  /// Returns the digest of the bytes so far.
  public func digest() -> [UInt8] { context.copy().finish(byteCount: algorithm.byteCount) }

  /// Returns the digest of some bytes.
  public static func digest(
    _ algorithm: DigestAlgorithm, of bytes: UnsafeRawBufferPointer
  ) -> [UInt8] {
    var state = DigestState(algorithm)
    state.update(bytes)
    return state.digest()
  }
}

/// A context of libcrypto, which a single state owns while it changes.
///
/// Sendable because a state that shares it makes a copy before it changes it.
private final class Context: @unchecked Sendable {
  private var digest: OpaquePointer?
  private var code: OpaquePointer?

  init(digest algorithm: DigestAlgorithm) {
    digest = EVP_MD_CTX_new()
    precondition(
      EVP_DigestInit_ex(digest, algorithm.function, nil) == 1,
      "libcrypto does not provide \(algorithm.rawValue)")
  }

  init(_ algorithm: DigestAlgorithm, key: UnsafeRawBufferPointer) {
    // An empty key needs an address too.
    let bytes = key.isEmpty ? [0] : Array(key)
    code = tactusMakeHMAC(algorithm.rawValue, bytes, key.count)
    precondition(code != nil, "libcrypto does not provide HMAC with \(algorithm.rawValue)")
  }

  private init(copying other: Context) {
    if let code = other.code { self.code = EVP_MAC_CTX_dup(code) }
    guard let digest = other.digest else { return }
    self.digest = EVP_MD_CTX_new()
    EVP_MD_CTX_copy_ex(self.digest, digest)
  }

  deinit {
    EVP_MD_CTX_free(digest)
    EVP_MAC_CTX_free(code)
  }

  func copy() -> Context { Context(copying: self) }

  func update(_ bytes: UnsafeRawBufferPointer) {
    guard let address = bytes.baseAddress, !bytes.isEmpty else { return }
    if let code {
      EVP_MAC_update(code, address.assumingMemoryBound(to: UInt8.self), bytes.count)
    } else {
      EVP_DigestUpdate(digest, address, bytes.count)
    }
  }

  func finish(byteCount: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: byteCount)
    if let code {
      var count = 0
      EVP_MAC_final(code, &bytes, &count, byteCount)
    } else {
      EVP_DigestFinal_ex(digest, &bytes, nil)
    }
    return bytes
  }
}
