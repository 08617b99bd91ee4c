import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Images as JPEG.
///
/// Steps: Drawing.DR13, Drawing.DR24
@Suite struct JPEGTests {
  private func image(_ color: UIColor, isOpaque: Bool = true) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (1, isOpaque)
    return UIGraphicsImageRenderer(size: CGSize(width: 16, height: 8), format: format).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
  }

  private func pixel(_ image: UIImage, _ x: Int, _ y: Int) throws -> [Int] {
    let pixels = try #require(image.cgImage)
    let data = try #require(pixels.dataProvider?.data)
    let start = (y * pixels.width + x) * 4
    return [2, 1, 0].map { Int(data[data.startIndex + start + $0]) }
  }

  @Test("Drawing.DR24: A JPEG has the picture's colors, and equal pictures have equal bytes")
  func writes() throws {
    let data = try #require(image(.red).jpegData(compressionQuality: 1))
    #expect(data.starts(with: [0xff, 0xd8, 0xff]))
    #expect(data == image(.red).jpegData(compressionQuality: 1))
    let small = try #require(image(.red).jpegData(compressionQuality: 0))
    #expect(small.count < data.count)
    let read = try #require(UIImage(data: data, scale: 2))
    #expect(read.size == CGSize(width: 8, height: 4))
    let color = try pixel(read, 2, 4)
    #expect(color[0] > 250 && color[1] < 5 && color[2] < 5)
    #expect(UIImage().jpegData(compressionQuality: 1) == nil)
  }

  @Test("Drawing.DR24: Transparent pixels become white")
  func white() throws {
    let data = try #require(
      image(.red.withAlphaComponent(0.5), isOpaque: false).jpegData(compressionQuality: 1))
    let read = try #require(UIImage(data: data))
    #expect(try pixel(read, 14, 4).allSatisfy { $0 > 250 })
    let half = try pixel(read, 2, 4)
    #expect(half[0] > 250 && abs(half[1] - 127) < 6 && abs(half[2] - 127) < 6)
  }

  @Test("Drawing.DR13: Damaged JPEG data is no image")
  func damaged() throws {
    let data = try #require(image(.red).jpegData(compressionQuality: 1))
    #expect(UIImage(data: data.prefix(40)) == nil)
    #expect(UIImage(data: Data([0xff, 0xd8, 0xff])) == nil)
    #expect(UIImage(data: Data([0xff, 0xd8]) + Data(repeating: 0x41, count: 300)) == nil)
  }
}
