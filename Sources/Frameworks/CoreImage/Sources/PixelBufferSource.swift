/// The pixels of a Core Video buffer at the time of rendering.
final class PixelBufferSource: ImageSource, Sendable {
  // The buffer is only read, and its users keep it unchanged meanwhile, as documented.
  let buffer: CVPixelBuffer
  let extent: CGRect
  private let layout: PixelLayout
  private let encoding: ColorEncoding?

  /// Creates a step of a buffer, or returns nil if its format is not supported.
  init?(_ buffer: CVPixelBuffer, _ encoding: ColorEncoding?) {
    guard let format = Self.format(buffer), let layout = PixelLayout(format) else { return nil }
    (self.buffer, self.layout, self.encoding) = (buffer, layout, encoding)
    extent = CGRect(
      x: 0, y: 0, width: CGFloat(CVPixelBufferGetWidth(buffer)),
      height: CGFloat(CVPixelBufferGetHeight(buffer)))
  }

  /// Returns the format of a buffer's pixels; nil if it is not supported.
  static func format(_ buffer: CVPixelBuffer) -> CIFormat? {
    switch CVPixelBufferGetPixelFormatType(buffer) {
    case kCVPixelFormatType_32ARGB: .ARGB8
    case kCVPixelFormatType_32BGRA: .BGRA8
    case kCVPixelFormatType_32ABGR: .ABGR8
    case kCVPixelFormatType_32RGBA: .RGBA8
    case kCVPixelFormatType_64RGBAHalf: .RGBAh
    case kCVPixelFormatType_128RGBAFloat: .RGBAf
    case kCVPixelFormatType_OneComponent8: .R8
    case kCVPixelFormatType_OneComponent16Half: .Rh
    case kCVPixelFormatType_OneComponent32Float: .Rf
    default: nil
    }
  }

  func paint(_ region: PixelRegion, in pass: RenderPass) -> PixelTile {
    let conversion = ColorConversion(from: encoding, to: pass.working)
    var tile = PixelTile(region)
    CVPixelBufferLockBaseAddress(buffer, .readOnly)
    defer { CVPixelBufferUnlockBaseAddress(buffer, .readOnly) }
    guard let base = CVPixelBufferGetBaseAddress(buffer) else { return tile }
    let (bytesPerRow, height) = (CVPixelBufferGetBytesPerRow(buffer), Int(extent.height))
    for y in region.y..<region.endY {
      let row = base + (height - 1 - y) * bytesPerRow
      let start = tile.start(ofRow: y)
      for index in 0..<region.width {
        var pixel = layout.load(row + (region.x + index) * layout.bytesPerPixel)
        // One component is gray.
        if layout.components.count == 1 { pixel = SIMD4(pixel.x, pixel.x, pixel.x, 1) }
        tile.pixels[start + index] = conversion?(pixel) ?? pixel
      }
    }
    return tile
  }
}
