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
    self.init(image, hasAlpha: !isOpaque, type: "public.png")
  }

  /// Creates an image from a JPEG, or returns `nil` if it is invalid.
  ///
  /// - Parameters:
  ///   - source: The bytes of the JPEG.
  ///   - decode: Ignored.
  ///   - shouldInterpolate: Ignored.
  ///   - intent: Ignored.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard let data = source.data, let image = DrawingImage(jpeg: Array(data)) else { return nil }
    self.init(image, hasAlpha: false, type: "public.jpeg")
  }

  /// Returns the image on white as a JPEG of a quality of 0…1; `nil` without enough memory.
  package func jpeg(quality: Double) -> Data? { drawing.jpeg(quality: quality).map { Data($0) } }

  /// The image as a PNG, or `nil` if there is not enough memory.
  package var png: Data? {
    guard let surface = try? DrawingSurface(drawing), let bytes = try? surface.png() else {
      return nil
    }
    return Data(bytes)
  }
}
