import CoreImage
import Testing

/// Contexts, formats and color management.
@Suite struct ContextTests {
  @Test("CoreImage.CX1, CoreImage.CX3. Every byte survives the way through the working space")
  func roundTrip() throws {
    let bytes = (UInt8(0)...255).flatMap { value -> [UInt8] in [value, 255 - value, value / 2, 255]
    }
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let image = CIImage(
      bitmapData: Data(bytes), bytesPerRow: 64, size: CGSize(width: 16, height: 16),
      format: .RGBA8, colorSpace: space)
    var result = [UInt8](repeating: 0, count: bytes.count)
    CIContext().render(
      image, toBitmap: &result, rowBytes: 64, bounds: image.extent, format: .RGBA8,
      colorSpace: space)
    #expect(result == bytes)
    let picture = try #require(CIContext().createCGImage(image, from: image.extent))
    #expect(picture.width == 16 && picture.bitsPerComponent == 8)
    #expect(picture.colorSpace?.name == CGColorSpace.sRGB && picture.alphaInfo == .noneSkipFirst)
    let data = try #require(picture.dataProvider?.data)
    #expect(Array(data[0..<8]) == [0, 255, 0, 255, 0, 254, 1, 255])
  }

  @Test("CoreImage.CX2. Numbers stay as they are without color management")
  func unmanaged() {
    let image = CIImage(color: CIColor(red: 0.2, green: 0.5, blue: 0.7))
    let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    let own = CIContext(options: [.workingColorSpace: NSNull(), .outputColorSpace: NSNull()])
    #expect(own.workingColorSpace == nil)
    #expect(Pixels.rows(of: image, rect, context: own)[0][0] == [0.2, 0.5, 0.7, 1])
    // Half red and half nothing: in light, then in components.
    let half = image.applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: -1])
    #expect(Pixels.rows(of: half, rect, context: own)[0][0] == [0.1, 0.25, 0.35, 1])
    let managed = Pixels.rows(of: half, rect, context: CIContext())[0][0]
    // 0.5 is 0.21404 of the light; half of that is 0.10702, which is 0.36078 in sRGB.
    #expect(abs(managed.y - 0.360_78) < 0.000_01)
    #expect(CIContext().workingColorSpace?.name == CGColorSpace.extendedLinearSRGB)
  }

  @Test("CoreImage.CX3. There is no picture of nothing, of all and of too much")
  func impossible() {
    let context = CIContext()
    let all = CIImage(color: .red)
    #expect(context.createCGImage(all, from: .zero) == nil)
    #expect(context.createCGImage(all, from: all.extent) == nil)
    #expect(context.createCGImage(all, from: CGRect(x: 0, y: 0, width: 20_000, height: 1)) == nil)
    #expect(context.createCGImage(all, from: CGRect(x: 0.5, y: 0, width: 1, height: 1))?.width == 2)
  }

  @Test(
    "CoreImage.CX4. Pixels are written in each format, rounded to the nearest number",
    arguments: [
      (CIFormat.RGBA8, [UInt8(51), 128, 255, 255]), (.BGRA8, [255, 128, 51, 255]),
      (.ARGB8, [255, 51, 128, 255]), (.ABGR8, [255, 255, 128, 51]), (.R8, [51]), (.A8, [255]),
      (.RG8, [51, 128]), (.R16, [0x33, 0x33]), (.Rh, [0x66, 0x32]),
      (.Rf, [0xCD, 0xCC, 0x4C, 0x3E]), (.RGBA16, [0x33, 0x33, 0, 0x80, 255, 255, 255, 255]),
      (.RGh, [0x66, 0x32, 0, 0x38]),
    ])
  func formats(_ format: CIFormat, _ expected: [UInt8]) {
    // 0.2 is 0x3266 as a number of 16 bits and 0x3E4CCCCD as one of 32; 1.5 is too much.
    let image = Pixels.image([[[0.2, 0.5, 1.5, 1]]])
    var bytes = [UInt8](repeating: 7, count: 17)
    Pixels.context.render(
      image, toBitmap: &bytes, rowBytes: 16, bounds: image.extent, format: format,
      colorSpace: nil)
    #expect(Array(bytes.prefix(expected.count)) == expected && bytes[expected.count] == 7)
  }

  @Test("CoreImage.CX4. A row that is too short, and an unknown format, leave the memory")
  func refused() {
    let image = Pixels.gray([[1, 1]])
    var bytes = [UInt8](repeating: 7, count: 16)
    Pixels.context.render(
      image, toBitmap: &bytes, rowBytes: 7, bounds: image.extent, format: .RGBA8, colorSpace: nil)
    Pixels.context.render(
      image, toBitmap: &bytes, rowBytes: 16, bounds: image.extent,
      format: CIFormat(rawValue: 999), colorSpace: nil)
    #expect(bytes == [UInt8](repeating: 7, count: 16))
  }

  @Test("CoreImage.CX5. A JPEG has the quality that is asked for")
  func jpeg() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let board = try #require(
      CIFilter(name: "CICheckerboardGenerator", parameters: [kCIInputWidthKey: 3])?.outputImage)
    let image = board.cropped(to: CGRect(x: 0, y: 0, width: 64, height: 64))
    let key = CIImageRepresentationOption(
      rawValue: "\(kCGImageDestinationLossyCompressionQuality)")
    let small = try #require(
      CIContext().jpegRepresentation(of: image, colorSpace: space, options: [key: 0.1]))
    let large = try #require(
      CIContext().jpegRepresentation(of: image, colorSpace: space, options: [key: 1.0]))
    #expect(small.count < large.count && small.prefix(2) == Data([0xFF, 0xD8]))
    #expect(CIContext().jpegRepresentation(of: .empty(), colorSpace: space) == nil)
  }

  @Test("CoreImage.CX5. A HEIC and a TIFF are made and written")
  func heicAndTIFF() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let image = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 32, height: 16))
    let context = CIContext()
    let heic = try #require(
      context.heifRepresentation(of: image, format: .RGBA8, colorSpace: space))
    let tiff = try #require(
      context.tiffRepresentation(of: image, format: .RGBA8, colorSpace: space))
    for data in [heic, tiff] {
      let read = try #require(CIImage(data: data))
      #expect(read.extent == image.extent)
    }
    #expect(heic.dropFirst(4).prefix(8) == Data("ftypheic".utf8))
    #expect(context.heifRepresentation(of: .empty(), format: .RGBA8, colorSpace: space) == nil)
    let url = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("CX5.tiff")
    defer { try? FileManager.default.removeItem(at: url) }
    try context.writeTIFFRepresentation(of: image, to: url, format: .RGBA8, colorSpace: space)
    #expect(try CIImage(data: Data(contentsOf: url))?.extent == image.extent)
    #expect(throws: CocoaError.self) {
      try context.writeHEIFRepresentation(
        of: .empty(), to: url, format: .RGBA8, colorSpace: space)
    }
  }

  @Test("CoreImage.CX6. A context of Core Graphics is drawn into")
  func drawing() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let target = try #require(
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    let image = Pixels.image([[[1, 0, 0, 1]], [[0, 0, 1, 1]]])
    CIContext(cgContext: target, options: [.workingColorSpace: NSNull()])
      .draw(image, in: CGRect(x: 1, y: 0, width: 1, height: 2), from: image.extent)
    let data = try #require(target.data)
    let bytes = (0..<16).map { data.load(fromByteOffset: $0, as: UInt8.self) }
    #expect(bytes == [0, 0, 0, 0, 255, 0, 0, 255, 0, 0, 0, 0, 0, 0, 255, 255])
  }
}
