import DisplayList
import Foundation

/// A picture of pixels, or a mask.
///
/// - Thread: any.
public final class CGImage: Sendable {
  /// The pixels as painters have them; those of a mask have only alpha.
  package let drawing: DrawingImage
  /// Whether it is a mask, whose dark parts let paint through.
  public let isMask: Bool
  /// What the components mean; `nil` for a mask.
  public let colorSpace: CGColorSpace?
  /// Bits of a component.
  public let bitsPerComponent: Int
  /// Bits of a pixel.
  public let bitsPerPixel: Int
  /// Bytes from row to row.
  public let bytesPerRow: Int
  /// How pixels lie in memory.
  public let bitmapInfo: CGBitmapInfo
  /// Whether pixels are mixed where the picture is made larger or smaller.
  public let shouldInterpolate: Bool
  /// How colours that cannot be shown are brought back.
  public let renderingIntent: CGColorRenderingIntent
  private let source: CGDataProvider?

  /// Makes a picture of pixels as a painter has them.
  package init(
    _ drawing: DrawingImage, hasAlpha: Bool = true, colorSpace: CGColorSpace? = .standardRGB
  ) {
    self.drawing = drawing
    isMask = false
    // What is gray here has its gray in red, green and blue.
    self.colorSpace = colorSpace?.model == .rgb ? colorSpace : .standardRGB
    (bitsPerComponent, bitsPerPixel, bytesPerRow) = (8, 32, drawing.width * 4)
    let alpha: CGImageAlphaInfo = hasAlpha ? .premultipliedFirst : .noneSkipFirst
    bitmapInfo = CGBitmapInfo(
      rawValue: alpha.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
    (shouldInterpolate, renderingIntent, source) = (true, .defaultIntent, nil)
  }

  private init(mask drawing: DrawingImage, like image: CGImage?, _ provider: CGDataProvider?) {
    self.drawing = drawing
    isMask = true
    (colorSpace, bitsPerComponent, bitsPerPixel) = (nil, 8, 8)
    (bytesPerRow, bitmapInfo) = (drawing.width, [])
    (shouldInterpolate, renderingIntent, source) = (true, .defaultIntent, provider)
  }

  /// Makes a picture of bytes; fails for formats that are not to be had, and for too few bytes.
  ///
  /// To be had are 8 and 16 bits a component, in red, green and blue, gray, or alpha alone.
  ///
  /// - Parameters:
  ///   - width: Pixels a row.
  ///   - height: Rows.
  ///   - bitsPerComponent: 8 or 16.
  ///   - bitsPerPixel: As many as the components have together.
  ///   - bytesPerRow: Bytes from row to row.
  ///   - space: What the components mean.
  ///   - bitmapInfo: A `CGImageAlphaInfo`, and a byte order.
  ///   - provider: The bytes.
  ///   - decode: Not heeded.
  ///   - shouldInterpolate: Whether pixels are mixed where the picture is made larger.
  ///   - intent: Not heeded.
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
    self.drawing = drawing
    isMask = false
    (colorSpace, self.bitmapInfo, source) = (space, bitmapInfo, provider)
    (self.bitsPerComponent, self.bitsPerPixel) = (bitsPerComponent, bitsPerPixel)
    (self.bytesPerRow, self.shouldInterpolate) = (bytesPerRow, shouldInterpolate)
    renderingIntent = intent
  }

  /// Makes a mask of bytes; fails for anything but 8 bits a pixel.
  ///
  /// - Parameters:
  ///   - width: Pixels a row.
  ///   - height: Rows.
  ///   - bitsPerComponent: 8.
  ///   - bitsPerPixel: 8.
  ///   - bytesPerRow: Bytes from row to row.
  ///   - provider: The bytes; 0 lets all paint through, and 255 none.
  ///   - decode: `[1, 0]` turns that round.
  ///   - shouldInterpolate: Not heeded.
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
    guard let mask = isTurned ? read : read.alphas({ 255 - $0[3] }) else { return nil }
    self.init(mask: mask, like: nil, provider)
  }

  // MARK: Observing

  /// Pixels a row.
  public var width: Int { drawing.width }
  /// How many rows there are.
  public var height: Int { drawing.height }
  /// Where alpha is.
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo }

  /// The bytes, in the format that the other members tell.
  public var dataProvider: CGDataProvider? {
    source ?? CGDataProvider(data: Data(drawing.pixels))
  }

  /// The same picture.
  public func copy() -> CGImage? { self }
}
