/// The capabilities of the user with music of a subscription.
public struct SKCloudServiceCapability: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Play it.
  public static let musicCatalogPlayback = SKCloudServiceCapability(rawValue: 1)
  /// Subscribe.
  public static let musicCatalogSubscriptionEligible = SKCloudServiceCapability(rawValue: 2)
  /// Add to the library.
  public static let addToCloudMusicLibrary = SKCloudServiceCapability(rawValue: 256)
}
