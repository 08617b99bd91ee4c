internal import CryptoKit
internal import TactusTLS

/// The key pair of a side for one connection, from which both sides derive the key of TLS.
///
/// Step Peers.SE6.
struct LinkKey: Sendable {
  private let key = Curve25519.KeyAgreement.PrivateKey()

  /// The public key for the other side.
  var shared: Data { key.publicKey.rawRepresentation }

  /// Returns a TLS stream; nil for an invalid key of the other side.
  ///
  /// - Parameters:
  ///   - other: The key of the other side.
  ///   - transcript: The first messages of both sides.
  func stream(with other: Data, transcript: Data, isServer: Bool) -> TLSStream? {
    guard let other = try? Curve25519.KeyAgreement.PublicKey(rawRepresentation: other),
      let secret = try? key.sharedSecretFromKeyAgreement(with: other)
    else { return nil }
    let derived = secret.hkdfDerivedSymmetricKey(
      using: SHA256.self, salt: Data(SHA256.hash(data: transcript)), sharedInfo: Data("link".utf8),
      outputByteCount: 32)
    var configuration = TLSConfiguration()
    configuration.isServer = isServer
    configuration.highestVersion = Self.version
    configuration.lowestVersion = Self.version
    configuration.sharedKey = .init(
      identity: "peer", key: derived.withUnsafeBytes { [UInt8]($0) })
    return try? TLSStream(configuration)
  }

  /// Version 1.2 of TLS, whose shared keys the library takes as they are.
  ///
  /// - Source: RFC 5246 for the number. Confidence: documented.
  private static let version: UInt16 = 0x0303
}
