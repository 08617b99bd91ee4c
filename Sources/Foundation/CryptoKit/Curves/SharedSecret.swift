internal import TactusCryptography

/// A secret on which two sides have agreed.
public struct SharedSecret: ContiguousBytes, Sendable, Hashable, CustomStringConvertible {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]?) throws {
    guard let bytes else { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
    self.bytes = bytes
  }

  /// Calls a closure with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  /// Returns a key derived by HKDF.
  public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, SI: DataProtocol>(
    using hashFunction: H.Type, salt: Salt, sharedInfo: SI, outputByteCount: Int
  ) -> SymmetricKey {
    HKDF<H>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo,
      outputByteCount: outputByteCount)
  }

  /// Returns a key derived by a hash function, as in ANSI X9.63.
  public func x963DerivedSymmetricKey<H: HashFunction, SI: DataProtocol>(
    using hashFunction: H.Type, sharedInfo: SI, outputByteCount: Int
  ) -> SymmetricKey {
    var (result, number): ([UInt8], UInt32) = ([], 1)
    while result.count < outputByteCount {
      let counter = (0..<4).map { UInt8(truncatingIfNeeded: number >> UInt32(24 - 8 * $0)) }
      result += Array(H.hash(data: bytes + counter + Array(sharedInfo)))
      number += 1
    }
    return SymmetricKey(data: Array(result.prefix(outputByteCount)))
  }

  /// Returns whether two secrets are equal, in a time that does not depend on them.
  public static func == (lhs: SharedSecret, rhs: SharedSecret) -> Bool {
    SecureComparison.areEqual(lhs.bytes, rhs.bytes)
  }

  /// Returns whether a secret consists of some bytes, in a time that does not depend on them.
  public static func == <D: DataProtocol>(lhs: SharedSecret, rhs: D) -> Bool {
    SecureComparison.areEqual(lhs.bytes, Array(rhs))
  }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }

  /// The name of the type; the secret itself is not shown.
  public var description: String { "SharedSecret" }
}
