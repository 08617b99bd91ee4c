/// The pixels of a destination during an access.
struct DestinationMemory {
  let layout: PixelLayout
  private let base: UnsafeMutableRawPointer
  private let bytesPerRow: Int
  private let destination: CIRenderDestination

  /// Calls a closure with the pixels of a destination; nil if its format is not supported.
  static func access<Result>(
    _ destination: CIRenderDestination, _ body: (DestinationMemory) -> Result
  ) -> Result? {
    switch destination.target {
    case .memory(let base, let bytesPerRow, let format):
      guard let layout = PixelLayout(format),
        bytesPerRow >= destination.width * layout.bytesPerPixel
      else { return nil }
      return body(Self(layout, base, bytesPerRow, destination))
    case .buffer(let buffer):
      guard let format = PixelBufferSource.format(buffer), let layout = PixelLayout(format) else {
        return nil
      }
      CVPixelBufferLockBaseAddress(buffer, [])
      defer { CVPixelBufferUnlockBaseAddress(buffer, []) }
      guard let base = CVPixelBufferGetBaseAddress(buffer) else { return nil }
      return body(Self(layout, base, CVPixelBufferGetBytesPerRow(buffer), destination))
    case .texture: return nil
    }
  }

  private init(
    _ layout: PixelLayout, _ base: UnsafeMutableRawPointer, _ bytesPerRow: Int,
    _ destination: CIRenderDestination
  ) {
    (self.layout, self.base, self.bytesPerRow) = (layout, base, bytesPerRow)
    self.destination = destination
  }

  /// Returns the pixels of a region, premultiplied, in a working space.
  func read(_ region: PixelRegion, working: ColorEncoding?) -> PixelTile {
    let conversion = ColorConversion(from: encoding, to: working)
    var tile = PixelTile(region)
    for y in region.y..<region.endY {
      let start = tile.start(ofRow: y)
      for index in 0..<region.width {
        var pixel = layout.load(place(region.x + index, y))
        switch destination.alphaMode {
        case .none: pixel.w = 1
        case .premultiplied: break
        case .unpremultiplied: pixel = pixel.multiplied
        }
        tile.pixels[start + index] = conversion?(pixel) ?? pixel
      }
    }
    return tile
  }

  /// Writes the pixels of a tile of a working space (CoreImage.RD2).
  func write(_ tile: PixelTile, working: ColorEncoding?) {
    let conversion = ColorConversion(from: working, to: encoding)
    let region = tile.region
    for y in region.y..<region.endY {
      let start = tile.start(ofRow: y)
      for index in 0..<region.width {
        var pixel = tile.pixels[start + index]
        pixel = conversion?(pixel) ?? pixel
        switch destination.alphaMode {
        case .none: pixel.w = 1
        case .premultiplied: break
        case .unpremultiplied: pixel = pixel.unmultiplied
        }
        if destination.isClamped { pixel.clamp(lowerBound: .zero, upperBound: .one) }
        layout.store(pixel, at: place(region.x + index, y))
      }
    }
  }

  private var encoding: ColorEncoding? { destination.colorSpace.map { ColorEncoding($0) } }

  /// Returns the position of a pixel, with y pointing up (CoreImage.RD3).
  private func place(_ x: Int, _ y: Int) -> UnsafeMutableRawPointer {
    let row = destination.isFlipped ? y : destination.height - 1 - y
    return base + row * bytesPerRow + x * layout.bytesPerPixel
  }
}
