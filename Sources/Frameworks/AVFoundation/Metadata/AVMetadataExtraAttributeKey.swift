/// A key of an additional attribute of a metadata item.
public struct AVMetadataExtraAttributeKey: RawRepresentable, Hashable, Sendable {
  /// The string of the key.
  public let rawValue: String
  /// Creates a key from its string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The URI of the value.
  public static let valueURI = AVMetadataExtraAttributeKey(
    rawValue: "AVMetadataExtraAttributeValueURIKey")
  /// Further information.
  public static let info = AVMetadataExtraAttributeKey(
    rawValue: "AVMetadataExtraAttributeInfoKey")
}
