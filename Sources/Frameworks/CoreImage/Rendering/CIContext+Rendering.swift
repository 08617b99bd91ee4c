internal import TactusCrashReports
import TactusDisplayList

extension CIContext {
  // MARK: Images

  /// Renders a region as a Core Graphics image; nil if it is empty or too large.
  ///
  /// It has 8 bits a component, in the context's output color space (CoreImage.CX3).
  public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    createCGImage(image, from: fromRect, format: .BGRA8, colorSpace: output)
  }

  /// Renders a region as a Core Graphics image; nil if it is empty or too large.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - fromRect: The region; it is extended to whole pixels.
  ///   - format: The format; an image has 8 bits a component in any case.
  ///   - colorSpace: The color space; nil for no color management.
  public func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? {
    guard let tile = tile(of: image, fromRect), let layout = PixelLayout(.BGRA8) else { return nil }
    let encoding = colorSpace.map { ColorEncoding($0) }
    let writer = BitmapWriter(layout, from: working, to: encoding)
    let region = tile.region
    var bytes = [UInt8](repeating: 0, count: region.count * 4)
    bytes.withUnsafeMutableBytes { bytes in
      guard let memory = bytes.baseAddress else { return }
      writer.write(tile, to: memory, bytesPerRow: region.width * 4)
    }
    let isOpaque = stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
    let drawing = DrawingImage(width: region.width, height: region.height, pixels: bytes)
    return drawing.map { CGImage($0, hasAlpha: !isOpaque, colorSpace: colorSpace) }
  }

  /// Renders a region as a Core Graphics image; nil if it is empty or too large.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - fromRect: The region.
  ///   - format: The format; an image has 8 bits a component in any case.
  ///   - colorSpace: The color space; nil for no color management.
  ///   - deferred: Ignored: the image is rendered at once.
  public func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?,
    deferred: Bool
  ) -> CGImage? { createCGImage(image, from: fromRect, format: format, colorSpace: colorSpace) }

  /// Renders a region into a rectangle of the Core Graphics context for which this one was created.
  public func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) {
    guard let target else {
      RuntimeWarning.once(
        "CIContext.draw(_:in:from:): the context was not created with init(cgContext:options:)",
        namesPlace: true)
      return
    }
    guard let picture = createCGImage(image, from: fromRect) else { return }
    target.draw(picture, in: inRect)
  }

  // MARK: Memory

  /// Renders a region into memory (CoreImage.CX4).
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - data: The memory, starting with the top row.
  ///   - rowBytes: The bytes a row.
  ///   - bounds: The region; it is extended to whole pixels.
  ///   - format: The format of the premultiplied pixels.
  ///   - colorSpace: The color space; nil for that of the context's results.
  public func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: CGColorSpace?
  ) {
    guard let layout = PixelLayout(format) else {
      RuntimeWarning.once(
        "CIContext.render(_:toBitmap:…): the format is not supported; nothing is rendered",
        namesPlace: true)
      return
    }
    guard let tile = tile(of: image, bounds) else { return }
    guard rowBytes >= tile.region.width * layout.bytesPerPixel else {
      RuntimeWarning.once(
        "CIContext.render(_:toBitmap:…): a row of \(rowBytes) bytes is too short; nothing is "
          + "rendered", namesPlace: true)
      return
    }
    let encoding = (colorSpace ?? output).map { ColorEncoding($0) }
    BitmapWriter(layout, from: working, to: encoding)
      .write(tile, to: data, bytesPerRow: rowBytes)
  }

  /// Renders an image into a Core Video buffer, whose origin is its lower left corner.
  public func render(_ image: CIImage, to buffer: CVPixelBuffer) {
    let size = CVImageBufferGetEncodedSize(buffer)
    render(image, to: buffer, bounds: CGRect(origin: .zero, size: size), colorSpace: output)
  }

  /// Renders a region into a Core Video buffer, from its lower left corner.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - buffer: The buffer; one with planes is not supported.
  ///   - bounds: The region.
  ///   - colorSpace: The color space; nil for no color management.
  public func render(
    _ image: CIImage, to buffer: CVPixelBuffer, bounds: CGRect, colorSpace: CGColorSpace?
  ) {
    guard let format = PixelBufferSource.format(buffer), let layout = PixelLayout(format) else {
      RuntimeWarning.once(
        "CIContext.render(_:to:): the format of the buffer is not supported; nothing is rendered",
        namesPlace: true)
      return
    }
    CVPixelBufferLockBaseAddress(buffer, [])
    defer { CVPixelBufferUnlockBaseAddress(buffer, []) }
    let height = CVPixelBufferGetHeight(buffer)
    var part = PixelRegion(bounds)
    part.width = min(part.width, CVPixelBufferGetWidth(buffer))
    part.height = min(part.height, height)
    guard let base = CVPixelBufferGetBaseAddress(buffer), let tile = tile(of: image, part.rect)
    else { return }
    let bytesPerRow = CVPixelBufferGetBytesPerRow(buffer)
    BitmapWriter(layout, from: working, to: colorSpace.map { ColorEncoding($0) })
      .write(tile, to: base + (height - part.height) * bytesPerRow, bytesPerRow: bytesPerRow)
  }

  // MARK: Files

  /// Returns the image as a PNG; nil if it is empty or infinite.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - format: The format; a file has 8 bits a component in any case.
  ///   - colorSpace: The color space.
  ///   - options: Options, which have no effect.
  public func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    createCGImage(image, from: image.extent, format: format, colorSpace: colorSpace)?.png
  }

  /// Returns the image as a JPEG; nil if it is empty or infinite.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - colorSpace: The color space.
  ///   - options: The quality, by `kCGImageDestinationLossyCompressionQuality`.
  public func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    let quality = Self.quality(of: options) ?? 0.9
    return createCGImage(image, from: image.extent, format: .RGBA8, colorSpace: colorSpace)?
      .jpeg(quality: quality)
  }

  /// Writes the image as a PNG.
  public func writePNGRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws {
    try Self.writeFile(
      pngRepresentation(of: image, format: format, colorSpace: colorSpace, options: options), url)
  }

  /// Writes the image as a JPEG.
  public func writeJPEGRepresentation(
    of image: CIImage, to url: URL, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws {
    try Self.writeFile(jpegRepresentation(of: image, colorSpace: colorSpace, options: options), url)
  }
}
