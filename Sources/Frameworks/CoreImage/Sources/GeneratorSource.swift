/// An image whose pixels are computed from their position alone.
final class GeneratorSource: ImageSource {
  let extent: CGRect
  private let makePainter: @Sendable (RenderPass) -> (SIMD2<Double>) -> SIMD4<Float>

  /// - Parameters:
  ///   - extent: The rectangle of the image.
  ///   - makePainter: Returns a function from the center of a pixel to its premultiplied color.
  init(
    _ extent: CGRect = .infinite,
    _ makePainter: @escaping @Sendable (RenderPass) -> (SIMD2<Double>) -> SIMD4<Float>
  ) {
    (self.extent, self.makePainter) = (extent, makePainter)
  }

  func paint(_ region: PixelRegion, in pass: RenderPass) -> PixelTile {
    let painter = makePainter(pass)
    var tile = PixelTile(region)
    var index = 0
    for y in region.y..<region.endY {
      for x in region.x..<region.endX {
        tile.pixels[index] = painter([Double(x) + 0.5, Double(y) + 0.5])
        index += 1
      }
    }
    return tile
  }
}
