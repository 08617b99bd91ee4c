/// An instruction of a video composition for a time range.
public protocol AVVideoCompositionInstructionProtocol: NSObjectProtocol {
  /// The range.
  var timeRange: CMTimeRange { get }
  /// Whether an animation tool adds its layers.
  var enablePostProcessing: Bool { get }
  /// Whether frames can differ at two times with the same source frames.
  var containsTweening: Bool { get }
  /// The identifiers of the required tracks; nil for all.
  var requiredSourceTrackIDs: [NSValue]? { get }
  /// The identifier of the track that is passed through; invalid for none.
  var passthroughTrackID: CMPersistentTrackID { get }
}
