import CoreGraphics
import UIKit

/// A pixel of a picture.
struct Pixel {
  let red, green, blue: Int

  init(of image: CGImage, x: Int, y: Int) {
    let (width, height) = (image.width, image.height)
    var bytes = [UInt8](repeating: 0, count: 4 * width * height)
    bytes.withUnsafeMutableBytes { room in
      let context = CGContext(
        data: room.baseAddress, width: width, height: height, bitsPerComponent: 8,
        bytesPerRow: 4 * width, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
    }
    // The picture may have more pixels than points.
    let scale = width / 300
    let start = 4 * (y * max(1, scale) * width + x * max(1, scale))
    (red, green, blue) = (Int(bytes[start]), Int(bytes[start + 1]), Int(bytes[start + 2]))
  }
}
