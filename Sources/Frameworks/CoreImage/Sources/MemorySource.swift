/// Pixels of any format in memory.
final class MemorySource: ImageSource {
  let extent: CGRect
  private let data: Data
  private let bytesPerRow: Int
  private let size: (width: Int, height: Int)
  private let layout: PixelLayout
  private let encoding: ColorEncoding?

  /// Creates a step from bytes; fails if there are too few.
  init?(
    _ data: Data, bytesPerRow: Int, width: Int, height: Int, layout: PixelLayout,
    encoding: ColorEncoding?
  ) {
    let (row, isTooWide) = width.multipliedReportingOverflow(by: layout.bytesPerPixel)
    guard width > 0, height > 0, !isTooWide, bytesPerRow >= row,
      data.count / bytesPerRow >= height - 1,
      data.count - bytesPerRow * (height - 1) >= row
    else { return nil }
    (self.data, self.bytesPerRow, size) = (data, bytesPerRow, (width, height))
    (self.layout, self.encoding) = (layout, encoding)
    extent = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
  }

  func paint(_ region: PixelRegion, in pass: RenderPass) -> PixelTile {
    let conversion = ColorConversion(from: encoding, to: pass.working)
    var tile = PixelTile(region)
    data.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      for y in region.y..<region.endY {
        // The memory starts with the top row.
        let row = base + (size.height - 1 - y) * bytesPerRow
        let start = tile.start(ofRow: y)
        for index in 0..<region.width {
          let pixel = layout.load(row + (region.x + index) * layout.bytesPerPixel)
          tile.pixels[start + index] = conversion?(pixel) ?? pixel
        }
      }
    }
    return tile
  }
}
