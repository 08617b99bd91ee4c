/// A mutable instruction: the layers that a video composition shows in a time range.
///
/// - Thread: one at a time.
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction,
  @unchecked Sendable
{
  // One thread modifies it, as the documentation requires.

  /// The range.
  open override var timeRange: CMTimeRange {
    get { content.range }
    set { content.range = newValue }
  }

  /// The background color; black by default.
  open override var backgroundColor: CGColor? {
    get { content.background }
    set { content.background = newValue }
  }

  /// The layers, from front to back.
  open override var layerInstructions: [AVVideoCompositionLayerInstruction] {
    get { content.layers }
    set { content.layers = newValue }
  }

  /// Whether an animation tool adds its layers; true by default.
  open override var enablePostProcessing: Bool {
    get { content.isProcessed }
    set { content.isProcessed = newValue }
  }
}
