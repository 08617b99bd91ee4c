// Settings for streams and networks (Players.LV1).

extension AVPlayerItem {
  /// The most bits per second by a network that costs much; 0 for any number.
  public var preferredPeakBitRateForExpensiveNetworks: Double {
    get { streaming.peakBitRateForExpensiveNetworks }
    set { streaming.peakBitRateForExpensiveNetworks = newValue }
  }
  /// The largest pictures by a network that costs much; zero for any size.
  public var preferredMaximumResolutionForExpensiveNetworks: CGSize {
    get { streaming.resolutionForExpensiveNetworks }
    set { streaming.resolutionForExpensiveNetworks = newValue }
  }
  /// Whether playback begins with the first of several kinds of data.
  public var startsOnFirstEligibleVariant: Bool {
    get { streaming.startsOnFirstVariant }
    set { streaming.startsOnFirstVariant = newValue }
  }
  /// The distance from the live edge that the app wants; invalid for the usual one.
  public var configuredTimeOffsetFromLive: CMTime {
    get { streaming.timeOffset }
    set { streaming.timeOffset = newValue }
  }
  /// The distance from the live edge that the server recommends; invalid, since none does.
  public var recommendedTimeOffsetFromLive: CMTime { .invalid }
  /// Whether the distance from the live edge stays after a stall.
  public var automaticallyPreservesTimeOffsetFromLive: Bool {
    get { streaming.preservesTimeOffset }
    set { streaming.preservesTimeOffset = newValue }
  }
  /// The app's metadata of the item besides its own.
  public var externalMetadata: [AVMetadataItem] {
    get { streaming.metadata }
    set { streaming.metadata = newValue }
  }
}
