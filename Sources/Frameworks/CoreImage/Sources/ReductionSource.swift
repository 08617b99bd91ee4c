/// One pixel that follows from all pixels of a rectangle.
final class ReductionSource: ImageSource {
  enum Kind: Sendable { case average, maximum, minimum }

  let extent = CGRect(x: 0, y: 0, width: 1, height: 1)
  let inputs: [any ImageSource]
  private let area: PixelRegion
  private let kind: Kind

  /// Creates a reduction, or returns nil without a finite area.
  init?(_ input: any ImageSource, area: CGRect, kind: Kind) {
    guard !area.isInfinite, !area.isNull, !area.isEmpty else { return nil }
    (inputs, self.area, self.kind) = ([input], PixelRegion(area), kind)
  }

  /// The number of rows that are painted at once.
  private static let band = 64

  func paint(_ region: PixelRegion, in pass: RenderPass) -> PixelTile {
    var sum = SIMD4<Double>.zero
    var result: SIMD4<Float>?
    for y in stride(from: area.y, to: area.endY, by: Self.band) {
      let rows = PixelRegion(
        x: area.x, y: y, width: area.width, height: min(Self.band, area.endY - y))
      for pixel in pass.tile(of: inputs[0], rows).pixels {
        switch kind {
        case .average: sum += SIMD4<Double>(pixel)
        case .maximum: result = result.map { pointwiseMax($0, pixel) } ?? pixel
        case .minimum: result = result.map { pointwiseMin($0, pixel) } ?? pixel
        }
      }
    }
    let average = SIMD4<Float>(sum / SIMD4<Double>(repeating: Double(area.count)))
    return PixelTile(region, filling: result ?? average)
  }
}
