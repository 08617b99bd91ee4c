import TactusDisplayList

extension CGImage {
  /// Returns the image with its pixels turned upright.
  ///
  /// Source: the orientations are 1…8 of Exif (documented).
  package func oriented(_ orientation: UIImage.Orientation) -> CGImage? {
    let (columns, rows) = (width, height)
    let (newWidth, newHeight) = orientation.turnsSides ? (rows, columns) : (columns, rows)
    var turned = [UInt8](repeating: 0, count: columns * rows * 4)
    drawing.pixels.withUnsafeBytes { old in
      turned.withUnsafeMutableBytes { new in
        for y in 0..<newHeight {
          for x in 0..<newWidth {
            let (column, row) =
              switch orientation {
              case .up: (x, y)
              case .upMirrored: (columns - 1 - x, y)
              case .down: (columns - 1 - x, rows - 1 - y)
              case .downMirrored: (x, rows - 1 - y)
              case .leftMirrored: (y, x)
              case .right: (y, rows - 1 - x)
              case .rightMirrored: (columns - 1 - y, rows - 1 - x)
              case .left: (columns - 1 - y, x)
              }
            let pixel = old.loadUnaligned(
              fromByteOffset: (row * columns + column) * 4, as: UInt32.self)
            new.storeBytes(of: pixel, toByteOffset: (y * newWidth + x) * 4, as: UInt32.self)
          }
        }
      }
    }
    return DrawingImage(width: newWidth, height: newHeight, pixels: turned).map {
      CGImage($0, hasAlpha: hasTransparency, colorSpace: colorSpace)
    }
  }

  /// Returns the image's alpha in one color.
  package func tinted(_ color: CGColor) -> CGImage? {
    let paint = color.drawing
    // The components of the color, premultiplied by its alpha.
    let parts = [paint.blue, paint.green, paint.red, 1].map { $0 * paint.alpha }
    var pixels = [UInt8](repeating: 0, count: drawing.pixels.count)
    for start in stride(from: 0, to: pixels.count, by: 4) {
      let alpha = Double(drawing.pixels[start + 3])
      for index in 0..<4 { pixels[start + index] = UInt8((alpha * parts[index]).rounded()) }
    }
    return DrawingImage(width: width, height: height, pixels: pixels).map { CGImage($0) }
  }

  private var hasTransparency: Bool {
    alphaInfo != .none && alphaInfo != .noneSkipFirst && alphaInfo != .noneSkipLast
  }
}
