public import Metal

/// A renderer of images on the processor.
///
/// It computes with 32-bit floats; equal images give identical bytes on every machine
/// (CoreImage.CX1–CX6).
///
/// - Thread: any; all its properties are constants, whose objects nobody changes.
open class CIContext: NSObject, @unchecked Sendable {
  // MARK: Creating

  /// Creates a context with the default options.
  public override init() {
    (working, output, format) = (
      Self.standardWorking, CGColorSpace(name: CGColorSpace.sRGB), .RGBAh
    )
    (target, space) = (nil, Self.standardWorkingSpace)
    super.init()
  }

  /// Creates a context with options (CoreImage.CX2).
  public convenience init(options: [CIContextOption: Any]? = nil) {
    self.init(options: options, target: nil)
  }

  /// Creates a context that draws into a Core Graphics context.
  public convenience init(cgContext cgctx: CGContext, options: [CIContextOption: Any]? = nil) {
    self.init(options: options, target: cgctx)
  }

  /// Creates a context for a Metal device; the phone has none.
  public convenience init(mtlDevice device: any MTLDevice) { self.init(options: nil, target: nil) }

  /// Creates a context for a Metal command queue; the phone has none.
  public convenience init(
    mtlDevice device: any MTLDevice, options: [CIContextOption: Any]? = nil
  ) { self.init(options: options, target: nil) }

  private init(options: [CIContextOption: Any]?, target: CGContext?) {
    let chosen = options?[.workingColorSpace]
    let isManaged = !(chosen is NSNull)
    space = isManaged ? chosen as? CGColorSpace ?? Self.standardWorkingSpace : nil
    working = space.map { ColorEncoding($0) }
    let result = options?[.outputColorSpace]
    output =
      result is NSNull || !isManaged
      ? nil : result as? CGColorSpace ?? CGColorSpace(name: CGColorSpace.sRGB)
    format =
      options?[.workingFormat] as? CIFormat
      ?? (options?[.workingFormat] as? NSNumber).map { CIFormat(rawValue: $0.int32Value) } ?? .RGBAh
    self.target = target
    super.init()
  }

  // MARK: Observing

  /// The working color space; nil without color management.
  open var workingColorSpace: CGColorSpace? { space }
  /// The pixel format of processors.
  open var workingFormat: CIFormat { format }

  /// Returns the maximum size of an input.
  open func inputImageMaximumSize() -> CGSize { Self.maximumSize }
  /// Returns the maximum size of an output.
  open func outputImageMaximumSize() -> CGSize { Self.maximumSize }

  /// Returns the number of offline GPUs: always 0.
  open class func offlineGPUCount() -> UInt32 { 0 }

  /// Does nothing, because nothing is cached between renderings.
  open func clearCaches() {}
  /// Does nothing, because nothing is cached between renderings.
  open func reclaimResources() {}

  // MARK: Internals

  let working: ColorEncoding?
  let output: CGColorSpace?
  let format: CIFormat
  let target: CGContext?
  private let space: CGColorSpace?

  private static let standardWorking = ColorEncoding.linear
  private static let standardWorkingSpace = CGColorSpace(name: CGColorSpace.extendedLinearSRGB)
  /// - Source: the limits of images here. Confidence: guess.
  private static let maximumSize = CGSize(width: 16_384, height: 16_384)

  /// Returns the pixels of a rectangle in the working space; nil if it is too large or empty.
  func tile(of image: CIImage, _ rect: CGRect) -> PixelTile? {
    let region = PixelRegion(rect)
    let limit = Int(Self.maximumSize.width)
    guard !region.isEmpty, region.width <= limit, region.height <= limit, region.count <= 1 << 26
    else { return nil }
    let pass = RenderPass(image.source, working: working, format: format)
    return pass.tile(of: image.source, region)
  }
}
