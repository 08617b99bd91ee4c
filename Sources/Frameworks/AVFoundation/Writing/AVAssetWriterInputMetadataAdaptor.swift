internal import TactusCrashReports

/// Appends timed metadata groups to a track (Players.MF2).
///
/// - Thread: one at a time.
open class AVAssetWriterInputMetadataAdaptor: NSObject, @unchecked Sendable {
  // Nothing changes.

  /// Creates an adaptor for a track.
  public init(assetWriterInput input: AVAssetWriterInput) {
    assetWriterInput = input
    super.init()
  }

  /// The track.
  public let assetWriterInput: AVAssetWriterInput

  /// Returns false, and a warning says so: metadata tracks are not written.
  @discardableResult
  open func append(_ timedMetadataGroup: AVTimedMetadataGroup) -> Bool {
    RuntimeWarning.once(
      "AVAssetWriterInputMetadataAdaptor: tracks of metadata are not written", namesPlace: true)
    return false
  }
}
