/// A rectangle of whole pixels.
struct PixelBox: Sendable, Equatable {
  var x, y, width, height: Int

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, max(0, width), max(0, height))
  }

  /// Creates the smallest box around a rectangle; infinite and very large coordinates are clamped.
  init(around rect: DrawingRect) {
    func whole(_ value: Double) -> Int {
      value.isFinite ? Int(max(-1e6, min(1e6, value))) : value > 0 ? 1_000_000 : -1_000_000
    }
    let (x, y) = (whole(rect.x.rounded(.down)), whole(rect.y.rounded(.down)))
    self.init(
      x: x, y: y, width: whole(rect.maxX.rounded(.up)) - x,
      height: whole(rect.maxY.rounded(.up)) - y)
  }

  var isEmpty: Bool { width == 0 || height == 0 }

  func grown(by margin: Int) -> PixelBox {
    PixelBox(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  func intersection(_ other: PixelBox) -> PixelBox {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return PixelBox(
      x: left, y: top, width: min(x + width, other.x + other.width) - left,
      height: min(y + height, other.y + other.height) - top)
  }
}
