import Foundation

/// The texture of a dry ink on paper (Ink.IN3).
enum Grain {
  /// The fine grain of graphite.
  case pencil
  /// The coarse grain of wax.
  case crayon

  /// Returns the offset of the grain for a stroke with a seed.
  func shift(_ seed: UInt32) -> CGPoint {
    CGPoint(
      x: CGFloat(seed & 0xFFFF) / 0xFFFF * Self.size,
      y: CGFloat(seed >> 16) / 0xFFFF * Self.size)
  }

  /// Returns the tile in a color.
  func tile(_ color: InkColor) -> UIImage? {
    let coverage = self == .pencil ? Self.pencilCoverage : Self.crayonCoverage
    var bytes: [UInt8] = []
    bytes.reserveCapacity(coverage.count * 4)
    for share in coverage {
      let alpha = share * color.alpha
      for part in [color.red, color.green, color.blue] {
        bytes.append(UInt8(min(max(min(part, 1) * alpha * 255, 0), 255)))
      }
      bytes.append(UInt8(min(max(alpha * 255, 0), 255)))
    }
    guard let provider = CGDataProvider(data: Data(bytes) as CFData),
      let image = CGImage(
        width: Self.pixels, height: Self.pixels, bitsPerComponent: 8, bitsPerPixel: 32,
        bytesPerRow: Self.pixels * 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
        provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    else { return nil }
    return UIImage(cgImage: image, scale: Self.scale, orientation: .up)
  }

  // MARK: Noise

  /// The pixels of a side of the tile.
  ///
  /// - Source: ours: a grain that does not seem to repeat. Confidence: guess.
  private static let pixels = 96
  /// The number of pixels of the tile per point, as on most iPhones.
  private static let scale: CGFloat = 3
  /// The side of the tile in points.
  private static let size = CGFloat(pixels) / scale

  // The sizes and thresholds are ours, by eye (guess).
  private static let pencilCoverage = coverage(cell: 2, least: 0.26, most: 0.6)
  private static let crayonCoverage = coverage(cell: 4, least: 0.26, most: 0.44)

  /// Returns the coverage of each pixel, 0…1: noise with a soft threshold.
  ///
  /// - Parameters:
  ///   - cell: The size of a grain in pixels, a divisor of the tile's side.
  ///   - least: The noise value below which there is no ink.
  ///   - most: The noise value above which the ink is full.
  private static func coverage(cell: Int, least: CGFloat, most: CGFloat) -> [CGFloat] {
    (0..<pixels * pixels).map { index in
      let (x, y) = (index % pixels, index / pixels)
      let height = 0.65 * noise(x, y, cell: cell) + 0.35 * noise(x, y, cell: 1)
      let share = min(max((height - least) / (most - least), 0), 1)
      return share * share * (3 - 2 * share)
    }
  }

  /// Returns smooth noise, 0…1, which repeats at the edges of the tile.
  private static func noise(_ x: Int, _ y: Int, cell: Int) -> CGFloat {
    let count = pixels / cell
    let (column, row) = (x / cell, y / cell)
    func value(_ dx: Int, _ dy: Int) -> CGFloat {
      hash((column + dx) % count + ((row + dy) % count) * count + cell << 20)
    }
    let (right, down) = (CGFloat(x % cell) / CGFloat(cell), CGFloat(y % cell) / CGFloat(cell))
    let top = value(0, 0) * (1 - right) + value(1, 0) * right
    let bottom = value(0, 1) * (1 - right) + value(1, 1) * right
    return top * (1 - down) + bottom * down
  }

  /// Returns a pseudo-random number 0…1, always the same for an index.
  private static func hash(_ index: Int) -> CGFloat {
    var state = UInt64(bitPattern: Int64(index)) &+ 0x9E37_79B9_7F4A_7C15
    state = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    state = (state ^ (state >> 27)) &* 0x94D0_49BB_1331_11EB
    return CGFloat((state ^ (state >> 31)) >> 40) / CGFloat(1 << 24)
  }
}
