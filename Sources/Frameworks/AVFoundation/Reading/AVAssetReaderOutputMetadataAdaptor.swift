/// Reads timed metadata groups from a track (Players.MF2).
///
/// - Thread: one at a time.
open class AVAssetReaderOutputMetadataAdaptor: NSObject, @unchecked Sendable {
  // Nothing changes.

  /// Creates an adaptor of the output of a track.
  public init(assetReaderTrackOutput trackOutput: AVAssetReaderTrackOutput) {
    assetReaderTrackOutput = trackOutput
    super.init()
  }

  /// The output of the track.
  public let assetReaderTrackOutput: AVAssetReaderTrackOutput

  /// Returns nil: no track has metadata.
  open func nextTimedMetadataGroup() -> AVTimedMetadataGroup? { nil }
}
