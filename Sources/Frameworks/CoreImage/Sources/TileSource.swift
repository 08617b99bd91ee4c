/// Pixels that are the same in each color space, such as black and white ones.
final class TileSource: ImageSource {
  let extent: CGRect
  private let tile: PixelTile

  init(_ tile: PixelTile) { (self.tile, extent) = (tile, tile.region.rect) }

  func paint(_ region: PixelRegion, in pass: RenderPass) -> PixelTile { tile.covering(region) }
}
