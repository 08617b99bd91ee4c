/// An image each of whose pixels follows from the pixels around the same place of another.
final class NeighborSource: ImageSource {
  let extent: CGRect
  let inputs: [any ImageSource]
  private let reach: (x: Int, y: Int)
  private let combine: @Sendable (PixelTile, Int, Int) -> SIMD4<Float>

  /// - Parameters:
  ///   - input: The other image.
  ///   - reach: How far the pixels around a place are needed, along each axis.
  ///   - grows: Whether the pixels outside of the image, within that reach, belong to the result.
  ///   - combine: Returns a pixel of a tile of the other image, and of the place.
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
