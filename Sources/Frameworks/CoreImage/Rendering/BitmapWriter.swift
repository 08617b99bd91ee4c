/// A writer of tiles in the working space as bitmaps of another encoding.
struct BitmapWriter {
  private let layout: PixelLayout
  private let conversion: ColorConversion?
  /// Whether linear values are converted to sRGB bytes, for which there is a table.
  private let isPlain: Bool

  /// - Parameters:
  ///   - layout: The layout of pixels in memory.
  ///   - working: The working space.
  ///   - encoding: The encoding of the bitmap; nil without color management.
  init(_ layout: PixelLayout, from working: ColorEncoding?, to encoding: ColorEncoding?) {
    self.layout = layout
    conversion = ColorConversion(from: working, to: encoding)
    isPlain = working == .linear && encoding == .sRGB && layout.number == .byte
  }

  /// Writes the rows, starting with the top one.
  func write(_ tile: PixelTile, to memory: UnsafeMutableRawPointer, bytesPerRow: Int) {
    let region = tile.region
    for y in 0..<region.height {
      var place = memory + (region.height - 1 - y) * bytesPerRow
      for index in y * region.width..<(y + 1) * region.width {
        let pixel = tile.pixels[index]
        if isPlain, pixel.w == 1 {
          for (offset, component) in layout.components.enumerated() {
            let byte = component == 3 ? 255 : ByteCurve.byte(pixel[component])
            place.storeBytes(of: byte, toByteOffset: offset, as: UInt8.self)
          }
        } else {
          layout.store(conversion?(pixel) ?? pixel, at: place)
        }
        place += layout.bytesPerPixel
      }
    }
  }
}
