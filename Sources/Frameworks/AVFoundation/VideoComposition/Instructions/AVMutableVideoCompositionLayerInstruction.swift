/// The transform, the opacity and the shown part of a track's pictures, which can be changed
/// (Players.VI3…).
///
/// - Thread: one at a time.
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction,
  @unchecked Sendable
{
  // One thread changes it, as the documentation demands.

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
  ///     origin at the upper left corner.
  ///   - time: The time.
  open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {
    content.transforms.add(
      transform, transform, CMTimeRange(start: time, duration: .zero), "transform")
  }

  /// Changes the transform evenly in a range.
  ///
  /// A range that another ramp overlaps is an exception.
  ///
  /// - Parameters:
  ///   - startTransform: The transform at the begin of the range.
  ///   - endTransform: The transform at its end and behind it.
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

  /// Changes the opacity evenly in a range.
  ///
  /// A range that another ramp overlaps is an exception.
  ///
  /// - Parameters:
  ///   - startOpacity: The opacity at the begin of the range, 0…1.
  ///   - endOpacity: The opacity at its end and behind it.
  ///   - timeRange: The range.
  open func setOpacityRamp(
    fromStartOpacity startOpacity: Float, toEndOpacity endOpacity: Float, timeRange: CMTimeRange
  ) { content.opacities.add(startOpacity, endOpacity, timeRange, "opacity") }

  /// Sets the part of the track's pictures that is shown from a time on.
  ///
  /// - Parameters:
  ///   - cropRectangle: The part, in the track's pixels from its upper left corner.
  ///   - time: The time.
  open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) {
    content.crops.add(
      cropRectangle, cropRectangle, CMTimeRange(start: time, duration: .zero), "crop rectangle")
  }

  /// Changes the part of the track's pictures that is shown evenly in a range.
  ///
  /// A range that another ramp overlaps is an exception.
  ///
  /// - Parameters:
  ///   - startCropRectangle: The part at the begin of the range.
  ///   - endCropRectangle: The part at its end and behind it.
  ///   - timeRange: The range.
  open func setCropRectangleRamp(
    fromStartCropRectangle startCropRectangle: CGRect,
    toEndCropRectangle endCropRectangle: CGRect, timeRange: CMTimeRange
  ) { content.crops.add(startCropRectangle, endCropRectangle, timeRange, "crop rectangle") }
}
