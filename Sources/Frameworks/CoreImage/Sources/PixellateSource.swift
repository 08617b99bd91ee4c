/// An image of large squares, each with the average of the pixels it covers.
final class PixellateSource: ImageSource {
  let extent: CGRect
  let inputs: [any ImageSource]
  private let size: Double
  private let center: SIMD2<Double>

  /// - Parameters:
  ///   - input: The image.
  ///   - size: The side of a square, at least one pixel.
  ///   - center: A corner of four squares (guess).
  init(_ input: any ImageSource, size: Double, center: SIMD2<Double>) {
    (inputs, self.size, self.center) = ([input], size, center)
    let all = input.extent
    guard !all.isInfinite, !all.isNull, !all.isEmpty else {
      extent = all
      return
    }
    // All squares that the image touches are whole (guess).
    let low = Self.start([Double(all.minX), Double(all.minY)], size, center)
    let last: SIMD2<Double> = [Double(all.maxX), Double(all.maxY)]
    let high = center + ((last - center) / size).rounded(.up) * size
    extent =
      CGRect(
        x: CGFloat(low.x), y: CGFloat(low.y), width: CGFloat(high.x - low.x),
        height: CGFloat(high.y - low.y)
      ).integral
  }

  private static func start(
    _ place: SIMD2<Double>, _ size: Double, _ center: SIMD2<Double>
  ) -> SIMD2<Double> { center + ((place - center) / size).rounded(.down) * size }

  func paint(_ region: PixelRegion, in pass: RenderPass) -> PixelTile {
    let reach = Int(size.rounded(.up))
    let shown = PixelRegion(inputs[0].extent)
    let needed = region.grown(reach, reach).intersection(shown)
    guard !needed.isEmpty else { return PixelTile(region) }
    let source = pass.tile(of: inputs[0], needed)
    var means: [SIMD2<Double>: SIMD4<Float>] = [:]
    var tile = PixelTile(region)
    var index = 0
    for y in region.y..<region.endY {
      for x in region.x..<region.endX {
        let start = Self.start([Double(x) + 0.5, Double(y) + 0.5], size, center)
        let mean = means[start] ?? mean(of: source, from: start)
        means[start] = mean
        tile.pixels[index] = mean
        index += 1
      }
    }
    return tile
  }

  /// Returns the average of the pixels whose centers lie in a square.
  private func mean(of source: PixelTile, from start: SIMD2<Double>) -> SIMD4<Float> {
    let region = source.region
    func first(_ value: Double) -> Int { Int((value - 0.5).rounded(.up)) }
    let columns =
      max(
        region.x, first(start.x))..<max(
        max(region.x, first(start.x)), min(region.endX, first(start.x + size)))
    let rows =
      max(
        region.y, first(start.y))..<max(
        max(region.y, first(start.y)), min(region.endY, first(start.y + size)))
    guard !columns.isEmpty, !rows.isEmpty else { return .zero }
    var sum = SIMD4<Float>.zero
    for y in rows { for x in columns { sum += source.pixel(x, y) } }
    return sum / Float(columns.count * rows.count)
  }
}
