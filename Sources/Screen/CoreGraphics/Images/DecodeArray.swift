import Foundation
import TactusDisplayList

/// The values for the minimum and the maximum of each component of an image.
final class DecodeArray: @unchecked Sendable {
  // The values do not change, and live as long as the object.
  /// The values.
  let values: UnsafePointer<CGFloat>
  private let count: Int

  /// Copies values.
  init(_ values: UnsafePointer<CGFloat>, count: Int) {
    let copy = UnsafeMutablePointer<CGFloat>.allocate(capacity: count)
    copy.initialize(from: values, count: count)
    (self.values, self.count) = (UnsafePointer(copy), count)
  }

  deinit { values.deallocate() }

  /// Returns an image whose components have the values for their numbers.
  ///
  /// A color space of one component has the same values for red, green and blue.
  func apply(to image: DrawingImage) -> DrawingImage {
    let tables = (0..<3).map { component -> [Double] in
      let first = count >= 6 ? 2 * component : 0
      let (low, high) = (Double(values[first]), Double(values[first + 1]))
      return (0...255).map { min(1, max(0, low + (high - low) * Double($0) / 255)) }
    }
    var pixels = image.pixels
    for start in stride(from: 0, to: pixels.count, by: 4) {
      let alpha = Double(pixels[start + 3])
      guard alpha > 0 else { continue }
      // The bytes are blue, green, red and alpha, multiplied by it.
      for (place, component) in [(0, 2), (1, 1), (2, 0)] {
        let straight = min(255, (Double(pixels[start + place]) * 255 / alpha).rounded())
        pixels[start + place] = UInt8((tables[component][Int(straight)] * alpha).rounded())
      }
    }
    return DrawingImage(width: image.width, height: image.height, pixels: pixels) ?? image
  }
}
