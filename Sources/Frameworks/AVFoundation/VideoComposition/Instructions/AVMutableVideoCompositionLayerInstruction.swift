/// A mutable layer instruction: the transform, the opacity and the cropping of a track
/// (Players.VI3…).
///
/// - Thread: one at a time.
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction,
  @unchecked Sendable
{
  // One thread modifies it, as the documentation requires.

  /// Creates an instruction for a track.
  public convenience init(assetTrack track: AVAssetTrack) {
    self.init()
    content.track = track.trackID
  }

  /// The identifier of the track.
  open override var trackID: CMPersistentTrackID {
    get { content.track }
    set { content.track = newValue }
  }

  /// Sets the transform from a time on.
  ///
  /// - Parameters:
  ///   - transform: The transform from the track's pixels to those of the composition, with the
  ///     origin in the upper left corner.
  ///   - time: The time.
  open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {
    content.transforms.add(
      transform, transform, CMTimeRange(start: time, duration: .zero), "transform")
  }

  /// Changes the transform linearly over a range.
  ///
  /// A range that another ramp overlaps raises an exception.
  ///
  /// - Parameters:
  ///   - startTransform: The transform at the start of the range.
  ///   - endTransform: The transform at the end of the range and after it.
  ///   - timeRange: The range.
  open func setTransformRamp(
    fromStart startTransform: CGAffineTransform, toEnd endTransform: CGAffineTransform,
    timeRange: CMTimeRange
  ) { content.transforms.add(startTransform, endTransform, timeRange, "transform") }

  /// Sets the opacity from a time on.
  ///
  /// - Parameters:
  ///   - opacity: The opacity, 0…1.
  ///   - time: The time.
  open func setOpacity(_ opacity: Float, at time: CMTime) {
    content.opacities.add(opacity, opacity, CMTimeRange(start: time, duration: .zero), "opacity")
  }

  /// Changes the opacity linearly over a range.
  ///
  /// A range that another ramp overlaps raises an exception.
  ///
  /// - Parameters:
  ///   - startOpacity: The opacity at the start of the range, 0…1.
  ///   - endOpacity: The opacity at the end of the range and after it.
  ///   - timeRange: The range.
  open func setOpacityRamp(
    fromStartOpacity startOpacity: Float, toEndOpacity endOpacity: Float, timeRange: CMTimeRange
  ) { content.opacities.add(startOpacity, endOpacity, timeRange, "opacity") }

  /// Sets the crop rectangle of the track from a time on.
  ///
  /// - Parameters:
  ///   - cropRectangle: The rectangle, in the track's pixels from its upper left corner.
  ///   - time: The time.
  open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) {
    content.crops.add(
      cropRectangle, cropRectangle, CMTimeRange(start: time, duration: .zero), "crop rectangle")
  }

  /// Changes the crop rectangle of the track linearly over a range.
  ///
  /// A range that another ramp overlaps raises an exception.
  ///
  /// - Parameters:
  ///   - startCropRectangle: The rectangle at the start of the range.
  ///   - endCropRectangle: The rectangle at the end of the range and after it.
  ///   - timeRange: The range.
  open func setCropRectangleRamp(
    fromStartCropRectangle startCropRectangle: CGRect,
    toEndCropRectangle endCropRectangle: CGRect, timeRange: CMTimeRange
  ) { content.crops.add(startCropRectangle, endCropRectangle, timeRange, "crop rectangle") }
}
