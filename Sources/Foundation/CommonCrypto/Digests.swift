internal import TactusCryptography

// The digests of Common Crypto: for each hash function its length, one call, and a context.

/// A number of bytes.
public typealias CC_LONG = UInt32

/// The state of a hash function.
public struct CCDigestContext: Sendable {
  var state: DigestState?

  /// Creates a context, which has to be initialized.
  public init() {}

  mutating func start(_ algorithm: DigestAlgorithm) -> Int32 {
    state = DigestState(algorithm)
    return 1
  }

  mutating func update(_ data: UnsafeRawPointer?, _ count: CC_LONG) -> Int32 {
    guard state != nil else { return 0 }
    state?.update(UnsafeRawBufferPointer(start: data, count: Int(count)))
    return 1
  }

  mutating func finish(_ digest: UnsafeMutablePointer<UInt8>?) -> Int32 {
    guard let bytes = state?.digest(), let digest else { return 0 }
    digest.update(from: bytes, count: bytes.count)
    state = nil
    return 1
  }
}

/// Writes the digest of some bytes, and returns its address.
private func write(
  _ algorithm: DigestAlgorithm, _ data: UnsafeRawPointer?, _ count: CC_LONG,
  _ digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  let bytes = DigestState.digest(
    algorithm, of: UnsafeRawBufferPointer(start: data, count: Int(count)))
  digest?.update(from: bytes, count: bytes.count)
  return digest
}

// MARK: MD5

/// The number of bytes of a digest of MD5.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The number of bytes that MD5 hashes at a time.
public let CC_MD5_BLOCK_BYTES: Int32 = 64
/// The state of MD5.
public typealias CC_MD5_CTX = CCDigestContext

/// Writes the digest of MD5 of some bytes, and returns its address.
@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(.md5, data, len, md) }

/// Initializes a context, and returns 1.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
  c.pointee.start(.md5)
}

/// Adds bytes to a context, and returns 1, or 0 if it was not initialized.
@discardableResult
public func CC_MD5_Update(
  _ c: UnsafeMutablePointer<CC_MD5_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { c.pointee.update(data, len) }

/// Writes the digest, and returns 1, or 0 if the context was not initialized.
@discardableResult
public func CC_MD5_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_MD5_CTX>!
) -> Int32 { c.pointee.finish(md) }

// MARK: SHA1

/// The number of bytes of a digest of SHA1.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The number of bytes that SHA1 hashes at a time.
public let CC_SHA1_BLOCK_BYTES: Int32 = 64
/// The state of SHA1.
public typealias CC_SHA1_CTX = CCDigestContext

/// Writes the digest of SHA1 of some bytes, and returns its address.
@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(.sha1, data, len, md) }

/// Initializes a context, and returns 1.
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
  c.pointee.start(.sha1)
}

/// Adds bytes to a context, and returns 1, or 0 if it was not initialized.
@discardableResult
public func CC_SHA1_Update(
  _ c: UnsafeMutablePointer<CC_SHA1_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { c.pointee.update(data, len) }

/// Writes the digest, and returns 1, or 0 if the context was not initialized.
@discardableResult
public func CC_SHA1_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA1_CTX>!
) -> Int32 { c.pointee.finish(md) }

// MARK: SHA224

/// The number of bytes of a digest of SHA224.
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
/// The number of bytes that SHA224 hashes at a time.
public let CC_SHA224_BLOCK_BYTES: Int32 = 64

/// Writes the digest of SHA224 of some bytes, and returns its address.
@discardableResult
public func CC_SHA224(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(.sha224, data, len, md) }

/// Initializes a context, and returns 1.
@discardableResult
public func CC_SHA224_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
  c.pointee.start(.sha224)
}

/// Adds bytes to a context, and returns 1, or 0 if it was not initialized.
@discardableResult
public func CC_SHA224_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { c.pointee.update(data, len) }

/// Writes the digest, and returns 1, or 0 if the context was not initialized.
@discardableResult
public func CC_SHA224_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!
) -> Int32 { c.pointee.finish(md) }

// MARK: SHA256

/// The number of bytes of a digest of SHA256.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// The number of bytes that SHA256 hashes at a time.
public let CC_SHA256_BLOCK_BYTES: Int32 = 64
/// The state of SHA256 and SHA224.
public typealias CC_SHA256_CTX = CCDigestContext

/// Writes the digest of SHA256 of some bytes, and returns its address.
@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(.sha256, data, len, md) }

/// Initializes a context, and returns 1.
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
  c.pointee.start(.sha256)
}

/// Adds bytes to a context, and returns 1, or 0 if it was not initialized.
@discardableResult
public func CC_SHA256_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { c.pointee.update(data, len) }

/// Writes the digest, and returns 1, or 0 if the context was not initialized.
@discardableResult
public func CC_SHA256_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!
) -> Int32 { c.pointee.finish(md) }

// MARK: SHA384

/// The number of bytes of a digest of SHA384.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// The number of bytes that SHA384 hashes at a time.
public let CC_SHA384_BLOCK_BYTES: Int32 = 128

/// Writes the digest of SHA384 of some bytes, and returns its address.
@discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(.sha384, data, len, md) }

/// Initializes a context, and returns 1.
@discardableResult
public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
  c.pointee.start(.sha384)
}

/// Adds bytes to a context, and returns 1, or 0 if it was not initialized.
@discardableResult
public func CC_SHA384_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { c.pointee.update(data, len) }

/// Writes the digest, and returns 1, or 0 if the context was not initialized.
@discardableResult
public func CC_SHA384_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!
) -> Int32 { c.pointee.finish(md) }

// MARK: SHA512

/// The number of bytes of a digest of SHA512.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
/// The number of bytes that SHA512 hashes at a time.
public let CC_SHA512_BLOCK_BYTES: Int32 = 128
/// The state of SHA512 and SHA384.
public typealias CC_SHA512_CTX = CCDigestContext

/// Writes the digest of SHA512 of some bytes, and returns its address.
@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(.sha512, data, len, md) }

/// Initializes a context, and returns 1.
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
  c.pointee.start(.sha512)
}

/// Adds bytes to a context, and returns 1, or 0 if it was not initialized.
@discardableResult
public func CC_SHA512_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { c.pointee.update(data, len) }

/// Writes the digest, and returns 1, or 0 if the context was not initialized.
@discardableResult
public func CC_SHA512_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!
) -> Int32 { c.pointee.finish(md) }
