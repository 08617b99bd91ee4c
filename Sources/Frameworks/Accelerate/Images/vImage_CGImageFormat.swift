/// The pixel format of a Core Graphics image.
public struct vImage_CGImageFormat {
  /// The bits of a component.
  public var bitsPerComponent: UInt32
  /// The bits of a pixel.
  public var bitsPerPixel: UInt32
  /// The layout of pixels.
  public var bitmapInfo: CGBitmapInfo
  /// The rendering intent.
  public var renderingIntent: CGColorRenderingIntent
  let space: CGColorSpace

  /// Creates a format; nil if a number is not positive.
  public init?(
    bitsPerComponent: Int, bitsPerPixel: Int, colorSpace: CGColorSpace, bitmapInfo: CGBitmapInfo,
    renderingIntent: CGColorRenderingIntent = .defaultIntent
  ) {
    guard bitsPerComponent > 0, bitsPerPixel > 0, bitsPerPixel < 1024 else { return nil }
    (self.bitsPerComponent, self.bitsPerPixel) = (UInt32(bitsPerComponent), UInt32(bitsPerPixel))
    (self.bitmapInfo, self.renderingIntent, space) = (bitmapInfo, renderingIntent, colorSpace)
  }

  /// Creates the format of an image.
  public init?(cgImage: CGImage) {
    self.init(
      bitsPerComponent: cgImage.bitsPerComponent, bitsPerPixel: cgImage.bitsPerPixel,
      colorSpace: cgImage.colorSpace ?? CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: cgImage.bitmapInfo, renderingIntent: cgImage.renderingIntent)
  }

  /// The number of components, including alpha.
  public var componentCount: Int { Int(bitsPerPixel / bitsPerComponent) }
}
