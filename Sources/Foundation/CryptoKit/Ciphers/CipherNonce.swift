internal import TactusCryptography

/// A number that is used once with a key.
///
/// The numbers of the ciphers are types of their own, so that an app may give each its
/// conformances.
public protocol CipherNonce: ContiguousBytes, Sequence, Sendable where Element == UInt8 {
  /// The bytes.
  var nonceBytes: [UInt8] { get }
  /// Creates a number from its bytes, which are not checked.
  init(nonceBytes: [UInt8])
}

extension CipherNonce {
  /// The number of bytes of a random nonce.
  static var randomByteCount: Int { 12 }

  /// Creates a random nonce.
  public init() { self.init(nonceBytes: Randomness.bytes(count: Self.randomByteCount)) }

  /// Calls a closure with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try nonceBytes.withUnsafeBytes(body)
  }

  /// Returns an iterator over the bytes.
  public func makeIterator() -> Array<UInt8>.Iterator { nonceBytes.makeIterator() }
}
