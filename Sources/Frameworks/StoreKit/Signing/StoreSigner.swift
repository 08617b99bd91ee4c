internal import CryptoKit

/// The signer of the store's values, with a key of the log.
///
/// Steps Purchases.SI1….
///
/// - Thread: any.
final class StoreSigner: Sendable {
  private let key: P256.Signing.PrivateKey?
  /// The identifier that binds payloads to the phone.
  let deviceID: UUID
  /// The identifier of the app's download.
  let appTransactionID: String
  /// The date of the app's first use.
  let firstUse: Date

  init(_ log: TransactionLog) {
    key = try? P256.Signing.PrivateKey(rawRepresentation: log.key)
    (deviceID, appTransactionID) = (log.deviceID, log.appTransactionID)
    firstUse = log.firstUse
  }

  /// Returns a payload as a compact JSON Web Signature with the algorithm ES256.
  func sign(_ payload: Data) -> SignedText {
    let point = key?.publicKey.rawRepresentation ?? Data()
    let header = Header(
      jwk: Header.Key(
        x: SignedText.base64(point.prefix(32)), y: SignedText.base64(point.suffix(32))))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let headerData = (try? encoder.encode(header)) ?? Data()
    let signed = "\(SignedText.base64(headerData)).\(SignedText.base64(payload))"
    let signature = try? key?.signature(for: Data(signed.utf8)).rawRepresentation
    return SignedText(
      header: headerData, payload: payload, signature: signature ?? Data(), signed: signed)
  }

  private struct Header: Encodable {
    struct Key: Encodable {
      let kty = "EC"
      let crv = "P-256"
      let x: String
      let y: String
    }

    let alg = "ES256"
    let kid = "Tactus_Local_Store"
    let typ = "JWT"
    let jwk: Key
  }
}

/// A signed text and its parts.
struct SignedText: Sendable {
  let header: Data
  let payload: Data
  let signature: Data
  /// The signed text.
  let signed: String

  /// The compact form.
  var text: String { "\(signed).\(Self.base64(signature))" }

  /// Returns data in the alphabet for URLs, without padding.
  static func base64(_ data: some DataProtocol) -> String {
    Data(data).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
  }
}
