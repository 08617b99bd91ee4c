extension TileSource {
  /// Creates the image of rows of modules in black and white, the top row first.
  ///
  /// - Parameters:
  ///   - border: The white pixels on each side.
  ///   - rowHeight: The pixels of a row's height; a module is one pixel wide.
  convenience init(_ modules: [[Bool]], border: Int, rowHeight: Int = 1) {
    let region = PixelRegion(
      x: 0, y: 0, width: (modules.first?.count ?? 0) + 2 * border,
      height: modules.count * rowHeight + 2 * border)
    var tile = PixelTile(region, filling: .one)
    for (row, modules) in modules.reversed().enumerated() {
      for y in 0..<rowHeight {
        let start = (row * rowHeight + y + border) * region.width + border
        for (column, isDark) in modules.enumerated() where isDark {
          tile.pixels[start + column] = [0, 0, 0, 1]
        }
      }
    }
    self.init(tile)
  }
}
