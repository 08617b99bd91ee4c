import CoreGraphics
import Foundation
import ImageIO
import Testing

/// The metadata that cameras write into JPEGs.
@Suite struct ImageMetadataTests {
  /// Bytes of metadata in the order of big-endian numbers.
  private struct Writer {
    /// An entry: the tag, the format, the number of components and their bytes.
    typealias Entry = (tag: UInt16, format: UInt16, count: UInt32, bytes: [UInt8])

    static func bytes<T: FixedWidthInteger>(_ value: T) -> [UInt8] {
      withUnsafeBytes(of: value.bigEndian) { Array($0) }
    }
    static func text(_ tag: UInt16, _ text: String) -> Entry {
      let bytes = Array(text.utf8) + [0]
      return (tag, 2, UInt32(bytes.count), bytes)
    }
    static func shorts(_ tag: UInt16, _ values: UInt16...) -> Entry {
      (tag, 3, UInt32(values.count), values.flatMap { bytes($0) })
    }
    static func fractions(_ tag: UInt16, _ values: (UInt32, UInt32)...) -> Entry {
      (tag, 5, UInt32(values.count), values.flatMap { bytes($0.0) + bytes($0.1) })
    }
    static func long(_ tag: UInt16, _ value: UInt32) -> Entry { (tag, 4, 1, bytes(value)) }

    /// Returns a directory of entries at an offset.
    static func directory(_ entries: [Entry], at offset: Int) -> [UInt8] {
      var (table, data) = (bytes(UInt16(entries.count)), [UInt8]())
      let dataStart = offset + 2 + entries.count * 12 + 4
      for entry in entries {
        table += bytes(entry.tag) + bytes(entry.format) + bytes(entry.count)
        if entry.bytes.count <= 4 {
          table += entry.bytes + Array(repeating: 0, count: 4 - entry.bytes.count)
        } else {
          table += bytes(UInt32(dataStart + data.count))
          data += entry.bytes + (entry.bytes.count % 2 == 0 ? [] : [0])
        }
      }
      return table + [0, 0, 0, 0] + data
    }
  }

