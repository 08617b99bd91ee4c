import CoreVideo
import Testing

/// Descriptions of the formats of pixels.
@Suite struct PixelFormatDescriptionTests {
  private func number(_ dictionary: CFDictionary, _ key: CFString) -> Int? {
    (dictionary[key] as? NSNumber)?.intValue
  }

  @Test("Players.PB10. A format is described by its blocks or those of its planes")
  func blocks() throws {
    let plain = try #require(
      CVPixelFormatDescriptionCreateWithPixelFormatType(nil, kCVPixelFormatType_32BGRA))
    #expect(number(plain, kCVPixelFormatBitsPerBlock) == 32)
    #expect(number(plain, kCVPixelFormatConstant) == Int(kCVPixelFormatType_32BGRA))
    #expect(plain[kCVPixelFormatPlanes] == nil)
    let pairs = try #require(
      CVPixelFormatDescriptionCreateWithPixelFormatType(nil, kCVPixelFormatType_422YpCbCr8))
    #expect(number(pairs, kCVPixelFormatBlockWidth) == 2)
    let planar = try #require(
      CVPixelFormatDescriptionCreateWithPixelFormatType(
        nil, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange))
    let planes = try #require(planar[kCVPixelFormatPlanes] as? [CFDictionary])
    #expect(planes.map { number($0, kCVPixelFormatBitsPerBlock) } == [8, 16])
    #expect(planes.map { number($0, kCVPixelFormatHorizontalSubsampling) } == [1, 2])
    #expect(planes.map { number($0, kCVPixelFormatVerticalSubsampling) } == [1, 2])
    #expect(CVPixelFormatDescriptionCreateWithPixelFormatType(nil, 1) == nil)
  }
}
