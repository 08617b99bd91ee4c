import TactusDisplayList

/// A painted surface with access to its pixels.
struct Picture {
  let width, height: Int
  private let pixels: [UInt8]

  /// Paints commands on a transparent or colored background.
  init(
    _ width: Int, _ height: Int, scale: Double = 1, on background: DrawingColor? = nil,
    _ commands: [DrawingCommand]
  ) throws {
    let surface = try DrawingSurface(
      width: Int(Double(width) * scale), height: Int(Double(height) * scale))
    let painter = DrawingPainter(on: surface, scale: scale)
    if let background { painter.execute(.paint(.color(background))) }
    painter.paint(
      Drawing(width: Double(width), height: Double(height), commands: commands))
    self.init(surface.image)
  }

  init(_ image: DrawingImage) {
    (width, height, pixels) = (image.width, image.height, image.pixels)
  }

  /// Returns red, green, blue and alpha of a pixel, premultiplied, 0…255.
  subscript(x: Int, y: Int) -> [Int] {
    let start = (y * width + x) * 4
    return [2, 1, 0, 3].map { Int(pixels[start + $0]) }
  }

  /// The sum of alpha, in opaque pixels.
  var coverage: Double {
    stride(from: 3, to: pixels.count, by: 4).reduce(0) { $0 + Double(pixels[$1]) / 255 }
  }

  /// Returns the difference from another picture.
  ///
  /// - Parameter step: How far a pixel may be off without being counted.
  func difference(from other: Picture, step: Int = 2) -> Difference {
    guard width == other.width, height == other.height else {
      return Difference(worst: 255, share: 1)
    }
    var (worst, count) = (0, 0)
    for start in stride(from: 0, to: pixels.count, by: 4) {
      let off = (start..<start + 4).map { abs(Int(pixels[$0]) - Int(other.pixels[$0])) }.max() ?? 0
      worst = max(worst, off)
      if off > step { count += 1 }
    }
    return Difference(worst: worst, share: Double(count) / Double(width * height))
  }

  /// The worst component of any pixel, 0…255, and the share of pixels that are off by more than a
  /// step.
  struct Difference: CustomStringConvertible {
    var worst: Int
    var share: Double
    var description: String { "worst \(worst), share \(share)" }
  }
}

extension DrawingPath {
  /// Returns a rectangle.
  static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> DrawingPath {
    var path = DrawingPath()
    path.addRect(DrawingRect(x: x, y: y, width: width, height: height))
    return path
  }

  /// Returns a disc.
  static func disc(_ x: Double, _ y: Double, _ radius: Double) -> DrawingPath {
    var path = DrawingPath()
    path.addEllipse(in: DrawingRect(x: x, y: y, width: 0, height: 0).grown(by: radius))
    return path
  }

  /// Returns a line through points.
  static func line(_ places: (Double, Double)...) -> DrawingPath {
    var path = DrawingPath()
    for (index, (x, y)) in places.enumerated() {
      if index == 0 {
        path.move(to: DrawingPoint(x, y))
      } else {
        path.addLine(to: DrawingPoint(x, y))
      }
    }
    return path
  }
}
