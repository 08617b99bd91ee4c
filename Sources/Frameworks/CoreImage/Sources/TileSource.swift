/// Pixels that are equal in all color spaces, such as black and white.
final class TileSource: ImageSource {
  let extent: CGRect
  private let tile: PixelTile

  init(_ tile: PixelTile) { (self.tile, extent) = (tile, tile.region.rect) }

  func paint(_ region: PixelRegion, in pass: RenderPass) -> PixelTile { tile.covering(region) }
}
