/// The layers that a video composition shows in a time range.
///
/// - Thread: any; only an object of its mutable subclass changes, on one thread at a time.
open class AVVideoCompositionInstruction: NSObject, NSCopying, NSMutableCopying,
  AVVideoCompositionInstructionProtocol, @unchecked Sendable
{
  // Subclasses are modified on one thread, as the documentation requires.

  /// Creates an instruction without layers and without a time range.
  public override init() { super.init() }

  /// The range.
  open var timeRange: CMTimeRange { content.range }
  /// The background color; black by default.
  open var backgroundColor: CGColor? { content.background }
  /// The layers, from front to back.
  open var layerInstructions: [AVVideoCompositionLayerInstruction] { content.layers }
  /// Whether an animation tool adds its layers; true by default.
  open var enablePostProcessing: Bool { content.isProcessed }
  /// Whether frames can differ at two times with the same source frames: true with ramps.
  open var containsTweening: Bool { content.layers.contains(where: \.hasRamps) }
  /// The identifiers of the tracks of the layers.
  open var requiredSourceTrackIDs: [NSValue]? {
    content.layers.map { NSNumber(value: $0.trackID) }
  }
  /// The identifier of the track that is passed through; always invalid.
  open var passthroughTrackID: CMPersistentTrackID { kCMPersistentTrackID_Invalid }

  /// Returns an immutable copy of the instruction.
  open func copy(with zone: NSZone? = nil) -> Any {
    let new = AVVideoCompositionInstruction()
    new.content = content
    return new
  }

  /// Returns a mutable copy of the instruction.
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
