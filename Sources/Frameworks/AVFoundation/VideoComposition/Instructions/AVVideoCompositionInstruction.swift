/// The layers that a video composition shows in a range.
///
/// - Thread: any; only an object of its mutable subclass changes, on one thread at a time.
open class AVVideoCompositionInstruction: NSObject, NSCopying, NSMutableCopying,
  AVVideoCompositionInstructionProtocol, @unchecked Sendable
{
  // Subclasses change on one thread, as the documentation demands.

  /// Creates an instruction without layers and without a range.
  public override init() { super.init() }

  /// The range.
  open var timeRange: CMTimeRange { content.range }
  /// The color behind the layers; black by default.
  open var backgroundColor: CGColor? { content.background }
  /// The layers, from the front to the back.
  open var layerInstructions: [AVVideoCompositionLayerInstruction] { content.layers }
  /// Whether an animation tool adds its layers; true by default.
  open var enablePostProcessing: Bool { content.isProcessed }
  /// Whether the pictures of two times of the same sources can differ: with ramps.
  open var containsTweening: Bool { content.layers.contains(where: \.hasRamps) }
  /// The identifiers of the tracks of the layers.
  open var requiredSourceTrackIDs: [NSValue]? {
    content.layers.map { NSNumber(value: $0.trackID) }
  }
  /// The identifier of the track whose pictures are shown as they are; always invalid.
  open var passthroughTrackID: CMPersistentTrackID { kCMPersistentTrackID_Invalid }

  /// Returns an instruction with the same layers, which cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any {
    let new = AVVideoCompositionInstruction()
    new.content = content
    return new
  }

  /// Returns an instruction with the same layers, which can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let new = AVMutableVideoCompositionInstruction()
    new.content = content
    return new
  }

  // MARK: Internals

  /// The properties.
  struct Content {
    var range = CMTimeRange.invalid
    var background: CGColor?
    var layers: [AVVideoCompositionLayerInstruction] = []
    var isProcessed = true
  }

  var content = Content()
}
