/// The layers that a video composition shows in a range, which can be changed.
///
/// - Thread: one at a time.
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction,
  @unchecked Sendable
{
  // One thread changes it, as the documentation demands.

  /// The range.
  open override var timeRange: CMTimeRange {
    get { content.range }
    set { content.range = newValue }
  }

  /// The color behind the layers; black by default.
  open override var backgroundColor: CGColor? {
    get { content.background }
    set { content.background = newValue }
  }

  /// The layers, from the front to the back.
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
