internal import TactusCryptography

/// The size of a symmetric key.
public struct SymmetricKeySize: Sendable, Equatable {
  /// The number of bits.
  public let bitCount: Int

  /// Creates a size of a number of bits, which is a multiple of 8.
  public init(bitCount: Int) {
    precondition(bitCount > 0 && bitCount % 8 == 0, "a key of \(bitCount) bits has no whole bytes")
    self.bitCount = bitCount
  }

  /// 128 bits.
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  /// 192 bits.
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  /// 256 bits.
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A key that both sides know.
public struct SymmetricKey: ContiguousBytes, Sendable, Equatable {
  let bytes: [UInt8]

  /// Creates a random key.
  public init(size: SymmetricKeySize) { bytes = Randomness.bytes(count: size.bitCount / 8) }

  /// Creates a key from bytes.
  public init<D: ContiguousBytes>(data: D) { bytes = data.allBytes }

  /// The number of bits.
  public var bitCount: Int { bytes.count * 8 }

  /// Calls a closure with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  /// Returns whether two keys are equal, in a time that does not depend on them.
  public static func == (lhs: SymmetricKey, rhs: SymmetricKey) -> Bool {
    SecureComparison.areEqual(lhs.bytes, rhs.bytes)
  }
}
