import CoreGraphics
import Foundation
import ImageIO
import Testing

/// The keys of properties, and auxiliary data.
@Suite struct PropertyKeyTests {
  /// A picture of one pixel in a format.
  private func file(_ type: String) throws -> [UInt8] {
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let context = try #require(
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    let data = NSMutableData()
    let destination = try #require(
      CGImageDestinationCreateWithData(data, type as CFString, 1, nil))
    CGImageDestinationAddImage(destination, try #require(context.makeImage()), nil)
    #expect(CGImageDestinationFinalize(destination))
    return Array(data as Data)
  }

  @Test("ImageIO.IO11. Keys have the texts of their entries")
  func keys() {
    #expect(kCGImagePropertyExifAuxDictionary == "{ExifAux}")
    #expect(kCGImagePropertyExifAuxLensModel == "LensModel")
    #expect(kCGImagePropertyIPTCCountryPrimaryLocationName == "Country/PrimaryLocationName")
    #expect(kCGImagePropertyDNGUniqueCameraModel == "UniqueCameraModel")
    #expect(kCGImagePropertyHEICSFrameInfoArray == "FrameInfo")
  }

  @Test("ImageIO.IO12. A picture has no auxiliary data")
  func auxiliaryData() throws {
    let data = Data(try file("public.jpeg")) as CFData
    let source = try #require(CGImageSourceCreateWithData(data, nil))
    let type = kCGImageAuxiliaryDataTypeDepth
    #expect(CGImageSourceCopyAuxiliaryDataInfoAtIndex(source, 0, type) == nil)
  }
}
