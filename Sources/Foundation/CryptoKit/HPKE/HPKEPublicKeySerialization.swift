/// A public key that HPKE reads and writes.
public protocol HPKEPublicKeySerialization: Sendable {
  /// Creates a key from its bytes.
  ///
  /// - Parameters:
  ///   - serialization: The bytes.
  ///   - kem: The agreement for which the key is.
  /// - Throws: `HPKE.Errors.inconsistentCiphersuiteAndKey` for the agreement of other keys.
  init<D: ContiguousBytes>(_ serialization: D, kem: HPKE.KEM) throws
  /// Returns the bytes of the key.
  ///
  /// - Throws: `HPKE.Errors.inconsistentCiphersuiteAndKey` for the agreement of other keys.
  func hpkeRepresentation(kem: HPKE.KEM) throws -> Data
}
