public import CryptoKit

/// A value signed by the store.
public protocol _StoreSigned: Sendable {
  /// The signed JSON.
  var jsonRepresentation: Data { get }
  /// The value that binds it to the phone.
  var deviceVerification: Data { get }
  /// The nonce of the device verification.
  var deviceVerificationNonce: UUID { get }
  /// The date of the signature.
  var signedDate: Date { get }
  /// The compact JSON Web Signature and its parts.
  var _signature: (text: String, header: Data, signature: Data, signed: Data) { get }
}

extension VerificationResult where SignedType: _StoreSigned {
  /// The compact JSON Web Signature.
  public var jwsRepresentation: String { unsafePayloadValue._signature.text }
  /// The header in JSON.
  public var headerData: Data { unsafePayloadValue._signature.header }
  /// The payload in JSON.
  public var payloadData: Data { unsafePayloadValue.jsonRepresentation }
  /// The signature.
  public var signatureData: Data { unsafePayloadValue._signature.signature }
  /// The signed text.
  public var signedData: Data { unsafePayloadValue._signature.signed }
  /// The signature.
  public var signature: P256.Signing.ECDSASignature {
    get throws { try P256.Signing.ECDSASignature(rawRepresentation: signatureData) }
  }
  /// The date of the signature.
  public var signedDate: Date { unsafePayloadValue.signedDate }
  /// The value that binds it to the phone.
  public var deviceVerification: Data { unsafePayloadValue.deviceVerification }
  /// The nonce of the device verification.
  public var deviceVerificationNonce: UUID { unsafePayloadValue.deviceVerificationNonce }
}
