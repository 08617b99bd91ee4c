internal import Metal

/// The bitmap of an input or of the output of a processor.
class ProcessorBitmap {
  final let format: CIFormat
  final let bytesPerRow: Int
  private let pixels: PixelRegion
  private let layout: PixelLayout
  private let memory: UnsafeMutableRawBufferPointer

  /// Creates a bitmap of a tile; an unsupported format becomes one with 32 bits per component.
  init(_ tile: PixelTile, format: CIFormat) {
    let layout = PixelLayout(format) ?? .widest
    self.format = PixelLayout(format) == nil ? .RGBAf : format
    (self.layout, pixels) = (layout, tile.region)
    // Rows are aligned to 16 bytes, for vector instructions.
    let row = (tile.region.width * layout.bytesPerPixel + 15) / 16 * 16
    bytesPerRow = row
    memory = .allocate(byteCount: max(16, row * tile.region.height), alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0)
    guard let base = memory.baseAddress else { return }
    for y in 0..<pixels.height {
      let place = base + (pixels.height - 1 - y) * row
      for x in 0..<pixels.width {
        layout.store(tile.pixels[y * pixels.width + x], at: place + x * layout.bytesPerPixel)
      }
    }
  }

  deinit { memory.deallocate() }

  /// The pixels in the memory.
  var tile: PixelTile {
    var tile = PixelTile(pixels)
    guard let base = memory.baseAddress else { return tile }
    for y in 0..<pixels.height {
      let place = base + (pixels.height - 1 - y) * bytesPerRow
      for x in 0..<pixels.width {
        tile.pixels[y * pixels.width + x] = layout.load(place + x * layout.bytesPerPixel)
      }
    }
    return tile
  }

  var region: CGRect { pixels.rect }
  var address: UnsafeMutableRawPointer {
    // The memory is never empty.
    memory.baseAddress.unsafelyUnwrapped
  }
  var pixelBuffer: CVPixelBuffer? { nil }
  var metalTexture: (any MTLTexture)? { nil }
  var metalCommandBuffer: (any MTLCommandBuffer)? { nil }
}
