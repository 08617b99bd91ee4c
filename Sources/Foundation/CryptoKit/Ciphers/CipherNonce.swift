internal import TactusCryptography

/// A number that is used once with a key.
public struct CipherNonce: ContiguousBytes, Sequence, Sendable {
  let bytes: [UInt8]

  /// The number of bytes of a random nonce, and the least number of any.
  static let byteCount = 12

  /// Creates a random nonce.
  public init() { bytes = Randomness.bytes(count: Self.byteCount) }

  /// Creates a nonce from bytes.
  ///
  /// - Throws: `CryptoKitError.incorrectParameterSize` for less than 12 bytes.
  public init<D: DataProtocol>(data: D) throws {
    guard data.count >= Self.byteCount else { throw CryptoKitError.incorrectParameterSize }
    bytes = Array(data)
  }

  /// Calls a closure with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  /// Returns an iterator over the bytes.
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
}
