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

  @Test("Drawing.DR24: A HEIC has the picture's colors and its size in pixels")
  func writesHEIC() throws {
    let data = try #require(image(.red).heicData())
    #expect(data.dropFirst(4).prefix(8) == Data("ftypheic".utf8))
    let read = try #require(UIImage(data: data, scale: 2))
    #expect(read.size == CGSize(width: 8, height: 4))
    let color = try pixel(read, 2, 4)
    #expect(color[0] > 240 && color[1] < 12 && color[2] < 12)
    #expect(UIImage().heicData() == nil)
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

  @Test("Drawing.DR13: The orientation in a JPEG turns the image, and its pixels stay")
  func orientation() throws {
    let data = try #require(image(.red).jpegData(compressionQuality: 1))
    let body: [UInt8] =
      Array("Exif".utf8) + [0, 0] + Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
      + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
    let segment = Data([0xff, 0xe1, 0, UInt8(body.count + 2)] + body)
    let turned = data.prefix(2) + segment + data.dropFirst(2)
    let read = try #require(UIImage(data: turned))
    #expect(read.imageOrientation == .right && read.size == CGSize(width: 8, height: 16))
    #expect(read.cgImage?.width == 16)
  }

  @Test("Drawing.DR13: The first image of a GIF is read")
  func gif() throws {
    let bytes: [UInt8] =
      Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0xff, 0, 0, 0, 0, 0]
      + [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b]
    let read = try #require(UIImage(data: Data(bytes)))
    #expect(read.size == CGSize(width: 1, height: 1))
    #expect(try pixel(read, 0, 0) == [255, 0, 0])
  }

  @Test("Drawing.DR13: Damaged JPEG data is no image")
  func damaged() throws {
    let data = try #require(image(.red).jpegData(compressionQuality: 1))
    #expect(UIImage(data: data.prefix(40)) == nil)
    #expect(UIImage(data: Data([0xff, 0xd8, 0xff])) == nil)
    #expect(UIImage(data: Data([0xff, 0xd8]) + Data(repeating: 0x41, count: 300)) == nil)
  }
}
