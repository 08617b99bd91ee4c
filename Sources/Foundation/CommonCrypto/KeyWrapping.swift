internal import TactusCryptography

/// The standard initial value of wrapped keys (RFC 3394).
///
/// Unchecked because nobody changes the memory.
nonisolated(unsafe) public let CCrfc3394_iv: UnsafePointer<UInt8>! = {
  let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: CCrfc3394_ivLen)
  bytes.initialize(repeating: 0xa6, count: CCrfc3394_ivLen)
  return UnsafePointer(bytes)
}()

/// The number of bytes of the standard initial value.
public let CCrfc3394_ivLen = 8

/// Wraps a key with another.
///
/// - Parameters:
///   - algorithm: `kCCWRAPAES`; the parameter is ignored, as on an iPhone.
///   - iv: The initial value; `nil` for the standard one.
///   - ivLen: Its number of bytes, at least 8, of which the first 8 are used.
///   - kek: The key that wraps, of AES.
///   - kekLen: Its number of bytes.
///   - rawKey: The key, of at least 16 bytes and a multiple of 8.
///   - rawKeyLen: Its number of bytes.
///   - wrappedKey: Memory for the wrapped key.
///   - wrappedKeyLen: Its number of bytes, then that of the wrapped key; 0 after an error.
/// - Returns: `kCCSuccess`, or `kCCParamError` for impossible lengths and too little memory.
@discardableResult
public func CCSymmetricKeyWrap(
  _ algorithm: CCWrappingAlgorithm, _ iv: UnsafePointer<UInt8>!, _ ivLen: Int,
  _ kek: UnsafePointer<UInt8>!, _ kekLen: Int, _ rawKey: UnsafePointer<UInt8>!, _ rawKeyLen: Int,
  _ wrappedKey: UnsafeMutablePointer<UInt8>!, _ wrappedKeyLen: UnsafeMutablePointer<Int>!
) -> Int32 {
  guard let wrappedKey, let wrappedKeyLen, wrappedKeyLen.pointee >= 0 else {
    return Int32(kCCParamError)
  }
  guard let vector = initialValue(iv, ivLen), let wrappingKey = bytes(kek, kekLen),
    let key = bytes(rawKey, rawKeyLen),
    let wrapped = KeyWrapping.wrap(key, with: wrappingKey, vector: vector),
    wrapped.count <= wrappedKeyLen.pointee
  else {
    wrappedKey.update(repeating: 0, count: wrappedKeyLen.pointee)
    wrappedKeyLen.pointee = 0
    return Int32(kCCParamError)
  }
  wrappedKey.update(from: wrapped, count: wrapped.count)
  wrappedKeyLen.pointee = wrapped.count
  return Int32(kCCSuccess)
}

/// Returns the key in a wrapped one.
///
/// - Parameters:
///   - algorithm: `kCCWRAPAES`; the parameter is not looked at, as on an iPhone.
///   - iv: The initial value; the standard one is tried after it, and for `nil`.
///   - ivLen: Its number of bytes, at least 8, of which the first 8 are used.
///   - kek: The key that wraps, of AES.
///   - kekLen: Its number of bytes.
///   - wrappedKey: The wrapped key.
///   - wrappedKeyLen: Its number of bytes.
///   - rawKey: Memory for the key, which may be that of the wrapped one.
///   - rawKeyLen: Its number of bytes, then that of the key; 0 after an error.
/// - Returns: `kCCSuccess`, `kCCParamError` for impossible lengths of the values and too little
///   memory, or `kCCDecodeError` for a wrapped key that belongs to other values.
@discardableResult
public func CCSymmetricKeyUnwrap(
  _ algorithm: CCWrappingAlgorithm, _ iv: UnsafePointer<UInt8>!, _ ivLen: Int,
  _ kek: UnsafePointer<UInt8>!, _ kekLen: Int, _ wrappedKey: UnsafePointer<UInt8>!,
  _ wrappedKeyLen: Int, _ rawKey: UnsafeMutablePointer<UInt8>!,
  _ rawKeyLen: UnsafeMutablePointer<Int>!
) -> Int32 {
  guard let rawKey, let rawKeyLen else { return Int32(kCCParamError) }
  let available = rawKeyLen.pointee
  rawKeyLen.pointee = 0
  guard let vector = initialValue(iv, ivLen), let wrappingKey = bytes(kek, kekLen),
    [kCCKeySizeAES128, kCCKeySizeAES192, kCCKeySizeAES256].contains(kekLen),
    let wrapped = bytes(wrappedKey, wrappedKeyLen),
    wrapped.count >= CCrfc3394_ivLen, available >= wrapped.count - CCrfc3394_ivLen
  else { return Int32(kCCParamError) }
  let standard = [UInt8](UnsafeBufferPointer(start: CCrfc3394_iv, count: CCrfc3394_ivLen))
  guard
    let key = KeyWrapping.unwrap(wrapped, with: wrappingKey, vector: vector)
      ?? KeyWrapping.unwrap(wrapped, with: wrappingKey, vector: standard)
  else {
    rawKey.update(repeating: 0, count: available)
    return Int32(kCCDecodeError)
  }
  rawKey.update(from: key, count: key.count)
  rawKeyLen.pointee = key.count
  return Int32(kCCSuccess)
}

