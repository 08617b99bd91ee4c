public import Metal

/// The target of a rendering, and how pixels are written to it (CoreImage.RD1–RD5).
///
/// - Thread: one at a time.
open class CIRenderDestination: NSObject {
  // MARK: Creating

  /// Creates a destination in a buffer of Core Video; one with planes is not supported.
  public init(pixelBuffer: CVPixelBuffer) {
    target = .buffer(pixelBuffer)
    (width, height) = (CVPixelBufferGetWidth(pixelBuffer), CVPixelBufferGetHeight(pixelBuffer))
    let layout = PixelBufferSource.format(pixelBuffer).flatMap { PixelLayout($0) }
    (alphaMode, isClamped) = Self.defaults(layout)
    super.init()
  }

  /// Creates a destination in memory.
  ///
  /// - Parameters:
  ///   - data: The memory, which must outlive the destination.
  ///   - width: The pixels a row.
  ///   - height: The number of rows.
  ///   - bytesPerRow: The bytes a row.
  ///   - format: The format of the pixels.
  public init(
    bitmapData data: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int,
    format: CIFormat
  ) {
    target = .memory(data, bytesPerRow: bytesPerRow, format)
    (self.width, self.height) = (max(0, width), max(0, height))
    (alphaMode, isClamped) = Self.defaults(PixelLayout(format))
    super.init()
  }

  /// Creates a destination in a Metal texture, which cannot be rendered to without a device.
  public init(mtlTexture texture: any MTLTexture, commandBuffer: (any MTLCommandBuffer)?) {
    target = .texture
    (width, height) = (texture.width, texture.height)
    (alphaMode, isClamped) = (.premultiplied, true)
    super.init()
  }

  // MARK: Properties

  /// The pixels a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The representation of transparency; premultiplied colors by default, and none for a format
  /// without alpha.
  open var alphaMode: CIRenderDestinationAlphaMode
  /// Whether the first row is at y = 0 instead of the top.
  open var isFlipped = false
  /// Whether results are dithered.
  open var isDithered = false
  /// Whether results are clamped to 0…1; by default only in integer formats.
  open var isClamped: Bool
  /// The color space; nil for no color management.
  open var colorSpace = CGColorSpace(name: CGColorSpace.sRGB)
  /// The routine that blends results with what is there; nil if they replace it.
  open var blendKernel: CIBlendKernel?
  /// Whether blending happens in the destination's color space.
  open var blendsInDestinationColorSpace = false
  /// The file of a trace; stored.
  open var captureTraceURL: URL?

  // MARK: Internals

  enum Target {
    case memory(UnsafeMutableRawPointer, bytesPerRow: Int, CIFormat)
    case buffer(CVPixelBuffer)
    case texture
  }

  let target: Target

  private static func defaults(
    _ layout: PixelLayout?
  ) -> (CIRenderDestinationAlphaMode, Bool) {
    let hasAlpha = layout?.components.contains(3) ?? true
    let isWhole = layout.map { $0.number == .byte || $0.number == .word } ?? true
    return (hasAlpha ? .premultiplied : .none, isWhole)
  }
}
