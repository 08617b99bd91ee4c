import CoreGraphics
import Foundation
import ImageIO
import Testing

/// The parts of files besides the picture: segments of JPEGs and chunks of PNGs.
@Suite struct FilePartTests {
  private func bytes<T: FixedWidthInteger>(_ value: T) -> [UInt8] {
    withUnsafeBytes(of: value.bigEndian) { Array($0) }
  }

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

  private func properties(_ bytes: [UInt8]) throws -> [CFString: Any] {
    let source = try #require(CGImageSourceCreateWithData(Data(bytes) as CFData, nil))
    return try #require(
      CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any])
  }

  /// A JPEG without its own JFIF segment, with another segment in front.
  private func jpeg(_ marker: UInt8, _ content: [UInt8]) throws -> [UInt8] {
    var plain = try file("public.jpeg")
    if plain[3] == 0xe0 { plain.removeSubrange(2..<(4 + Int(plain[4]) * 256 + Int(plain[5]))) }
    return Array(plain.prefix(2)) + [0xff, marker] + bytes(UInt16(content.count + 2)) + content
      + plain.dropFirst(2)
  }

  @Test("ImageIO.IO11. A JPEG has its version, density and resolution", arguments: [1, 2, 0])
  func density(_ unit: UInt8) throws {
    let content = Array("JFIF\0".utf8) + [1, 2, unit, 0, 100, 0, 50, 0, 0]
    let properties = try properties(try jpeg(0xe0, content))
    let density = try #require(properties[kCGImagePropertyJFIFDictionary] as? [CFString: Any])
    #expect(density[kCGImagePropertyJFIFVersion] as? [Int] == [1, 0, 2])
    #expect(density[kCGImagePropertyJFIFDensityUnit] as? Int == Int(unit))
    #expect(density[kCGImagePropertyJFIFXDensity] as? Int == 100)
    #expect(density[kCGImagePropertyJFIFIsProgressive] == nil)
    let wide: Double? = [1: 100, 2: 254][unit]
    #expect(properties[kCGImagePropertyDPIWidth] as? Double == wide)
  }

  @Test("ImageIO.IO12. The entries of news agencies are texts and lists of texts")
  func press() throws {
    func entry(_ number: UInt8, _ text: String) -> [UInt8] {
      [0x1c, 2, number] + bytes(UInt16(text.utf8.count)) + Array(text.utf8)
    }
    let entries = [
      entry(25, "tea"), entry(25, "pot"), entry(95, "Utrecht"), entry(120, "Caffè"),
      [0x1c, 2, 80, 0, 2, 0x4a, 0xe9],
    ].flatMap { $0 }
    let content: [UInt8] =
      Array("Photoshop 3.0\0".utf8) + Array("8BIM".utf8) + [4, 5, 0, 0] + bytes(UInt32(1)) + [7, 0]
      + Array("8BIM".utf8) + [4, 4, 3] + Array("abc".utf8) + bytes(UInt32(entries.count)) + entries
    let properties = try properties(try jpeg(0xed, content))
    let press = try #require(properties[kCGImagePropertyIPTCDictionary] as? [CFString: Any])
    #expect(press[kCGImagePropertyIPTCKeywords] as? [String] == ["tea", "pot"])
    #expect(press[kCGImagePropertyIPTCProvinceState] as? String == "Utrecht")
    #expect(press[kCGImagePropertyIPTCCaptionAbstract] as? String == "Caffè")
    #expect(press[kCGImagePropertyIPTCByline] as? [String] == ["Jé"])
    #expect(press.count == 4)
    // Entries that end early are left out.
    let cut = try self.properties(try jpeg(0xed, Array(content.dropLast(1))))
    #expect(cut[kCGImagePropertyIPTCDictionary] == nil)
  }

  @Test("ImageIO.IO13. A PNG has the texts and numbers of its chunks")
  func chunks() throws {
    // Checksums of these chunks, which the reader of the picture checks, are computed here.
    func chunk(_ kind: String, _ content: [UInt8]) -> [UInt8] {
      let body = Array(kind.utf8) + content
      var sum: UInt32 = .max
      for byte in body {
        sum ^= UInt32(byte)
        for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
      }
      return bytes(UInt32(content.count)) + body + bytes(~sum)
    }
    let plain = try file("public.png")
    let more =
      chunk("gAMA", bytes(UInt32(45455)))
      + chunk("pHYs", bytes(UInt32(5669)) + bytes(UInt32(2835)) + [1])
      + chunk("tEXt", Array("Author\0Anna".utf8)) + chunk("tEXt", Array("Other\0x".utf8))
      + chunk("iTXt", Array("Title\0\0\0de\0\0Grün".utf8))
    let properties = try properties(Array(plain.prefix(33)) + more + plain.dropFirst(33))
    let values = try #require(properties[kCGImagePropertyPNGDictionary] as? [CFString: Any])
    #expect(values[kCGImagePropertyPNGGamma] as? Double == 0.45455)
    #expect(values[kCGImagePropertyPNGInterlaceType] as? Int == 0)
    #expect(values[kCGImagePropertyPNGXPixelsPerMeter] as? Int == 5669)
    #expect(values[kCGImagePropertyPNGAuthor] as? String == "Anna")
    #expect(values[kCGImagePropertyPNGTitle] as? String == "Grün")
    #expect(properties[kCGImagePropertyDPIWidth] as? Double == 144)
    #expect(properties[kCGImagePropertyDPIHeight] as? Double == 72)
  }

  @Test("ImageIO.IO14. Keys have the texts of their entries")
  func keys() {
    #expect(kCGImagePropertyExifAuxDictionary == "{ExifAux}")
    #expect(kCGImagePropertyExifAuxLensModel == "LensModel")
    #expect(kCGImagePropertyIPTCCountryPrimaryLocationName == "Country/PrimaryLocationName")
    #expect(kCGImagePropertyDNGUniqueCameraModel == "UniqueCameraModel")
    #expect(kCGImagePropertyHEICSFrameInfoArray == "FrameInfo")
  }

  @Test("ImageIO.IO15. A picture has no auxiliary data")
  func auxiliaryData() throws {
    let data = Data(try file("public.jpeg")) as CFData
    let source = try #require(CGImageSourceCreateWithData(data, nil))
    let type = kCGImageAuxiliaryDataTypeDepth
    #expect(CGImageSourceCopyAuxiliaryDataInfoAtIndex(source, 0, type) == nil)
  }
}
