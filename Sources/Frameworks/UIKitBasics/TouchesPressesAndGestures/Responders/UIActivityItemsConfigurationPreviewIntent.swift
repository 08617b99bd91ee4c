/// The purpose of a preview of an item that can be shared.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
  /// The name of the purpose.
  public let rawValue: String
  /// Creates a purpose from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a purpose from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A preview of the full size.
  public static let fullSize = Self("UIActivityItemsConfigurationPreviewIntentFullSize")
  /// A small preview.
  public static let thumbnail = Self("UIActivityItemsConfigurationPreviewIntentThumbnail")
}