/// Returns the number of bytes of a wrapped key.
public func CCSymmetricWrappedSize(_ algorithm: CCWrappingAlgorithm, _ rawKeyLen: Int) -> Int {
  rawKeyLen &+ CCrfc3394_ivLen
}

/// Returns the number of bytes of the key in a wrapped one.
public func CCSymmetricUnwrappedSize(
  _ algorithm: CCWrappingAlgorithm, _ wrappedKeyLen: Int
) -> Int {
  wrappedKeyLen &- CCrfc3394_ivLen
}

// MARK: - Pointers of any type

/// Wraps a key with another, each in memory of any type.
@_disfavoredOverload @discardableResult
public func CCSymmetricKeyWrap(
  _ algorithm: CCWrappingAlgorithm, _ iv: UnsafeRawPointer!, _ ivLen: Int,
  _ kek: UnsafeRawPointer!, _ kekLen: Int, _ rawKey: UnsafeRawPointer!, _ rawKeyLen: Int,
  _ wrappedKey: UnsafeMutableRawPointer!, _ wrappedKeyLen: UnsafeMutablePointer<Int>!
) -> Int32 {
  CCSymmetricKeyWrap(
    algorithm, iv?.assumingMemoryBound(to: UInt8.self), ivLen,
    kek?.assumingMemoryBound(to: UInt8.self), kekLen,
    rawKey?.assumingMemoryBound(to: UInt8.self), rawKeyLen,
    wrappedKey?.assumingMemoryBound(to: UInt8.self), wrappedKeyLen)
}

/// Returns the key in a wrapped one, each in memory of any type.
@_disfavoredOverload @discardableResult
public func CCSymmetricKeyUnwrap(
  _ algorithm: CCWrappingAlgorithm, _ iv: UnsafeRawPointer!, _ ivLen: Int,
  _ kek: UnsafeRawPointer!, _ kekLen: Int, _ wrappedKey: UnsafeRawPointer!,
  _ wrappedKeyLen: Int, _ rawKey: UnsafeMutableRawPointer!,
  _ rawKeyLen: UnsafeMutablePointer<Int>!
) -> Int32 {
  CCSymmetricKeyUnwrap(
    algorithm, iv?.assumingMemoryBound(to: UInt8.self), ivLen,
    kek?.assumingMemoryBound(to: UInt8.self), kekLen,
    wrappedKey?.assumingMemoryBound(to: UInt8.self), wrappedKeyLen,
    rawKey?.assumingMemoryBound(to: UInt8.self), rawKeyLen)
}

// MARK: - Internals

/// Returns some bytes; `nil` without an address, and for a negative number.
private func bytes(_ pointer: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8]? {
  guard let pointer, count >= 0 else { return nil }
  return Array(UnsafeBufferPointer(start: pointer, count: count))
}

/// Returns the initial value; `nil` for too few bytes.
private func initialValue(_ pointer: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8]? {
  guard let pointer else { return bytes(CCrfc3394_iv, CCrfc3394_ivLen) }
  guard count >= CCrfc3394_ivLen else { return nil }
  return bytes(pointer, CCrfc3394_ivLen)
}
