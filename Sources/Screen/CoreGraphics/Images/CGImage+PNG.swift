import TactusDisplayList

extension CGImage {
  /// Creates an image from a PNG, or returns `nil` if it is invalid.
  ///
  /// - Parameters:
  ///   - source: The bytes of the PNG.
  ///   - decode: Ignored.
  ///   - shouldInterpolate: Ignored.
  ///   - intent: Ignored.
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

  /// The image as a PNG, or `nil` if there is not enough memory.
  package var png: Data? {
    guard let surface = try? DrawingSurface(drawing), let bytes = try? surface.png() else {
      return nil
    }
    return Data(bytes)
  }
}
