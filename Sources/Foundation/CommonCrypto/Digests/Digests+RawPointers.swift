// The digests of Common Crypto written to memory of any type, as C's pointers to bytes take it.

/// Writes the digest of MD2 of some bytes to memory of any type, and returns its address.
@_disfavoredOverload @discardableResult
public func CC_MD2(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutableRawPointer!
) -> UnsafeMutablePointer<UInt8>! {
  CC_MD2(data, len, md?.assumingMemoryBound(to: UInt8.self))
}

/// Writes the digest of MD2 to memory of any type, and returns 1.
@_disfavoredOverload @discardableResult
public func CC_MD2_Final(
  _ md: UnsafeMutableRawPointer!, _ c: UnsafeMutablePointer<CC_MD2_CTX>!
) -> Int32 {
  CC_MD2_Final(md?.assumingMemoryBound(to: UInt8.self), c)
}

/// Writes the digest of MD4 of some bytes to memory of any type, and returns its address.
@_disfavoredOverload @discardableResult
public func CC_MD4(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutableRawPointer!
) -> UnsafeMutablePointer<UInt8>! {
  CC_MD4(data, len, md?.assumingMemoryBound(to: UInt8.self))
}

/// Writes the digest of MD4 to memory of any type, and returns 1.
@_disfavoredOverload @discardableResult
public func CC_MD4_Final(
  _ md: UnsafeMutableRawPointer!, _ c: UnsafeMutablePointer<CC_MD4_CTX>!
) -> Int32 {
  CC_MD4_Final(md?.assumingMemoryBound(to: UInt8.self), c)
}

/// Writes the digest of MD5 of some bytes to memory of any type, and returns its address.
@_disfavoredOverload @discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutableRawPointer!
) -> UnsafeMutablePointer<UInt8>! {
  CC_MD5(data, len, md?.assumingMemoryBound(to: UInt8.self))
}

/// Writes the digest of MD5 to memory of any type, and returns 1.
@_disfavoredOverload @discardableResult
public func CC_MD5_Final(
  _ md: UnsafeMutableRawPointer!, _ c: UnsafeMutablePointer<CC_MD5_CTX>!
) -> Int32 {
  CC_MD5_Final(md?.assumingMemoryBound(to: UInt8.self), c)
}

/// Writes the digest of SHA-1 of some bytes to memory of any type, and returns its address.
@_disfavoredOverload @discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutableRawPointer!
) -> UnsafeMutablePointer<UInt8>! {
  CC_SHA1(data, len, md?.assumingMemoryBound(to: UInt8.self))
}

/// Writes the digest of SHA-1 to memory of any type, and returns 1.
@_disfavoredOverload @discardableResult
public func CC_SHA1_Final(
  _ md: UnsafeMutableRawPointer!, _ c: UnsafeMutablePointer<CC_SHA1_CTX>!
) -> Int32 {
  CC_SHA1_Final(md?.assumingMemoryBound(to: UInt8.self), c)
}

/// Writes the digest of SHA-224 of some bytes to memory of any type, and returns its address.
@_disfavoredOverload @discardableResult
public func CC_SHA224(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutableRawPointer!
) -> UnsafeMutablePointer<UInt8>! {
  CC_SHA224(data, len, md?.assumingMemoryBound(to: UInt8.self))
}

/// Writes the digest of SHA-224 to memory of any type, and returns 1.
@_disfavoredOverload @discardableResult
public func CC_SHA224_Final(
  _ md: UnsafeMutableRawPointer!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!
) -> Int32 {
  CC_SHA224_Final(md?.assumingMemoryBound(to: UInt8.self), c)
}

/// Writes the digest of SHA-256 of some bytes to memory of any type, and returns its address.
@_disfavoredOverload @discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutableRawPointer!
) -> UnsafeMutablePointer<UInt8>! {
  CC_SHA256(data, len, md?.assumingMemoryBound(to: UInt8.self))
}

/// Writes the digest of SHA-256 to memory of any type, and returns 1.
@_disfavoredOverload @discardableResult
public func CC_SHA256_Final(
  _ md: UnsafeMutableRawPointer!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!
) -> Int32 {
  CC_SHA256_Final(md?.assumingMemoryBound(to: UInt8.self), c)
}

/// Writes the digest of SHA-384 of some bytes to memory of any type, and returns its address.
@_disfavoredOverload @discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutableRawPointer!
) -> UnsafeMutablePointer<UInt8>! {
  CC_SHA384(data, len, md?.assumingMemoryBound(to: UInt8.self))
}

/// Writes the digest of SHA-384 to memory of any type, and returns 1.
@_disfavoredOverload @discardableResult
public func CC_SHA384_Final(
  _ md: UnsafeMutableRawPointer!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!
) -> Int32 {
  CC_SHA384_Final(md?.assumingMemoryBound(to: UInt8.self), c)
}

/// Writes the digest of SHA-512 of some bytes to memory of any type, and returns its address.
@_disfavoredOverload @discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutableRawPointer!
) -> UnsafeMutablePointer<UInt8>! {
  CC_SHA512(data, len, md?.assumingMemoryBound(to: UInt8.self))
}

/// Writes the digest of SHA-512 to memory of any type, and returns 1.
@_disfavoredOverload @discardableResult
public func CC_SHA512_Final(
  _ md: UnsafeMutableRawPointer!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!
) -> Int32 {
  CC_SHA512_Final(md?.assumingMemoryBound(to: UInt8.self), c)
}
