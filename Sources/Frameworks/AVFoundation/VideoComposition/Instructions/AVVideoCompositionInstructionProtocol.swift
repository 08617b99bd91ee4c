/// A type that says what a video composition shows in a range.
public protocol AVVideoCompositionInstructionProtocol: NSObjectProtocol {
  /// The range.
  var timeRange: CMTimeRange { get }
  /// Whether an animation tool adds its layers.
  var enablePostProcessing: Bool { get }
  /// Whether the pictures of two times of the same sources can differ.
  var containsTweening: Bool { get }
  /// The identifiers of the tracks that are needed; nil for all.
  var requiredSourceTrackIDs: [NSValue]? { get }
  /// The identifier of the track whose pictures are shown as they are; invalid for none.
  var passthroughTrackID: CMPersistentTrackID { get }
}
