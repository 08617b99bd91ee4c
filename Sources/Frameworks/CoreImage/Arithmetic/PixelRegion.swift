/// A rectangle of whole pixels, with y pointing up.
struct PixelRegion: Hashable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// The maximum distance from the origin, so that sums of coordinates do not overflow.
  private static let limit: CGFloat = 1_073_741_824

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, max(0, width), max(0, height))
  }

  /// Creates the smallest region that contains a rectangle; infinite rectangles are limited.
  init(_ rect: CGRect) {
    guard !rect.isNull, !rect.isEmpty else {
      self.init(x: 0, y: 0, width: 0, height: 0)
      return
    }
    func whole(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
      value.isNaN ? 0 : Int(max(-Self.limit, min(Self.limit, value.rounded(rule))))
    }
    let all = rect.isInfinite
    let left = all ? -Int(Self.limit) : whole(rect.minX, .down)
    let bottom = all ? -Int(Self.limit) : whole(rect.minY, .down)
    let right = all ? Int(Self.limit) : whole(rect.maxX, .up)
    let top = all ? Int(Self.limit) : whole(rect.maxY, .up)
    self.init(x: left, y: bottom, width: right - left, height: top - bottom)
  }

  var isEmpty: Bool { width == 0 || height == 0 }
  var endX: Int { x + width }
  var endY: Int { y + height }
  var count: Int { width * height }
  var rect: CGRect {
    CGRect(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
  }

  func intersection(_ other: PixelRegion) -> PixelRegion {
    let (left, bottom) = (max(x, other.x), max(y, other.y))
    return PixelRegion(
      x: left, y: bottom, width: min(endX, other.endX) - left,
      height: min(endY, other.endY) - bottom)
  }

  /// Returns the region enlarged by a number of pixels on each side.
  func grown(_ dx: Int, _ dy: Int) -> PixelRegion {
    PixelRegion(x: x - dx, y: y - dy, width: width + 2 * dx, height: height + 2 * dy)
  }

  func moved(_ dx: Int, _ dy: Int) -> PixelRegion {
    PixelRegion(x: x + dx, y: y + dy, width: width, height: height)
  }
}
