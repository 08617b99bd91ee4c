// Settings for streams and networks (Players.LV1).

extension AVPlayerItem {
  /// The peak bit rate over expensive networks, in bits per second; 0 for no limit.
  public var preferredPeakBitRateForExpensiveNetworks: Double {
    get { streaming.peakBitRateForExpensiveNetworks }
    set { streaming.peakBitRateForExpensiveNetworks = newValue }
  }
  /// The maximum video size over expensive networks; zero for no limit.
  public var preferredMaximumResolutionForExpensiveNetworks: CGSize {
    get { streaming.resolutionForExpensiveNetworks }
    set { streaming.resolutionForExpensiveNetworks = newValue }
  }
  /// Whether playback starts with the first eligible variant.
  public var startsOnFirstEligibleVariant: Bool {
    get { streaming.startsOnFirstVariant }
    set { streaming.startsOnFirstVariant = newValue }
  }
  /// The time offset from the live edge that the app wants; invalid for the default.
  public var configuredTimeOffsetFromLive: CMTime {
    get { streaming.timeOffset }
    set { streaming.timeOffset = newValue }
  }
  /// The time offset from the live edge that the server recommends; invalid, since none does.
  public var recommendedTimeOffsetFromLive: CMTime { .invalid }
  /// Whether the time offset from the live edge is preserved after a stall.
  public var automaticallyPreservesTimeOffsetFromLive: Bool {
    get { streaming.preservesTimeOffset }
    set { streaming.preservesTimeOffset = newValue }
  }
  /// Metadata of the item that the app provides.
  public var externalMetadata: [AVMetadataItem] {
    get { streaming.metadata }
    set { streaming.metadata = newValue }
  }
}
