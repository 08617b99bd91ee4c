import DisplayList

extension CGImage {
  /// Makes a picture of a PNG; fails where it is none.
  ///
  /// - Parameters:
  ///   - source: The bytes of the PNG.
  ///   - decode: Not heeded.
  ///   - shouldInterpolate: Not heeded.
  ///   - intent: Not heeded.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard let data = source.data, let surface = try? DrawingSurface(png: Array(data)) else {
      return nil
    }
    let image = surface.image
    let isOpaque = stride(from: 3, to: image.pixels.count, by: 4)
      .allSatisfy { image.pixels[$0] == 255 }
    self.init(image, hasAlpha: !isOpaque)
  }

  /// The bytes of a PNG of the picture; `nil` for lack of memory.
  package var png: Data? {
    guard let surface = try? DrawingSurface(drawing), let bytes = try? surface.png() else {
      return nil
    }
    return Data(bytes)
  }
}
