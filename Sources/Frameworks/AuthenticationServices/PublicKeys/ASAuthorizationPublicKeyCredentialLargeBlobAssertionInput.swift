/// The use of the data that a passkey keeps for its website.
public struct ASAuthorizationPublicKeyCredentialLargeBlobAssertionInput: Hashable, Sendable {
  /// The use of the data.
  public enum Operation: Hashable, Sendable {
    /// The data are read.
    case read
    /// The data are replaced.
    case write(Data)
  }

  /// The use of the data.
  public let operation: Operation

  /// The data are read.
  public static let read = Self(operation: .read)
  /// Returns an input by which the data are replaced.
  public static func write(_ data: Data) -> Self { Self(operation: .write(data)) }
}
