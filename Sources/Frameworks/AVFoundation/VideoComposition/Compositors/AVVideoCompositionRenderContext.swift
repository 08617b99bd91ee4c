/// The properties of the pictures that a compositor makes (Players.VI4…).
///
/// - Thread: any; nothing in it changes after its creation.
open class AVVideoCompositionRenderContext: NSObject, @unchecked Sendable {
  // Nothing changes.

  /// Creates a context of no composition, whose pictures are empty.
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

  /// The size of the pictures in pixels.
  open private(set) var size: CGSize
  /// The transform from the composition's coordinates to the pixels.
  open var renderTransform: CGAffineTransform {
    CGAffineTransform(scaleX: CGFloat(renderScale), y: CGFloat(renderScale))
  }
  /// The scale of the pictures.
  open private(set) var renderScale: Float
  /// The proportions of a pixel, which is a square.
  open var pixelAspectRatio: AVPixelAspectRatio {
    AVPixelAspectRatio(horizontalSpacing: 1, verticalSpacing: 1)
  }
  /// The widths of the edges around the frames: always 0.
  open var edgeWidths: AVEdgeWidths { AVEdgeWidths() }
  /// Whether quality comes before speed; true.
  open var highQualityRendering: Bool { true }
  /// The composition.
  open private(set) var videoComposition: AVVideoComposition

  /// Returns a new buffer for a picture; nil if the compositor's format is not supported.
  open func newPixelBuffer() -> CVPixelBuffer? {
    var buffer: CVPixelBuffer?
    let status = CVPixelBufferCreate(
      nil, Int(size.width), Int(size.height), format, nil, &buffer)
    return status == kCVReturnSuccess ? buffer : nil
  }

  // MARK: Internals

  private let format: OSType
}
