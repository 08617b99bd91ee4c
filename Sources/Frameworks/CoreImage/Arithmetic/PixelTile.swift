/// The pixels of a region: red, green, blue and alpha, premultiplied, in the working space.
struct PixelTile: Sendable {
  let region: PixelRegion
  /// The pixels, row by row from the bottom.
  var pixels: [SIMD4<Float>]

  /// Creates a tile of equal pixels, which are transparent by default.
  init(_ region: PixelRegion, filling pixel: SIMD4<Float> = .zero) {
    self.region = region
    pixels = Array(repeating: pixel, count: region.count)
  }

  init(_ region: PixelRegion, pixels: [SIMD4<Float>]) {
    (self.region, self.pixels) = (region, pixels)
  }

  /// Returns the index of a row's first pixel.
  func start(ofRow y: Int) -> Int { (y - region.y) * region.width }

  /// Returns a pixel; a transparent one outside of the region.
  func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
    guard x >= region.x, y >= region.y, x < region.endX, y < region.endY else { return .zero }
    return pixels[start(ofRow: y) + x - region.x]
  }

  /// Returns the bilinear interpolation at a position.
  func mixed(_ x: Double, _ y: Double) -> SIMD4<Float> {
    let (left, bottom) = (x.rounded(.down), y.rounded(.down))
    let (fx, fy) = (Float(x - left), Float(y - bottom))
    let (column, row) = (Int(left), Int(bottom))
    var low = pixel(column, row) * (1 - fx)
    if fx > 0 { low += pixel(column + 1, row) * fx }
    guard fy > 0 else { return low }
    var high = pixel(column, row + 1) * (1 - fx)
    if fx > 0 { high += pixel(column + 1, row + 1) * fx }
    return low * (1 - fy) + high * fy
  }

  /// Returns the tile for another region, whose pixels outside this one are transparent.
  func covering(_ other: PixelRegion) -> PixelTile {
    guard other != region else { return self }
    var result = PixelTile(other)
    let shared = other.intersection(region)
    guard !shared.isEmpty else { return result }
    for y in shared.y..<shared.endY {
      let from = start(ofRow: y) + shared.x - region.x
      let to = result.start(ofRow: y) + shared.x - other.x
      for index in 0..<shared.width { result.pixels[to + index] = pixels[from + index] }
    }
    return result
  }

  /// Returns the tile with each pixel changed.
  func map(_ change: (SIMD4<Float>) -> SIMD4<Float>) -> PixelTile {
    PixelTile(region, pixels: pixels.map(change))
  }
}
