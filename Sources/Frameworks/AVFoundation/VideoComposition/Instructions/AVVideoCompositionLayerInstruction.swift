/// The transform, the opacity and the cropping of a track, over time (Players.VI3…).
///
/// - Thread: any; only an object of its mutable subclass changes, on one thread at a time.
open class AVVideoCompositionLayerInstruction: NSObject, NSCopying, NSMutableCopying,
  @unchecked Sendable
{
  // Subclasses are modified on one thread, as the documentation requires.

  /// Creates an instruction without a track.
  public override init() { super.init() }

  /// The identifier of the track.
  open var trackID: CMPersistentTrackID { content.track }

  /// Returns the transform ramp at a time, or the last one before it.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - startTransform: The transform at the ramp's begin.
  ///   - endTransform: The transform at its end.
  ///   - timeRange: The range of the ramp.
  /// - Returns: Whether there is a ramp at or before the time.
  open func getTransformRamp(
    for time: CMTime, start startTransform: UnsafeMutablePointer<CGAffineTransform>?,
    end endTransform: UnsafeMutablePointer<CGAffineTransform>?,
    timeRange: UnsafeMutablePointer<CMTimeRange>?
  ) -> Bool { content.transforms.give(time, startTransform, endTransform, timeRange) }

  /// Returns the opacity ramp at a time, or the last one before it.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - startOpacity: The opacity at the ramp's begin.
  ///   - endOpacity: The opacity at its end.
  ///   - timeRange: The range of the ramp.
  /// - Returns: Whether there is a ramp at or before the time.
  open func getOpacityRamp(
    for time: CMTime, startOpacity: UnsafeMutablePointer<Float>?,
    endOpacity: UnsafeMutablePointer<Float>?, timeRange: UnsafeMutablePointer<CMTimeRange>?
  ) -> Bool { content.opacities.give(time, startOpacity, endOpacity, timeRange) }

  /// Returns the crop rectangle ramp at a time, or the last one before it.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - startCropRectangle: The part at the ramp's begin.
  ///   - endCropRectangle: The part at its end.
  ///   - timeRange: The range of the ramp.
  /// - Returns: Whether there is a ramp at or before the time.
  open func getCropRectangleRamp(
    for time: CMTime, startCropRectangle: UnsafeMutablePointer<CGRect>?,
    endCropRectangle: UnsafeMutablePointer<CGRect>?, timeRange: UnsafeMutablePointer<CMTimeRange>?
  ) -> Bool { content.crops.give(time, startCropRectangle, endCropRectangle, timeRange) }

  /// Returns an immutable copy of the instruction.
  open func copy(with zone: NSZone? = nil) -> Any {
    let new = AVVideoCompositionLayerInstruction()
    new.content = content
    return new
  }

  /// Returns a mutable copy of the instruction.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let new = AVMutableVideoCompositionLayerInstruction()
    new.content = content
    return new
  }

  // MARK: Internals

  /// The properties.
  struct Content: Sendable {
    var track: CMPersistentTrackID = 0
    var transforms = ValueRamps<CGAffineTransform>()
    var opacities = ValueRamps<Float>()
    var crops = ValueRamps<CGRect>()
  }

  var content = Content()

  /// Whether a value changes within a time range.
  var hasRamps: Bool {
    content.transforms.isMoving || content.opacities.isMoving || content.crops.isMoving
  }
}
