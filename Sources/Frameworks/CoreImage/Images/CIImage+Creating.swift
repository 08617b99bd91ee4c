internal import TactusCrashReports

extension CIImage {
  /// Creates an image with a null extent.
  public class func empty() -> CIImage { CIImage(GeneratorSource(.null) { _ in { _ in .zero } }) }

  /// Creates an image of a Core Graphics image.
  public convenience init(cgImage image: CGImage) { self.init(cgImage: image, options: nil) }

  /// Creates an image of a Core Graphics image (CoreImage.IM1).
  ///
  /// - Parameters:
  ///   - image: The pixels.
  ///   - options: The color space and properties.
  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) {
    let chosen = ChosenOptions(options, image.colorSpace)
    self.init(
      BitmapSource(image, chosen.encoding), space: chosen.space, properties: chosen.properties,
      isNearest: chosen.isNearest, original: image)
  }

  /// Creates an image of infinite extent in one color.
  public convenience init(color: CIColor) {
    self.init(
      GeneratorSource { pass in
        let pixel = pass.pixel(color)
        return { _ in pixel }
      })
  }

  /// Creates an image from bytes in memory; empty if there are too few.
  ///
  /// - Parameters:
  ///   - data: The pixels, starting with the top row.
  ///   - bytesPerRow: The bytes a row.
  ///   - size: The size in pixels.
  ///   - format: The format of the premultiplied pixels.
  ///   - colorSpace: The color space; nil for numbers without color management.
  public convenience init(
    bitmapData data: Data, bytesPerRow: Int, size: CGSize, format: CIFormat,
    colorSpace: CGColorSpace?
  ) {
    let isPossible = size.width >= 1 && size.height >= 1 && size.width < 1e6 && size.height < 1e6
    guard isPossible, let layout = PixelLayout(format),
      let source = MemorySource(
        data, bytesPerRow: bytesPerRow, width: Int(size.width), height: Int(size.height),
        layout: layout, encoding: colorSpace.map { ColorEncoding($0) })
    else {
      RuntimeWarning.once(
        "CIImage(bitmapData:): \(data.count) bytes are no image of this size and format",
        namesPlace: true)
      self.init(sharing: .empty())
      return
    }
    self.init(source, space: colorSpace)
  }

  /// Creates an image from the bytes of a file; fails if they cannot be decoded.
  ///
  /// - Parameters:
  ///   - data: The bytes of a PNG, JPEG, GIF or WebP.
  ///   - options: The color space, and whether the orientation is applied.
  public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
    guard let file = CGImageSourceCreateWithData(data, nil),
      let image = CGImageSourceCreateImageAtIndex(file, 0, nil)
    else { return nil }
    let known = CGImageSourceCopyPropertiesAtIndex(file, 0, nil) ?? [:]
    var properties: [String: Any] = [:]
    for case (let key as String, let value) in known { properties[key] = value }
    let chosen = ChosenOptions(options, image.colorSpace, properties)
    var source: any ImageSource = BitmapSource(image, chosen.encoding)
    let number = (known[kCGImagePropertyOrientation] as? NSNumber)?.uint32Value ?? 1
    let orientation = CGImagePropertyOrientation(rawValue: number) ?? .up
    let isTurned = options?[.applyOrientationProperty] as? Bool ?? false
    if isTurned, orientation != .up {
      source = TransformSource(
        source,
        by: orientation.transform(width: CGFloat(image.width), height: CGFloat(image.height)),
        isNearest: true)
    }
    self.init(
      source, space: chosen.space, properties: chosen.properties, isNearest: chosen.isNearest,
      original: isTurned && orientation != .up ? nil : image)
  }

  /// Creates an image from a file; fails if it cannot be read.
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data, options: options)
  }

  /// Creates an image from a Core Video buffer.
  ///
  /// Its pixels are read when the image is rendered. An unsupported format, such as a planar one,
  /// gives an empty image with a warning.
  public convenience init(
    cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [CIImageOption: Any]? = nil
  ) {
    let chosen = ChosenOptions(options, CGColorSpace(name: CGColorSpace.sRGB))
    guard let source = PixelBufferSource(pixelBuffer, chosen.encoding) else {
      RuntimeWarning.once(
        "CIImage(cvPixelBuffer:): the format of the pixels is not supported; the image is empty",
        namesPlace: true)
      self.init(sharing: .empty())
      return
    }
    self.init(
      source, space: chosen.space, properties: chosen.properties, isNearest: chosen.isNearest)
  }

  /// Creates an image from a Core Video buffer.
  public convenience init(cvImageBuffer imageBuffer: CVImageBuffer) {
    self.init(cvPixelBuffer: imageBuffer)
  }
}
