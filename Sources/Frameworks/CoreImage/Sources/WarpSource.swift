/// An image whose pixels come from other positions of a finite image.
final class WarpSource: ImageSource {
  let extent: CGRect
  let inputs: [any ImageSource]
  private let place: @Sendable (SIMD2<Double>) -> SIMD2<Double>?

  /// Creates an image; fails if the other one has an infinite extent.
  ///
  /// - Parameters:
  ///   - input: The other image.
  ///   - extent: The rectangle of the result.
  ///   - place: Returns the position in the other image for the center of a pixel; nil for none.
  init?(
    _ input: any ImageSource, extent: CGRect,
    _ place: @escaping @Sendable (SIMD2<Double>) -> SIMD2<Double>?
  ) {
    guard !input.extent.isInfinite, !input.extent.isNull, !input.extent.isEmpty else { return nil }
    (inputs, self.extent, self.place) = ([input], extent, place)
  }

  func paint(_ region: PixelRegion, in pass: RenderPass) -> PixelTile {
    let source = pass.tile(of: inputs[0], PixelRegion(inputs[0].extent))
    var tile = PixelTile(region)
    var index = 0
    for y in region.y..<region.endY {
      for x in region.x..<region.endX {
        if let from = place([Double(x) + 0.5, Double(y) + 0.5]) {
          tile.pixels[index] = source.mixed(from.x - 0.5, from.y - 0.5)
        }
        index += 1
      }
    }
    return tile
  }
}
