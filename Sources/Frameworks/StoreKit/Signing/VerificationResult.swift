/// A value of the store, and whether its signature is valid.
///
/// The local store signs itself, so its values are verified (Purchases.SI2).
public enum VerificationResult<SignedType> {
  /// The signature is not right.
  case unverified(SignedType, VerificationError)
  /// The signature is valid.
  case verified(SignedType)

  /// The reason why a signature is not right.
  public enum VerificationError: Error, LocalizedError, Hashable, Sendable {
    case revokedCertificate
    case invalidCertificateChain
    case invalidDeviceVerification
    case invalidEncoding
    case invalidSignature
    case missingRequiredProperties

    /// The description.
    public var errorDescription: String? { "The signed information is invalid: \(self)." }
  }

  /// The value.
  ///
  /// - Throws: `VerificationError` if the signature is not right.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }

  /// The value, whether or not the signature is valid.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
