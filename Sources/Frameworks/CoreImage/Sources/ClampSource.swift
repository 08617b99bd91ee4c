/// An image whose edge pixels extend infinitely.
final class ClampSource: ImageSource {
  let extent = CGRect.infinite
  let inputs: [any ImageSource]
  private let edge: PixelRegion

  init(_ input: any ImageSource, to rect: CGRect) {
    inputs = [input]
    edge = PixelRegion(rect)
  }

  func paint(_ region: PixelRegion, in pass: RenderPass) -> PixelTile {
    guard !edge.isEmpty else { return PixelTile(region) }
    func limited(_ value: Int, _ start: Int, _ end: Int) -> Int { max(start, min(end - 1, value)) }
    // The visible pixels of the region, and at least one row and column of the edge.
    let left = limited(region.x, edge.x, edge.endX)
    let bottom = limited(region.y, edge.y, edge.endY)
    let right = limited(region.endX - 1, edge.x, edge.endX)
    let top = limited(region.endY - 1, edge.y, edge.endY)
    let inner = pass.tile(
      of: inputs[0],
      PixelRegion(x: left, y: bottom, width: right - left + 1, height: top - bottom + 1))
    var tile = PixelTile(region)
    for y in region.y..<region.endY {
      let from = inner.start(ofRow: limited(y, edge.y, edge.endY)) - inner.region.x
      let start = tile.start(ofRow: y)
      for x in region.x..<region.endX {
        tile.pixels[start + x - region.x] = inner.pixels[from + limited(x, edge.x, edge.endX)]
      }
    }
    return tile
  }
}
