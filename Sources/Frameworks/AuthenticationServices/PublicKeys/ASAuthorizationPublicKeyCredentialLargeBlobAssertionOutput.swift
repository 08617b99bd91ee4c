/// The outcome for the data that a passkey keeps for its website.
public struct ASAuthorizationPublicKeyCredentialLargeBlobAssertionOutput: Hashable, Sendable {
  /// The outcome for the data.
  public enum OperationResult: Hashable, Sendable {
    /// The data that were read; nil without any.
    case read(data: Data?)
    /// Whether the data were replaced.
    case write(success: Bool)
  }

  /// The outcome for the data.
  public let result: OperationResult

  /// Returns an output with data that were read.
  public static func read(data: Data?) -> Self { Self(result: .read(data: data)) }
  /// Returns an output that tells whether the data were replaced.
  public static func write(success: Bool) -> Self { Self(result: .write(success: success)) }
}
