extension CGContext {
  /// The pixels, in the format that was asked for; `nil` for a context without.
  public var data: UnsafeMutableRawPointer? { bitmap?.canvas.data }

  /// Pixels a row; 0 for a context without.
  public var width: Int { bitmap?.canvas.width ?? 0 }

  /// How many rows there are; 0 for a context without.
  public var height: Int { bitmap?.canvas.height ?? 0 }

  /// Bits of a component; 0 for a context without pixels.
  public var bitsPerComponent: Int { bitmap?.bitsPerComponent ?? 0 }

  /// Bits of a pixel; 0 for a context without.
  public var bitsPerPixel: Int { (bitmap?.canvas.format.bytesPerPixel ?? 0) * 8 }

  /// Bytes from row to row; 0 for a context without.
  public var bytesPerRow: Int { bitmap?.canvas.bytesPerRow ?? 0 }

  /// What the components mean; `nil` for a context without pixels.
  public var colorSpace: CGColorSpace? { bitmap?.colorSpace }

  /// How pixels lie in memory.
  public var bitmapInfo: CGBitmapInfo { bitmap?.info ?? [] }

  /// Where alpha is.
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo }

  /// The picture as it is now; `nil` for a context without pixels.
  public func makeImage() -> CGImage? {
    guard let bitmap else { return nil }
    // A mask that nothing takes back holds here as well, and for what comes.
    let masks = states.isEmpty ? state.masks : []
    if states.isEmpty { endMasks() }
    let image = CGImage(
      bitmap.canvas.image, hasAlpha: bitmap.canvas.format.alpha != .none,
      colorSpace: bitmap.canvas.format.colors == .gray ? .standardGray : .standardRGB)
    for mask in masks { begin(mask) }
    return image
  }
}
