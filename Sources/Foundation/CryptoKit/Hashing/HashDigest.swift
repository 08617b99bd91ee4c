internal import TactusCryptography

/// The kind of a digest.
public protocol DigestKind: Sendable {
  /// The number of bytes.
  static var digestByteCount: Int { get }
}

/// The digest of a hash function.
public struct HashDigest<Kind: DigestKind>: Digest {
  let bytes: [UInt8]

  /// The number of bytes.
  public static var byteCount: Int { Kind.digestByteCount }

  /// Calls a closure with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  /// Returns an iterator over the bytes.
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

  /// Returns whether two digests are equal, in a time that does not depend on them.
  public static func == (lhs: HashDigest, rhs: HashDigest) -> Bool {
    SecureComparison.areEqual(lhs.bytes, rhs.bytes)
  }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }

  /// The name of the function, and the bytes in hexadecimal digits.
  public var description: String {
    "\(Kind.self) digest: " + bytes.map { String(format: "%02x", $0) }.joined()
  }
}

/// The digest of SHA-256.
public typealias SHA256Digest = HashDigest<SHA256>
/// The digest of SHA-384.
public typealias SHA384Digest = HashDigest<SHA384>
/// The digest of SHA-512.
public typealias SHA512Digest = HashDigest<SHA512>
