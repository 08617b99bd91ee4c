import TactusDisplayList

extension CGImage {
  /// Returns a part of the image, or `nil` if the rectangle is outside.
  ///
  /// - Parameter rect: The part, in pixels from the upper left corner; extended to whole pixels.
  public func cropping(to rect: CGRect) -> CGImage? {
    let all = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let part = rect.integral.intersection(all)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let (left, top) = (Int(part.minX), Int(part.minY))
    let (width, height) = (Int(part.width), Int(part.height))
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for row in top..<top + height {
      let start = (row * self.width + left) * 4
      pixels += drawing.pixels[start..<start + width * 4]
    }
    return DrawingImage(width: width, height: height, pixels: pixels).map {
      CGImage($0, hasAlpha: hasAlpha, colorSpace: colorSpace)
    }
  }

  /// Returns the image masked by another.
  ///
  /// - Parameter mask: A mask, whose dark parts let paint through, or an image, whose light parts
  ///   do; it is scaled to this image's size.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard let surface = try? DrawingSurface(drawing) else { return nil }
    let all = DrawingRect(x: 0, y: 0, width: Double(width), height: Double(height))
    let painter = DrawingPainter(on: surface)
    painter.execute(.blend(.destinationIn))
    painter.execute(.image(ImageDrawing(mask.maskAlpha, in: all)))
    return CGImage(surface.image)
  }

  /// Returns the image with pixels in a range of colors made transparent.
  public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
    guard !isMask, components.count == 6 else { return nil }
    let ranges = stride(from: 0, to: 6, by: 2).map { index in
      (Double(components[index]), Double(components[index + 1]))
    }
    var pixels = drawing.pixels
    for start in stride(from: 0, to: pixels.count, by: 4) {
      let isMasked = (0..<3).allSatisfy { index in
        let value = Double(pixels[start + 2 - index])
        return value >= ranges[index].0 && value <= ranges[index].1
      }
      if isMasked { for index in start..<start + 4 { pixels[index] = 0 } }
    }
    return DrawingImage(width: width, height: height, pixels: pixels).map { CGImage($0) }
  }

  /// Returns the same pixels in another color space of the same model.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? {
    guard !isMask, space.model == colorSpace?.model else { return nil }
    return CGImage(drawing, hasAlpha: hasAlpha, colorSpace: space)
  }

  // MARK: Internals

  private var hasAlpha: Bool {
    isMask || ![.none, .noneSkipFirst, .noneSkipLast].contains(alphaInfo)
  }

  /// The opacity of the image as a mask.
  var maskAlpha: DrawingImage {
    guard !isMask, alphaInfo != .alphaOnly else { return drawing }
    return drawing.alphaImage(PixelFormat.gray) ?? drawing
  }
}

extension DrawingImage {
  /// Returns an image of alpha alone, computed from each pixel by a closure.
  func alphaImage(_ alpha: (UnsafePointer<UInt8>) -> UInt8) -> DrawingImage? {
    var result = [UInt8](repeating: 0, count: pixels.count)
    pixels.withUnsafeBufferPointer { pixels in
      guard let first = pixels.baseAddress else { return }
      for start in stride(from: 0, to: pixels.count, by: 4) {
        result[start + 3] = alpha(first + start)
      }
    }
    return DrawingImage(width: width, height: height, pixels: result)
  }

  /// Creates an image from bytes in another format, or returns `nil` if there are too few.
  convenience init?(
    width: Int, height: Int, bytesPerRow: Int, format: PixelFormat, data: Data
  ) {
    guard Self.isPossible(width: width, height: height),
      bytesPerRow >= width * format.bytesPerPixel, bytesPerRow <= 1 << 30,
      data.count >= bytesPerRow * (height - 1) + width * format.bytesPerPixel
    else { return nil }
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    data.withUnsafeBytes { bytes in
      pixels.withUnsafeMutableBufferPointer { pixels in
        guard let bytes = bytes.baseAddress, let pixels = pixels.baseAddress else { return }
        for row in 0..<height {
          format.load(bytes + row * bytesPerRow, into: pixels + row * width * 4, count: width)
        }
      }
    }
    self.init(width: width, height: height, pixels: pixels)
  }
}
