/// A delegate for the validation of a video composition; all methods are optional.
public protocol AVVideoCompositionValidationHandling: NSObjectProtocol {
  /// Returns whether the validation continues after an invalid value of a property.
  func videoComposition(
    _ videoComposition: AVVideoComposition,
    shouldContinueValidatingAfterFindingInvalidValueForKey key: String
  ) -> Bool
  /// Returns whether the validation continues after a range without an instruction.
  func videoComposition(
    _ videoComposition: AVVideoComposition,
    shouldContinueValidatingAfterFindingEmptyTimeRange timeRange: CMTimeRange
  ) -> Bool
  /// Returns whether the validation continues after an instruction with an invalid or overlapping
  /// range.
  func videoComposition(
    _ videoComposition: AVVideoComposition,
    shouldContinueValidatingAfterFindingInvalidTimeRangeIn videoCompositionInstruction:
      any AVVideoCompositionInstructionProtocol
  ) -> Bool
  /// Returns whether the validation continues after a layer for a track that the asset does not
  /// have.
  func videoComposition(
    _ videoComposition: AVVideoComposition,
    shouldContinueValidatingAfterFindingInvalidTrackIDIn videoCompositionInstruction:
      any AVVideoCompositionInstructionProtocol,
    layerInstruction: AVVideoCompositionLayerInstruction, asset: AVAsset
  ) -> Bool
}

extension AVVideoCompositionValidationHandling {
  /// Returns true.
  public func videoComposition(
    _ videoComposition: AVVideoComposition,
    shouldContinueValidatingAfterFindingInvalidValueForKey key: String
  ) -> Bool { true }
  /// Returns true.
  public func videoComposition(
    _ videoComposition: AVVideoComposition,
    shouldContinueValidatingAfterFindingEmptyTimeRange timeRange: CMTimeRange
  ) -> Bool { true }
  /// Returns true.
  public func videoComposition(
    _ videoComposition: AVVideoComposition,
    shouldContinueValidatingAfterFindingInvalidTimeRangeIn videoCompositionInstruction:
      any AVVideoCompositionInstructionProtocol
  ) -> Bool { true }
  /// Returns true.
  public func videoComposition(
    _ videoComposition: AVVideoComposition,
    shouldContinueValidatingAfterFindingInvalidTrackIDIn videoCompositionInstruction:
      any AVVideoCompositionInstructionProtocol,
    layerInstruction: AVVideoCompositionLayerInstruction, asset: AVAsset
  ) -> Bool { true }
}
