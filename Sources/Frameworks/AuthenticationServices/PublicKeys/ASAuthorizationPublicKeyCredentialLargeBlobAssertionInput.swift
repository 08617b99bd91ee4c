/// What is done with the data that a passkey keeps for its website.
public struct ASAuthorizationPublicKeyCredentialLargeBlobAssertionInput: Hashable, Sendable {
  /// What is done with the data.
  public enum Operation: Hashable, Sendable {
    /// The data are read.
    case read
    /// The data are replaced.
    case write(Data)
  }

  /// What is done with the data.
  public let operation: Operation

  /// The data are read.
  public static let read = Self(operation: .read)
  /// Returns an input by which the data are replaced.
  public static func write(_ data: Data) -> Self { Self(operation: .write(data)) }
}