  /// Writes a JPEG with properties, and returns the properties that are read from it.
  private func written(_ properties: [String: Any]) throws -> [String: Any] {
    let source = try #require(
      CGImageSourceCreateWithData(try plainJPEG() as CFData, nil))
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    let data = NSMutableData()
    let destination = try #require(
      CGImageDestinationCreateWithData(data as CFMutableData, "public.jpeg" as CFString, 1, nil))
    CGImageDestinationAddImage(destination, image, properties as CFDictionary)
    try #require(CGImageDestinationFinalize(destination))
    // A copy has the same metadata.
    let first = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    #expect(CGImageSourceGetStatus(first) == .statusComplete)
    let copied = NSMutableData()
    let copy = try #require(
      CGImageDestinationCreateWithData(copied as CFMutableData, "public.jpeg" as CFString, 1, nil))
    CGImageDestinationAddImageFromSource(copy, first, 0, nil)
    try #require(CGImageDestinationFinalize(copy))
    let second = try #require(CGImageSourceCreateWithData(copied as CFData, nil))
    return try #require(CGImageSourceCopyPropertiesAtIndex(second, 0, nil) as? [String: Any])
  }

  @Test("ImageIO.IO13. The metadata of a JPEG are written as they are read")
  func writing() throws {
    let found = try written([
      kCGImagePropertyOrientation: 6,
      kCGImagePropertyTIFFDictionary: [
        kCGImagePropertyTIFFMake: "Kettle", kCGImagePropertyTIFFXResolution: 72,
      ] as [String: Any],
      kCGImagePropertyExifDictionary: [
        kCGImagePropertyExifExposureTime: 1.0 / 120, kCGImagePropertyExifFNumber: 1.8,
        kCGImagePropertyExifExposureBiasValue: -0.5, kCGImagePropertyExifISOSpeedRatings: [100],
        kCGImagePropertyExifVersion: [2, 3, 1], kCGImagePropertyExifUserComment: "Tea",
        kCGImagePropertyExifDateTimeOriginal: "2026:01:02 03:04:05",
      ] as [String: Any],
      kCGImagePropertyGPSDictionary: [
        kCGImagePropertyGPSLatitude: 47.4125, kCGImagePropertyGPSLatitudeRef: "N",
        kCGImagePropertyGPSLongitude: -8.55, kCGImagePropertyGPSLongitudeRef: "W",
        kCGImagePropertyGPSAltitude: 408.5, kCGImagePropertyGPSAltitudeRef: 0,
        kCGImagePropertyGPSTimeStamp: "09:05:07", kCGImagePropertyGPSSpeed: "fast",
      ] as [String: Any],
    ])
    #expect(found[kCGImagePropertyOrientation] as? Int == 6)
    let tiff = try #require(found[kCGImagePropertyTIFFDictionary] as? [String: Any])
    #expect(tiff[kCGImagePropertyTIFFMake] as? String == "Kettle")
    #expect(tiff[kCGImagePropertyTIFFXResolution] as? Double == 72)
    let exif = try #require(found[kCGImagePropertyExifDictionary] as? [String: Any])
    let time = try #require(exif[kCGImagePropertyExifExposureTime] as? Double)
    #expect(abs(time - 1.0 / 120) < 1e-9)
    #expect(exif[kCGImagePropertyExifFNumber] as? Double == 1.8)
    #expect(exif[kCGImagePropertyExifExposureBiasValue] as? Double == -0.5)
    #expect(exif[kCGImagePropertyExifISOSpeedRatings] as? [Int] == [100])
    #expect(exif[kCGImagePropertyExifVersion] as? [Int] == [2, 3, 1])
    #expect(exif[kCGImagePropertyExifUserComment] as? String == "Tea")
    #expect(exif[kCGImagePropertyExifDateTimeOriginal] as? String == "2026:01:02 03:04:05")
    let gps = try #require(found[kCGImagePropertyGPSDictionary] as? [String: Any])
    let latitude = try #require(gps[kCGImagePropertyGPSLatitude] as? Double)
    let longitude = try #require(gps[kCGImagePropertyGPSLongitude] as? Double)
    #expect(abs(latitude - 47.4125) < 1e-6 && abs(longitude - 8.55) < 1e-6)
    #expect(gps[kCGImagePropertyGPSLongitudeRef] as? String == "W")
    #expect(gps[kCGImagePropertyGPSAltitude] as? Double == 408.5)
    #expect(gps[kCGImagePropertyGPSTimeStamp] as? String == "09:05:07")
    #expect(gps[kCGImagePropertyGPSSpeed] == nil)
  }

  @Test("ImageIO.IO13. The place is left out if an option asks for it")
  func withoutPlace() throws {
    let place: [String: Any] = [kCGImagePropertyGPSAltitude: 5]
    let found = try written([
      kCGImagePropertyGPSDictionary: place, kCGImageMetadataShouldExcludeGPS: true,
    ])
    #expect(found[kCGImagePropertyGPSDictionary] == nil)
    let whole = try written([kCGImagePropertyGPSDictionary: place])
    #expect(whole[kCGImagePropertyGPSDictionary] != nil)
  }

  /// A JPEG of one pixel with directories of the picture, of the camera and of the place.
  private func jpeg(
    _ picture: [Writer.Entry], _ camera: [Writer.Entry], _ place: [Writer.Entry]
  ) throws -> Data {
    let first = picture + [Writer.long(0x8769, 0), Writer.long(0x8825, 0)]
    let cameraStart = 8 + Writer.directory(first, at: 8).count
    let cameraPart = Writer.directory(camera, at: cameraStart)
    let placeStart = cameraStart + cameraPart.count
    let linked =
      picture + [
        Writer.long(0x8769, UInt32(cameraStart)), Writer.long(0x8825, UInt32(placeStart)),
      ]
    let body =
      Array("Exif".utf8) + [0, 0] + Array("MM".utf8) + [0, 42, 0, 0, 0, 8]
      + Writer.directory(linked, at: 8) + cameraPart + Writer.directory(place, at: placeStart)
    let plain = try plainJPEG()
    let segment = [0xff, 0xe1] + Writer.bytes(UInt16(body.count + 2)) + body
    return plain.prefix(2) + Data(segment) + plain.dropFirst(2)
  }

  private func plainJPEG() throws -> Data {
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let context = try #require(
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    let data = NSMutableData()
    let destination = try #require(
      CGImageDestinationCreateWithData(data, "public.jpeg" as CFString, 1, nil))
    CGImageDestinationAddImage(destination, try #require(context.makeImage()), nil)
    #expect(CGImageDestinationFinalize(destination))
    return data as Data
  }

  private func properties(_ data: Data) throws -> [CFString: Any] {
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    return try #require(
      CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any])
  }

  @Test("ImageIO.IO3. Texts, numbers, fractions and arrays are those of the three directories")
  func values() throws {
    let data = try jpeg(
      [Writer.text(271, "Pan"), Writer.text(315, "Anna"), Writer.fractions(282, (144, 2))],
      [
        Writer.fractions(33434, (1, 50)), Writer.fractions(33437, (18, 10)),
        Writer.shorts(34855, 200), Writer.text(36867, "2026:11:25 09:00:00"),
        (36864, 7, 4, Array("0231".utf8)), (40960, 7, 4, Array("0100".utf8)),
        Writer.shorts(37396, 10, 20, 5), Writer.text(42036, "Kettle 24mm"),
        (37510, 7, 11, Array("ASCII".utf8) + [0, 0, 0] + Array("tea".utf8)),
        (37380, 10, 1, Writer.bytes(Int32(-2)) + Writer.bytes(Int32(4))),
      ],
      [
        Writer.text(1, "S"), Writer.fractions(2, (33, 1), (30, 1), (3600, 100)),
        Writer.text(3, "W"), Writer.fractions(4, (70, 1), (15, 1), (0, 1)),
        (5, 1, 1, [1]), Writer.fractions(6, (5, 2)), Writer.fractions(7, (9, 1), (5, 1), (7, 1)),
      ])
    let properties = try properties(data)
    let tiff = try #require(properties[kCGImagePropertyTIFFDictionary] as? [CFString: Any])
    #expect(tiff[kCGImagePropertyTIFFMake] as? String == "Pan")
    #expect(tiff[kCGImagePropertyTIFFArtist] as? String == "Anna")
    #expect(tiff[kCGImagePropertyTIFFXResolution] as? Double == 72)
    let exif = try #require(properties[kCGImagePropertyExifDictionary] as? [CFString: Any])
    #expect(exif[kCGImagePropertyExifExposureTime] as? Double == 0.02)
    #expect(exif[kCGImagePropertyExifFNumber] as? Double == 1.8)
    #expect(exif[kCGImagePropertyExifISOSpeedRatings] as? [Int] == [200])
    #expect(exif[kCGImagePropertyExifDateTimeOriginal] as? String == "2026:11:25 09:00:00")
    #expect(exif[kCGImagePropertyExifVersion] as? [Int] == [2, 3, 1])
    #expect(exif[kCGImagePropertyExifFlashPixVersion] as? [Int] == [1, 0])
    #expect(exif[kCGImagePropertyExifSubjectArea] as? [Int] == [10, 20, 5])
    #expect(exif[kCGImagePropertyExifLensModel] as? String == "Kettle 24mm")
    #expect(exif[kCGImagePropertyExifUserComment] as? String == "tea")
    #expect(exif[kCGImagePropertyExifExposureBiasValue] as? Double == -0.5)
    let gps = try #require(properties[kCGImagePropertyGPSDictionary] as? [CFString: Any])
    #expect(gps[kCGImagePropertyGPSLatitudeRef] as? String == "S")
    #expect(gps[kCGImagePropertyGPSLatitude] as? Double == 33.51)
    #expect(gps[kCGImagePropertyGPSLongitude] as? Double == 70.25)
    #expect(gps[kCGImagePropertyGPSAltitudeRef] as? Int == 1)
    #expect(gps[kCGImagePropertyGPSAltitude] as? Double == 2.5)
    #expect(gps[kCGImagePropertyGPSTimeStamp] as? String == "09:05:07")
  }

  @Test("ImageIO.IO3. Damaged values are left out, and nothing is added that the file lacks")
  func damagedValues() throws {
    let data = try jpeg(
      [Writer.text(271, "Pan")],
      [Writer.fractions(33434, (1, 0)), (36864, 7, 4, Array("??31".utf8))],
      [Writer.fractions(2, (33, 1), (30, 1)), Writer.fractions(7, (900, 1), (5, 1), (7, 1))])
    let properties = try properties(data)
    let tiff = try #require(properties[kCGImagePropertyTIFFDictionary] as? [CFString: Any])
    #expect(tiff.count == 1)
    #expect(properties[kCGImagePropertyExifDictionary] == nil)
    #expect(properties[kCGImagePropertyGPSDictionary] == nil)
    #expect(properties[kCGImagePropertyOrientation] == nil)
  }
}
