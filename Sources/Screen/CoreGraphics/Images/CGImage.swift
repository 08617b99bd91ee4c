import Foundation
import TactusDisplayList

/// A bitmap image or mask.
///
/// - Thread: any.
public final class CGImage: _CoreFoundationObject, Sendable {
  /// The painter's pixels; a mask has only alpha.
  package let drawing: DrawingImage
  /// Whether the image is a mask, whose dark parts let paint through.
  public let isMask: Bool
  /// The color space, or `nil` for a mask.
  public let colorSpace: CGColorSpace?
  /// The number of bits per component.
  public let bitsPerComponent: Int
  /// The number of bits per pixel.
  public let bitsPerPixel: Int
  /// The number of bytes per row.
  public let bytesPerRow: Int
  /// The layout of pixels in memory.
  public let bitmapInfo: CGBitmapInfo
  /// Whether pixels are interpolated when the image is scaled.
  public let shouldInterpolate: Bool
  /// The rendering intent.
  public let renderingIntent: CGColorRenderingIntent
  private let source: CGDataProvider?
  private let decoding: DecodeArray?
  /// The uniform type of the file from which the image was read, or `nil` for other images.
  public let utType: CFString?

  /// Creates an image from the painter's pixels.
  package init(
    _ drawing: DrawingImage, hasAlpha: Bool = true, colorSpace: CGColorSpace? = .standardRGB,
    type: CFString? = nil
  ) {
    self.drawing = drawing
    utType = type
    isMask = false
    // Gray images have equal red, green and blue components here.
    self.colorSpace = colorSpace?.model == .rgb ? colorSpace : .standardRGB
    (bitsPerComponent, bitsPerPixel, bytesPerRow) = (8, 32, drawing.width * 4)
    let alpha: CGImageAlphaInfo = hasAlpha ? .premultipliedFirst : .noneSkipFirst
    bitmapInfo = CGBitmapInfo(
      rawValue: alpha.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
    (shouldInterpolate, renderingIntent) = (true, .defaultIntent)
    (source, decoding) = (nil, nil)
  }

  /// Creates an image with the properties of another one, which was read from a file of a type.
  package init(_ image: CGImage, type: CFString?) {
    (drawing, isMask, colorSpace) = (image.drawing, image.isMask, image.colorSpace)
    (bitsPerComponent, bitsPerPixel) = (image.bitsPerComponent, image.bitsPerPixel)
    (bytesPerRow, bitmapInfo) = (image.bytesPerRow, image.bitmapInfo)
    (shouldInterpolate, renderingIntent) = (image.shouldInterpolate, image.renderingIntent)
    (source, utType, decoding) = (image.source, type, image.decoding)
  }

  private init(
    mask drawing: DrawingImage, like image: CGImage?, _ provider: CGDataProvider?,
    _ decoding: DecodeArray?
  ) {
    self.drawing = drawing
    self.decoding = decoding
    utType = nil
    isMask = true
    (colorSpace, bitsPerComponent, bitsPerPixel) = (nil, 8, 8)
    (bytesPerRow, bitmapInfo) = (drawing.width, [])
    (shouldInterpolate, renderingIntent, source) = (true, .defaultIntent, provider)
  }

  /// Creates an image from bytes, or returns `nil` if the format is not supported or there are too
  /// few.
  ///
  /// Supported are 8 and 16 bits per component in RGB, gray, or alpha alone.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - bitsPerComponent: 8 or 16.
  ///   - bitsPerPixel: The total of all components.
  ///   - bytesPerRow: The number of bytes per row.
  ///   - space: The color space.
  ///   - bitmapInfo: A `CGImageAlphaInfo`, and a byte order.
  ///   - provider: The bytes.
  ///   - decode: For each color component the values, 0…1, for its least and its greatest number;
  ///     nil for 0 and 1.
  ///   - shouldInterpolate: Whether pixels are interpolated when the image is scaled.
  ///   - intent: Ignored.
  public init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard
      let format = PixelFormat(
        bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, model: space.model,
        info: bitmapInfo),
      let drawing = DrawingImage(
        width: width, height: height, bytesPerRow: bytesPerRow, format: format,
        data: provider.data ?? Data())
    else { return nil }
    decoding = decode.map { DecodeArray($0, count: 2 * space.numberOfComponents) }
    self.drawing = decoding.map { $0.apply(to: drawing) } ?? drawing
    (isMask, utType) = (false, nil)
    (colorSpace, self.bitmapInfo, source) = (space, bitmapInfo, provider)
    (self.bitsPerComponent, self.bitsPerPixel) = (bitsPerComponent, bitsPerPixel)
    (self.bytesPerRow, self.shouldInterpolate) = (bytesPerRow, shouldInterpolate)
    renderingIntent = intent
  }

  /// Creates a mask from bytes, or returns `nil` if it does not have 8 bits per pixel.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - bitsPerComponent: 8.
  ///   - bitsPerPixel: 8.
  ///   - bytesPerRow: The number of bytes per row.
  ///   - provider: The bytes; 0 lets all paint through, and 255 none.
  ///   - decode: `[1, 0]` inverts the mask.
  ///   - shouldInterpolate: Ignored.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int,
    bytesPerRow: Int, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool
  ) {
    guard bitsPerComponent == 8,
      let format = PixelFormat(
        bitsPerComponent: 8, bitsPerPixel: bitsPerPixel, model: nil,
        info: CGBitmapInfo(rawValue: CGImageAlphaInfo.alphaOnly.rawValue)),
      let read = DrawingImage(
        width: width, height: height, bytesPerRow: bytesPerRow, format: format,
        data: provider.data ?? Data())
    else { return nil }
    let isTurned = decode.map { $0[0] > $0[1] } ?? false
    guard let mask = isTurned ? read : read.alphaImage({ 255 - $0[3] }) else { return nil }
    self.init(mask: mask, like: nil, provider, decode.map { DecodeArray($0, count: 2) })
  }

  // MARK: Observing

  /// The width in pixels.
  public var width: Int { drawing.width }
  /// The height in pixels.
  public var height: Int { drawing.height }
  /// The position of the alpha component.
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo }
  /// The byte order of the pixels.
  public var byteOrderInfo: CGImageByteOrderInfo { bitmapInfo.byteOrderInfo }
  /// The format of the pixels, which is always packed here.
  public var pixelFormatInfo: CGImagePixelFormatInfo { .packed }

  /// The values for the minimum and the maximum of each component, as long as the image exists; nil
  /// for 0 and 1.
  public var decode: UnsafePointer<CGFloat>? { decoding?.values }

  /// The bytes, in the format of the other properties.
  public var dataProvider: CGDataProvider? {
    source ?? CGDataProvider(data: Data(drawing.pixels))
  }

  /// Returns the same image.
  public func copy() -> CGImage? { self }
}
