internal import TactusCryptography

// The digests of Common Crypto: for each hash function its length, one call, and a context, which
// may be memory that was only allocated.

/// A number of bytes.
public typealias CC_LONG = UInt32

/// A number of eight bytes.
public typealias CC_LONG64 = UInt64

/// Writes the digest of some bytes, and returns its address; writes none without memory for it.
private func write(
  _ function: PlainDigest, _ data: UnsafeRawPointer?, _ count: CC_LONG,
  _ digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  guard let digest else { return nil }
  var state = CC_SHA512_CTX()  // the largest
  withUnsafeMutablePointer(to: &state) { state in
    function.start(state)
    function.add(UnsafeRawBufferPointer(start: data, count: Int(count)), to: state)
    function.finish(state, digest: digest)
  }
  return digest
}

/// Adds bytes to a context, and returns 1.
private func add(
  _ function: PlainDigest, _ data: UnsafeRawPointer?, _ count: CC_LONG,
  _ state: UnsafeMutableRawPointer
) -> Int32 {
  function.add(UnsafeRawBufferPointer(start: data, count: Int(count)), to: state)
  return 1
}

/// Writes the digest of a context, and returns 1; writes none without memory for it.
private func finish(
  _ function: PlainDigest, _ state: UnsafeMutableRawPointer,
  _ digest: UnsafeMutablePointer<UInt8>?
) -> Int32 {
  if let digest { function.finish(state, digest: digest) }
  return 1
}

// MARK: MD2

/// The number of bytes of a digest of MD2.
public let CC_MD2_DIGEST_LENGTH: Int32 = 16
/// The number of bytes of a block of MD2 in the public header; it hashes 16 at a time.
public let CC_MD2_BLOCK_BYTES: Int32 = 64

/// Writes the digest of MD2 of some bytes, and returns its address.
@discardableResult
public func CC_MD2(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(.md2, data, len, md) }

/// Initializes a context, and returns 1.
@discardableResult
public func CC_MD2_Init(_ c: UnsafeMutablePointer<CC_MD2_CTX>!) -> Int32 {
  PlainDigest.md2.start(c)
  return 1
}

/// Adds bytes to a context, and returns 1.
@discardableResult
public func CC_MD2_Update(
  _ c: UnsafeMutablePointer<CC_MD2_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { add(.md2, data, len, c) }

/// Writes the digest, and returns 1.
@discardableResult
public func CC_MD2_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_MD2_CTX>!
) -> Int32 { finish(.md2, c, md) }

// MARK: MD4

/// The number of bytes of a digest of MD4.
public let CC_MD4_DIGEST_LENGTH: Int32 = 16
/// The number of bytes of a block of MD4.
public let CC_MD4_BLOCK_BYTES: Int32 = 64

/// Writes the digest of MD4 of some bytes, and returns its address.
@discardableResult
public func CC_MD4(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(.md4, data, len, md) }

/// Initializes a context, and returns 1.
@discardableResult
public func CC_MD4_Init(_ c: UnsafeMutablePointer<CC_MD4_CTX>!) -> Int32 {
  PlainDigest.md4.start(c)
  return 1
}

/// Adds bytes to a context, and returns 1.
@discardableResult
public func CC_MD4_Update(
  _ c: UnsafeMutablePointer<CC_MD4_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { add(.md4, data, len, c) }

/// Writes the digest, and returns 1.
@discardableResult
public func CC_MD4_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_MD4_CTX>!
) -> Int32 { finish(.md4, c, md) }

// MARK: MD5

/// The number of bytes of a digest of MD5.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The number of bytes of a block of MD5.
public let CC_MD5_BLOCK_BYTES: Int32 = 64

/// Writes the digest of MD5 of some bytes, and returns its address.
@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(.md5, data, len, md) }

/// Initializes a context, and returns 1.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
  PlainDigest.md5.start(c)
  return 1
}

