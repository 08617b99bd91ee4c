/// The instruction of a composition that filters video with an app's closure (Players.VI7…).
final class FilterInstruction: NSObject, AVVideoCompositionInstructionProtocol,
  @unchecked Sendable
{
  // It is immutable; the app's closure is called as the composition requires.

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
