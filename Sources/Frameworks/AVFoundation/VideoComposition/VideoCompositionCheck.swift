/// The validation of a video composition's instructions (Players.VI5…).
struct VideoCompositionCheck {
  private let composition: AVVideoComposition
  private let asset: AVAsset?
  private let range: CMTimeRange
  private let delegate: (any AVVideoCompositionValidationHandling)?

  init(
    _ composition: AVVideoComposition, _ asset: AVAsset?, _ range: CMTimeRange,
    _ delegate: (any AVVideoCompositionValidationHandling)?
  ) {
    (self.composition, self.asset, self.range, self.delegate) = (
      composition, asset, range, delegate
    )
  }

  /// Returns whether the instructions are valid.
  func run() -> Bool {
    var isValid = true
    /// Records a fault, and returns whether the validation continues.
    func fault(_ tell: ((any AVVideoCompositionValidationHandling)) -> Bool) -> Bool {
      isValid = false
      return delegate.map(tell) ?? false
    }
    if !(composition.frameDuration > .zero),
      !fault({
        $0.videoComposition(
          composition, shouldContinueValidatingAfterFindingInvalidValueForKey: "frameDuration")
      })
    {
      return false
    }
    if !(composition.renderSize.width >= 1 && composition.renderSize.height >= 1),
      !fault({
        $0.videoComposition(
          composition, shouldContinueValidatingAfterFindingInvalidValueForKey: "renderSize")
      })
    {
      return false
    }
    var end = range.start
    for instruction in composition.instructions {
      let own = instruction.timeRange
      if !own.isValid || own.start < end,
        !fault({
          $0.videoComposition(
            composition, shouldContinueValidatingAfterFindingInvalidTimeRangeIn: instruction)
        })
      {
        return false
      }
      if own.start > end, !gap(CMTimeRange(start: end, end: own.start), fault) { return false }
      end = max(end, own.end)
      for track in missing(in: instruction)
      where !fault({
        $0.videoComposition(
          composition, shouldContinueValidatingAfterFindingInvalidTrackIDIn: instruction,
          layerInstruction: track, asset: asset ?? AVAsset(nil))
      }) {
        return false
      }
    }
    let last = range.duration.isNumeric ? range.end : asset?.duration ?? end
    if last.isNumeric, end < last { _ = gap(CMTimeRange(start: end, end: last), fault) }
    return isValid
  }

  private func gap(
    _ range: CMTimeRange, _ fault: ((any AVVideoCompositionValidationHandling) -> Bool) -> Bool
  ) -> Bool {
    fault {
      $0.videoComposition(composition, shouldContinueValidatingAfterFindingEmptyTimeRange: range)
    }
  }

  /// Returns the layers for tracks that the asset does not have.
  private func missing(
    in instruction: any AVVideoCompositionInstructionProtocol
  ) -> [AVVideoCompositionLayerInstruction] {
    guard let asset, let own = instruction as? AVVideoCompositionInstruction else { return [] }
    return own.layerInstructions.filter { layer in
      layer.trackID != composition.animationTool?.addedTrack
        && asset.track(withTrackID: layer.trackID)?.mediaType != .video
    }
  }
}
