extension CGContext {
  /// The pixels in the requested format, or `nil` for a context without pixels.
  public var data: UnsafeMutableRawPointer? { bitmap?.canvas.data }

  /// The width in pixels; 0 for a context without pixels.
  public var width: Int { bitmap?.canvas.width ?? 0 }

  /// The height in pixels; 0 for a context without pixels.
  public var height: Int { bitmap?.canvas.height ?? 0 }

  /// The number of bits per component; 0 for a context without pixels.
  public var bitsPerComponent: Int { bitmap?.bitsPerComponent ?? 0 }

  /// The number of bits per pixel; 0 for a context without pixels.
  public var bitsPerPixel: Int { (bitmap?.canvas.format.bytesPerPixel ?? 0) * 8 }

  /// The number of bytes per row; 0 for a context without pixels.
  public var bytesPerRow: Int { bitmap?.canvas.bytesPerRow ?? 0 }

  /// The color space, or `nil` for a context without pixels.
  public var colorSpace: CGColorSpace? { bitmap?.colorSpace }

  /// The layout of pixels in memory.
  public var bitmapInfo: CGBitmapInfo { bitmap?.info ?? [] }

  /// The position of the alpha component.
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo }

  /// Returns an image of the current content, or `nil` for a context without pixels.
  public func makeImage() -> CGImage? {
    guard let bitmap else { return nil }
    // Masks outside of saved states apply to the image and to later content.
    let masks = states.isEmpty ? state.masks : []
    if states.isEmpty { endMasks() }
    let image = CGImage(
      bitmap.canvas.image, hasAlpha: bitmap.canvas.format.alpha != .none,
      colorSpace: bitmap.canvas.format.colors == .gray ? .standardGray : .standardRGB)
    for mask in masks { begin(mask) }
    return image
  }
}
