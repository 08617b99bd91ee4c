/// A key of the metadata of items that can be shared.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The key of the title.
  public static let title = Self("UIActivityItemsConfigurationMetadataKeyTitle")
  /// The key of the text of a message.
  public static let messageBody = Self("UIActivityItemsConfigurationMetadataKeyMessageBody")
  /// The key of the metadata of a link, an `LPLinkMetadata` (Sharing.AC13).
  public static let linkPresentationMetadata = Self(
    "UIActivityItemsConfigurationMetadataKeyLinkPresentationMetadata")
}
