internal import TactusCryptography

/// A key of Debian's library.
public struct CurveKeyMaterial: Sendable {
  let key: CurveKey

  /// Creates material from a key, which bytes may not have given.
  init(_ key: CurveKey?, or error: any Error = CryptoKitError.incorrectParameterSize) throws {
    guard let key else { throw error }
    self.key = key
  }

  init(_ key: CurveKey) { self.key = key }

  /// Whether the second coordinate of a key on a curve of NIST is the smaller of the two that go
  /// with the first one.
  var isCompact: Bool {
    // The first byte of a compressed point chooses between both coordinates by their last bit.
    var compressed = key.compressedPoint
    guard !compressed.isEmpty else { return false }
    compressed[0] ^= 1
    guard let other = CurveKey.publicKey(key.curve, compressed) else { return false }
    return key.publicBytes.lexicographicallyPrecedes(other.publicBytes)
  }
}
