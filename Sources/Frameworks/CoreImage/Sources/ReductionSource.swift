/// A row of few pixels that are computed from all pixels of a rectangle.
final class ReductionSource: ImageSource {
  enum Kind: Sendable {
    case average, maximum, minimum, maximumAlpha, minimumAlpha, extremes, redExtremes, rows, columns
    /// A histogram, with the number of bins and a scale factor.
    case histogram(Int, Float)
  }

  let extent: CGRect
  let inputs: [any ImageSource]
  private let area: PixelRegion
  private let kind: Kind

  /// Creates a reduction, or returns nil without a finite area.
  init?(_ input: any ImageSource, area: CGRect, kind: Kind) {
    guard !area.isInfinite, !area.isNull, !area.isEmpty else { return nil }
    let pixels = PixelRegion(area)
    (inputs, self.area, self.kind) = ([input], pixels, kind)
    let width =
      switch kind {
      case .rows: pixels.height
      case .columns: pixels.width
      case .extremes: 2
      case .histogram(let count, _): count
      default: 1
      }
    extent = CGRect(x: 0, y: 0, width: CGFloat(width), height: 1)
  }

  /// The number of rows that are painted together.
  private static let band = 64

  /// Calls a closure with each pixel of the area and its position, row by row from the bottom.
  private func forEachPixel(_ pass: RenderPass, _ body: (SIMD4<Float>, Int, Int) -> Void) {
    for y in stride(from: area.y, to: area.endY, by: Self.band) {
      let rows = PixelRegion(
        x: area.x, y: y, width: area.width, height: min(Self.band, area.endY - y))
      for (index, pixel) in pass.tile(of: inputs[0], rows).pixels.enumerated() {
        body(pixel, index % area.width, y - area.y + index / area.width)
      }
    }
  }

  /// Returns one pixel that is reduced from all pixels.
  private func reduced(
    _ pass: RenderPass, _ choose: (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) -> SIMD4<Float> {
    var result: SIMD4<Float>?
    forEachPixel(pass) { pixel, _, _ in result = result.map { choose($0, pixel) } ?? pixel }
    return result ?? .zero
  }

  /// Returns the averages of groups of pixels.
  private func means(
    _ pass: RenderPass, _ count: Int, _ group: (Int, Int) -> Int
  ) -> [SIMD4<Float>] {
    var sums = [SIMD4<Double>](repeating: .zero, count: count)
    forEachPixel(pass) { pixel, x, y in sums[group(x, y)] += SIMD4<Double>(pixel) }
    let divisor = SIMD4<Double>(repeating: Double(area.count / count))
    return sums.map { SIMD4<Float>($0 / divisor) }
  }

  /// Returns the histogram of each component; the shares of all bins add up to the factor.
  private func histogram(_ pass: RenderPass, _ count: Int, _ scale: Float) -> [SIMD4<Float>] {
    var counts = [SIMD4<Float>](repeating: .zero, count: count)
    forEachPixel(pass) { pixel, _, _ in
      for component in 0..<4 {
        let value = max(0, min(1, pixel[component]))
        counts[min(count - 1, Int(value * Float(count)))][component] += 1
      }
    }
    return counts.map { $0 * (scale / Float(area.count)) }
  }

  private func pixels(_ pass: RenderPass) -> [SIMD4<Float>] {
    switch kind {
    case .average: means(pass, 1) { _, _ in 0 }
    case .maximum: [reduced(pass) { pointwiseMax($0, $1) }]
    case .minimum: [reduced(pass) { pointwiseMin($0, $1) }]
    case .maximumAlpha: [reduced(pass) { $1.w > $0.w ? $1 : $0 }]
    case .minimumAlpha: [reduced(pass) { $1.w < $0.w ? $1 : $0 }]
    case .extremes:
      [reduced(pass) { pointwiseMin($0, $1) }, reduced(pass) { pointwiseMax($0, $1) }]
    case .redExtremes:
      // Red is the minimum, green the maximum; blue is 0 and the pixel opaque (guess).
      [
        SIMD4(
          reduced(pass) { pointwiseMin($0, $1) }.x, reduced(pass) { pointwiseMax($0, $1) }.x, 0, 1)
      ]
    // The first pixel is that of the lowest row (guess).
    case .rows: means(pass, area.height) { _, y in y }
    case .columns: means(pass, area.width) { x, _ in x }
    case .histogram(let count, let scale): histogram(pass, count, scale)
    }
  }

  func paint(_ region: PixelRegion, in pass: RenderPass) -> PixelTile {
    let row = pixels(pass)
    return PixelTile(region, pixels: Array(row[region.x..<region.endX]))
  }
}