/// Adds bytes to a context, and returns 1.
@discardableResult
public func CC_MD5_Update(
  _ c: UnsafeMutablePointer<CC_MD5_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { add(.md5, data, len, c) }

/// Writes the digest, and returns 1.
@discardableResult
public func CC_MD5_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_MD5_CTX>!
) -> Int32 { finish(.md5, c, md) }

// MARK: SHA-1

/// The number of bytes of a digest of SHA-1.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The number of bytes of a block of SHA-1.
public let CC_SHA1_BLOCK_BYTES: Int32 = 64

/// Writes the digest of SHA-1 of some bytes, and returns its address.
@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(.sha1, data, len, md) }

/// Initializes a context, and returns 1.
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
  PlainDigest.sha1.start(c)
  return 1
}

/// Adds bytes to a context, and returns 1.
@discardableResult
public func CC_SHA1_Update(
  _ c: UnsafeMutablePointer<CC_SHA1_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { add(.sha1, data, len, c) }

/// Writes the digest, and returns 1.
@discardableResult
public func CC_SHA1_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA1_CTX>!
) -> Int32 { finish(.sha1, c, md) }

// MARK: SHA-224

/// The number of bytes of a digest of SHA-224.
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
/// The number of bytes of a block of SHA-224.
public let CC_SHA224_BLOCK_BYTES: Int32 = 64

/// Writes the digest of SHA-224 of some bytes, and returns its address.
@discardableResult
public func CC_SHA224(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(.sha224, data, len, md) }

/// Initializes a context, and returns 1.
@discardableResult
public func CC_SHA224_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
  PlainDigest.sha224.start(c)
  return 1
}

/// Adds bytes to a context, and returns 1.
@discardableResult
public func CC_SHA224_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { add(.sha224, data, len, c) }

/// Writes the digest, and returns 1.
@discardableResult
public func CC_SHA224_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!
) -> Int32 { finish(.sha224, c, md) }

// MARK: SHA-256

/// The number of bytes of a digest of SHA-256.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// The number of bytes of a block of SHA-256.
public let CC_SHA256_BLOCK_BYTES: Int32 = 64

/// Writes the digest of SHA-256 of some bytes, and returns its address.
@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(.sha256, data, len, md) }

/// Initializes a context, and returns 1.
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
  PlainDigest.sha256.start(c)
  return 1
}

/// Adds bytes to a context, and returns 1.
@discardableResult
public func CC_SHA256_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { add(.sha256, data, len, c) }

/// Writes the digest, and returns 1.
@discardableResult
public func CC_SHA256_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!
) -> Int32 { finish(.sha256, c, md) }

// MARK: SHA-384

/// The number of bytes of a digest of SHA-384.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// The number of bytes of a block of SHA-384.
public let CC_SHA384_BLOCK_BYTES: Int32 = 128

/// Writes the digest of SHA-384 of some bytes, and returns its address.
@discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(.sha384, data, len, md) }

/// Initializes a context, and returns 1.
@discardableResult
public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
  PlainDigest.sha384.start(c)
  return 1
}

/// Adds bytes to a context, and returns 1.
@discardableResult
public func CC_SHA384_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { add(.sha384, data, len, c) }

/// Writes the digest, and returns 1.
@discardableResult
public func CC_SHA384_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!
) -> Int32 { finish(.sha384, c, md) }

// MARK: SHA-512

/// The number of bytes of a digest of SHA-512.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
/// The number of bytes of a block of SHA-512.
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

/// Writes the digest of SHA-512 of some bytes, and returns its address.
@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(.sha512, data, len, md) }

/// Initializes a context, and returns 1.
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
  PlainDigest.sha512.start(c)
  return 1
}

/// Adds bytes to a context, and returns 1.
@discardableResult
public func CC_SHA512_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { add(.sha512, data, len, c) }

/// Writes the digest, and returns 1.
@discardableResult
public func CC_SHA512_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!
) -> Int32 { finish(.sha512, c, md) }
