/// A picture of random values.
struct NoisePicture {
  /// The image; nil for an empty size.
  let image: UIImage?

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - smoothness: The similarity of neighbors, 0…1: a cell is 1…16 pixels wide (a guess).
  ///   - size: The size in pixels.
  ///   - isGray: Whether the values are gray.
  init(smoothness: CGFloat, size: CGSize, isGray: Bool) {
    guard size.width >= 1, size.height >= 1, size.width < 1e4, size.height < 1e4 else {
      image = nil
      return
    }
    let (width, height) = (Int(size.width), Int(size.height))
    let cell = 1 + max(0, min(1, smoothness)) * 15
    let (columns, rows) = (Int(CGFloat(width) / cell) + 2, Int(CGFloat(height) / cell) + 2)
    let planes = (0..<(isGray ? 1 : 3)).map { _ in
      (0..<columns * rows).map { _ in CGFloat.random(in: 0...255) }
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let (column, row) = (CGFloat(x) / cell, CGFloat(y) / cell)
        let values = planes.map { plane -> UInt8 in
          let (left, top) = (Int(column), Int(row))
          let (across, down) = (column - CGFloat(left), row - CGFloat(top))
          let index = top * columns + left
          let upper = plane[index] * (1 - across) + plane[index + 1] * across
          let lower = plane[index + columns] * (1 - across) + plane[index + columns + 1] * across
          return UInt8(upper * (1 - down) + lower * down)
        }
        bytes += [values[0], values[isGray ? 0 : 1], values[isGray ? 0 : 2], 255]
      }
    }
    let made = CGImage.sprite(
      Data(bytes), size: CGSize(width: width, height: height), bytesPerRow: width * 4,
      firstRowIsTop: true)
    image = made.map { UIImage(cgImage: $0) }
  }
}
