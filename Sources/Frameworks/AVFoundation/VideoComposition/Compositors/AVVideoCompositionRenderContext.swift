/// The context of a compositor's frames (Players.VI4…).
///
/// - Thread: any; nothing in it changes after its creation.
open class AVVideoCompositionRenderContext: NSObject, @unchecked Sendable {
  // Nothing changes.

  /// Creates a context without a composition, whose frames are empty.
  public override init() {
    (videoComposition, size, format) = (AVVideoComposition(), .zero, 0)
    renderScale = 1
    super.init()
  }

  init(_ composition: AVVideoComposition, _ size: CGSize, _ format: OSType) {
    (videoComposition, self.size, self.format) = (composition, size, format)
    renderScale = composition.renderScale
    super.init()
  }

  /// The frame size in pixels.
  open private(set) var size: CGSize
  /// The transform from the composition's coordinates to pixels.
  open var renderTransform: CGAffineTransform {
    CGAffineTransform(scaleX: CGFloat(renderScale), y: CGFloat(renderScale))
  }
  /// The render scale.
  open private(set) var renderScale: Float
  /// The pixel aspect ratio; always that of square pixels.
  open var pixelAspectRatio: AVPixelAspectRatio {
    AVPixelAspectRatio(horizontalSpacing: 1, verticalSpacing: 1)
  }
  /// The widths of the edges around the frames: always 0.
  open var edgeWidths: AVEdgeWidths { AVEdgeWidths() }
  /// Whether quality has priority over speed; true.
  open var highQualityRendering: Bool { true }
  /// The composition.
  open private(set) var videoComposition: AVVideoComposition

  /// Returns a new buffer for a frame; nil if the compositor's format is not supported.
  open func newPixelBuffer() -> CVPixelBuffer? {
    var buffer: CVPixelBuffer?
    let status = CVPixelBufferCreate(
      nil, Int(size.width), Int(size.height), format, nil, &buffer)
    return status == kCVReturnSuccess ? buffer : nil
  }

  // MARK: Internals

  private let format: OSType
}
