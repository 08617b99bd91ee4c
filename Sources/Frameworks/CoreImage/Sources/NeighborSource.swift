/// An image each of whose pixels is computed from the neighborhood of the same position in another
/// image.
final class NeighborSource: ImageSource {
  let extent: CGRect
  let inputs: [any ImageSource]
  private let reach: (x: Int, y: Int)
  private let combine: @Sendable (PixelTile, Int, Int) -> SIMD4<Float>

  /// - Parameters:
  ///   - input: The other image.
  ///   - reach: The radius of the neighborhood along each axis.
  ///   - grows: Whether the result extends beyond the image by the radius.
  ///   - combine: Returns a pixel from a tile of the other image and a position.
  init(
    _ input: any ImageSource, reach: (x: Int, y: Int), grows: Bool,
    _ combine: @escaping @Sendable (PixelTile, Int, Int) -> SIMD4<Float>
  ) {
    (inputs, self.reach, self.combine) = ([input], reach, combine)
    let all = input.extent
    extent =
      !grows || all.isInfinite || all.isNull || all.isEmpty
      ? all : all.insetBy(dx: -CGFloat(reach.x), dy: -CGFloat(reach.y))
  }

  func paint(_ region: PixelRegion, in pass: RenderPass) -> PixelTile {
    let source = pass.tile(of: inputs[0], region.grown(reach.x, reach.y))
    var tile = PixelTile(region)
    var index = 0
    for y in region.y..<region.endY {
      for x in region.x..<region.endX {
        tile.pixels[index] = combine(source, x, y)
        index += 1
      }
    }
    return tile
  }
}
