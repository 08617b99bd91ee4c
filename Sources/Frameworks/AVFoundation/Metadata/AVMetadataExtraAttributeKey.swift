/// A key of further properties of a text about a film.
public struct AVMetadataExtraAttributeKey: RawRepresentable, Hashable, Sendable {
  /// The text of the key.
  public let rawValue: String
  /// Creates a key from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The address of the value.
  public static let valueURI = AVMetadataExtraAttributeKey(
    rawValue: "AVMetadataExtraAttributeValueURIKey")
  /// The subject of the text.
  public static let info = AVMetadataExtraAttributeKey(
    rawValue: "AVMetadataExtraAttributeInfoKey")
}
