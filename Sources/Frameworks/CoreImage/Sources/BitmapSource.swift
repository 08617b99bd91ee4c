/// The pixels of an image of Core Graphics.
final class BitmapSource: ImageSource {
  let image: CGImage
  let encoding: ColorEncoding?
  let extent: CGRect

  /// - Parameters:
  ///   - image: The image.
  ///   - encoding: The encoding of its components; nil without color management.
  init(_ image: CGImage, _ encoding: ColorEncoding?) {
    (self.image, self.encoding) = (image, encoding)
    extent = CGRect(x: 0, y: 0, width: CGFloat(image.width), height: CGFloat(image.height))
  }

  func paint(_ region: PixelRegion, in pass: RenderPass) -> PixelTile {
    let conversion = ColorConversion(from: encoding, to: pass.working)
    let isPlain = encoding == .sRGB && pass.working == .linear
    var tile = PixelTile(region)
    image.drawing.pixels.withUnsafeBufferPointer { bytes in
      for y in region.y..<region.endY {
        // The bitmap starts with the top row.
        var place = ((image.height - 1 - y) * image.width + region.x) * 4
        let start = tile.start(ofRow: y)
        for index in 0..<region.width {
          let (blue, green, red) = (bytes[place], bytes[place + 1], bytes[place + 2])
          let alpha = bytes[place + 3]
          place += 4
          if isPlain, alpha == 255 {
            let light = ByteCurve.light
            tile.pixels[start + index] = [
              light[Int(red)], light[Int(green)], light[Int(blue)], 1,
            ]
            continue
          }
          let pixel =
            SIMD4<Float>(Float(red), Float(green), Float(blue), Float(alpha))
            / SIMD4<Float>(repeating: 255)
          tile.pixels[start + index] = conversion?(pixel) ?? pixel
        }
      }
    }
    return tile
  }
}
