/// The parameters of a new credential.
open class ASAuthorizationPublicKeyCredentialParameters: NSObject, NSCopying {
  /// The algorithm of its signatures.
  public let algorithm: ASCOSEAlgorithmIdentifier

  /// Creates parameters.
  public init(algorithm: ASCOSEAlgorithmIdentifier) { self.algorithm = algorithm }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    ASAuthorizationPublicKeyCredentialParameters(algorithm: algorithm)
  }
}
