/// The instruction of a composition whose pictures a function of the app filters (Players.VI7…).
final class FilterInstruction: NSObject, AVVideoCompositionInstructionProtocol,
  @unchecked Sendable
{
  // Nothing changes; the app's function is called as the composition demands.

  let timeRange: CMTimeRange
  let enablePostProcessing = true
  let containsTweening = true
  let passthroughTrackID = kCMPersistentTrackID_Invalid
  let track: CMPersistentTrackID
  let applier: (AVAsynchronousCIImageFilteringRequest) -> Void

  init(
    _ range: CMTimeRange, _ track: CMPersistentTrackID,
    _ applier: @escaping (AVAsynchronousCIImageFilteringRequest) -> Void
  ) {
    (timeRange, self.track, self.applier) = (range, track, applier)
    super.init()
  }

  var requiredSourceTrackIDs: [NSValue]? { [NSNumber(value: track)] }
}
