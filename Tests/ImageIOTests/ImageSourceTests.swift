import Foundation
import ImageIO
import TactusDisplayList
import TactusScreenRecording
import Testing

/// Image sources and destinations (ImageIO.IO1–IO8).
struct ImageSourceTests {
  /// An image of a size, of one color with an opaque alpha or none.
  private func image(
    _ width: Int, _ height: Int, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat,
    alpha: CGFloat = 1
  ) throws -> CGImage {
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let context = try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    return try #require(context.makeImage())
  }

  /// Returns red, green, blue and alpha of a pixel of an image.
  private func pixel(_ image: CGImage?, _ x: Int, _ y: Int) -> [UInt8] {
    guard let image, let space = CGColorSpace(name: CGColorSpace.sRGB) else { return [] }
    var bytes = [UInt8](repeating: 0, count: image.width * image.height * 4)
    bytes.withUnsafeMutableBytes { memory in
      let context = CGContext(
        data: memory.baseAddress, width: image.width, height: image.height, bitsPerComponent: 8,
        bytesPerRow: image.width * 4, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.draw(
        image, in: CGRect(x: 0, y: 0, width: CGFloat(image.width), height: CGFloat(image.height)))
    }
    let start = (y * image.width + x) * 4
    return Array(bytes[start..<start + 4])
  }

  private func file(
    _ type: String, _ images: [(CGImage, [String: Any])], _ properties: [String: Any] = [:]
  ) throws -> Data {
    let data = NSMutableData()
    let destination = try #require(
      CGImageDestinationCreateWithData(data as CFMutableData, type as CFString, images.count, nil))
    CGImageDestinationSetProperties(destination, properties as CFDictionary)
    for (image, own) in images {
      CGImageDestinationAddImage(destination, image, own as CFDictionary)
    }
    try #require(CGImageDestinationFinalize(destination))
    #expect(!CGImageDestinationFinalize(destination))
    return data as Data
  }

  @Test("Drawing.CG5. An image of a source knows the type of its file")
  func typeOfImage() throws {
    let data = try file("public.png", [(image(2, 2, 1, 0, 0), [:])])
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    let read = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(read.utType == "public.png" && read.width == 2)
  }

  @Test("ImageIO.IO7. A destination gives the file to a consumer of bytes")
  func consumer() throws {
    let data = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: data as CFMutableData))
    let destination = try #require(
      CGImageDestinationCreateWithDataConsumer(consumer, "public.png" as CFString, 1, nil))
    CGImageDestinationAddImage(destination, try image(5, 3, 1, 0, 0), nil)
    #expect(CGImageDestinationFinalize(destination) && !CGImageDestinationFinalize(destination))
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 5)
    #expect(CFGetTypeID(destination) == CGImageDestinationGetTypeID())
    #expect(CFGetTypeID(source) == CGImageSourceGetTypeID())
    #expect(CGImageSourceGetTypeID() != CGImageDestinationGetTypeID())
  }

  @Test("ImageIO.IO1, ImageIO.IO7. A PNG that is written is read with the same pixels")
  func png() throws {
    let data = try file("public.png", [(image(5, 3, 1, 0, 0, alpha: 0.5), [:])])
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    #expect(CGImageSourceGetType(source) as String? == "public.png")
    #expect(CGImageSourceGetCount(source) == 1)
    let read = CGImageSourceCreateImageAtIndex(source, 0, nil)
    #expect(read?.width == 5 && read?.height == 3)
    #expect(pixel(read, 2, 1) == [128, 0, 0, 128])
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    #expect(CGImageSourceCreateImageAtIndex(source, -1, nil) == nil)
  }

  @Test("ImageIO.IO3. Properties are read by keys of strings, as applications write it")
  func properties() throws {
    let data = try file("public.jpeg", [(image(40, 20, 0, 0, 1), [:])])
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    let options = [kCGImageSourceShouldCache: false] as CFDictionary
    let one = CGImageSourceCopyPropertiesAtIndex(source, 0, options) as? [String: Any]
    #expect(one?[kCGImagePropertyPixelWidth as String] as? Int == 40)
    let other = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
    #expect(other?[kCGImagePropertyPixelHeight] as? CGFloat == 20)
    #expect(other?[kCGImagePropertyHasAlpha] as? Bool == false)
    let file = CGImageSourceCopyProperties(source, nil) as NSDictionary?
    #expect(file?[kCGImagePropertyFileSize] as? Int == data.count)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 1, nil) == nil)
  }

  @Test("ImageIO.IO7. The quality determines the length of a JPEG, and a limit the size")
  func quality() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let context = try #require(
      CGContext(
        data: nil, width: 64, height: 64, bitsPerComponent: 8, bytesPerRow: 0, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    for index in 0..<64 {
      context.setFillColor(
        CGColor(red: CGFloat(index * 37 % 64) / 64, green: 0.5, blue: 0, alpha: 1))
      context.fill(CGRect(x: index, y: 0, width: 1, height: 64))
    }
    let image = try #require(context.makeImage())
    let key = kCGImageDestinationLossyCompressionQuality as String
    let low = try file("public.jpeg", [(image, [key: 0.1])])
    let high = try file("public.jpeg", [(image, [key: 0.95])])
    #expect(low.count < high.count)
    let limit = kCGImageDestinationImageMaxPixelSize as String
    let small = try file("public.jpeg", [(image, [limit: 16])])
    let source = try #require(CGImageSourceCreateWithData(small as CFData, nil))
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 16)
  }

  @Test("ImageIO.IO2, ImageIO.IO3, ImageIO.IO8. An animated GIF has its images, delays and loops")
  func gif() throws {
    let gif = kCGImagePropertyGIFDictionary as String
    let (delay, loops) = (
      kCGImagePropertyGIFDelayTime as String, kCGImagePropertyGIFLoopCount as String
    )
    let data = try file(
      "com.compuserve.gif",
      [
        (image(6, 4, 1, 0, 0), [gif: [delay: 0.05]]), (image(6, 4, 0, 1, 0), [gif: [delay: 0.5]]),
        (image(6, 4, 0, 0, 0, alpha: 0), [gif: [delay: 1]]),
      ], [gif: [loops: 3]])
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    #expect(CGImageSourceGetCount(source) == 3)
    let colors = [[255, 0, 0, 255], [0, 255, 0, 255]] as [[UInt8]]
    // Images are read in any order.
    for index in [1, 0, 0, 1] {
      let read = CGImageSourceCreateImageAtIndex(source, index, nil)
      #expect(pixel(read, 3, 2) == colors[index])
    }
    var clamped: [Double] = []
    var raw: [Double] = []
    for index in 0..<3 {
      let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any]
      let timing = try #require(properties?[gif] as? [String: Any])
      clamped.append(try #require(timing[delay] as? Double))
      raw.append(try #require(timing[kCGImagePropertyGIFUnclampedDelayTime as String] as? Double))
    }
    #expect(clamped == [0.1, 0.5, 1] && raw == [0.05, 0.5, 1])
    let file = CGImageSourceCopyProperties(source, nil) as? [String: Any]
    let dictionary = file?[gif] as? [String: Any]
    #expect(dictionary?[loops] as? Int == 3)
  }

  /// A GIF of 2×2 pixels: red, then a green pixel over it, then one over the image before that.
  private func composed(disposal: UInt8) -> Data {
    let head: [UInt8] = Array("GIF89a".utf8) + [2, 0, 2, 0, 0x91, 0, 0]
    let colors: [UInt8] = [255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0]
    func frame(
      _ left: UInt8, _ side: UInt8, _ disposal: UInt8, _ codes: [UInt8]
    ) -> [UInt8] {
      [0x21, 0xf9, 4, disposal << 2, 10, 0, 0, 0]
        + [0x2c, left, 0, 0, 0, side, 0, side, 0, 0, 2, UInt8(codes.count)] + codes + [0]
    }
    // LZW with codes of three bits: clear, the colors, end.
    let red: [UInt8] = [0b0000_0100, 0b1010_0000, 0]
    let green: [UInt8] = [0b0100_1100, 0b1]
    let blue: [UInt8] = [0b0101_0100, 0b1]
    return Data(
      head + colors + frame(0, 2, 1, red) + frame(1, 1, disposal, green) + frame(0, 1, 1, blue)
        + [0x3b])
  }

  @Test(
    "ImageIO.IO2. An image of a GIF covers the ones before it, unless they are disposed of",
    arguments: [
      (1, [0, 255, 0, 255]), (2, [0, 0, 0, 0]), (3, [255, 0, 0, 255]),
    ] as [(UInt8, [UInt8])])
  func disposal(_ disposal: UInt8, _ expected: [UInt8]) throws {
    let data = composed(disposal: disposal)
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 3)
    let second = CGImageSourceCreateImageAtIndex(source, 1, nil)
    #expect(pixel(second, 0, 0) == [255, 0, 0, 255] && pixel(second, 1, 0) == [0, 255, 0, 255])
    let third = CGImageSourceCreateImageAtIndex(source, 2, nil)
    #expect(pixel(third, 0, 0) == [0, 0, 255, 255] && pixel(third, 1, 0) == expected)
    #expect(pixel(third, 1, 1) == [255, 0, 0, 255])
  }

  @Test("ImageIO.IO8. An image with more colors than a GIF has keeps them approximately")
  func manyColors() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let context = try #require(
      CGContext(
        data: nil, width: 64, height: 64, bitsPerComponent: 8, bytesPerRow: 0, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    for x in 0..<64 {
      for y in 0..<64 {
        context.setFillColor(
          CGColor(red: CGFloat(x) / 63, green: CGFloat(y) / 63, blue: 0, alpha: 1))
        context.fill(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    let data = try file("com.compuserve.gif", [(#require(context.makeImage()), [:])])
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    let color = pixel(CGImageSourceCreateImageAtIndex(source, 0, nil), 32, 32)
    #expect(color.count == 4 && color[0].distance(to: 128).magnitude < 24 && color[2] < 24)
  }

  @Test("ImageIO.IO1, ImageIO.IO2, ImageIO.IO3. An animated WebP has its images and delays")
  func webp() throws {
    let encoder = try AnimatedWebPEncoder(width: 8, height: 6)
    for (index, color) in [DrawingColor.black, .white].enumerated() {
      let surface = try DrawingSurface(width: 8, height: 6)
      DrawingPainter(on: surface).execute(.paint(.color(color)))
      try encoder.add(surface, at: index * 250)
    }
    let data = Data(try encoder.finish(at: 300))
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    #expect(CGImageSourceGetType(source) as String? == "org.webmproject.webp")
    #expect(CGImageSourceGetCount(source) == 2)
    for index in [1, 0, 1] {
      let read = CGImageSourceCreateImageAtIndex(source, index, nil)
      let light: UInt8 = index == 0 ? 0 : 255
      #expect(pixel(read, 3, 3) == [light, light, light, 255])
    }
    let one = CGImageSourceCopyPropertiesAtIndex(source, 1, nil) as? [String: Any]
    let timing = one?[kCGImagePropertyWebPDictionary as String] as? [String: Any]
    #expect(timing?[kCGImagePropertyWebPDelayTime as String] as? Double == 0.1)
    #expect(timing?[kCGImagePropertyWebPUnclampedDelayTime as String] as? Double == 0.05)
    let cut = try #require(CGImageSourceCreateWithData(data.dropLast(9) as CFData, nil))
    #expect(CGImageSourceGetStatus(cut) == .statusInvalidData)
  }

  @Test("ImageIO.IO4. An incremental source has the rows of its image that are there")
  func incremental() throws {
    let data = try file("public.png", [(image(30, 30, 0, 1, 0), [:])])
    let source = CGImageSourceCreateIncremental(nil)
    #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
    for count in [4, 20] {
      CGImageSourceUpdateData(source, data.prefix(count) as CFData, false)
      #expect(
        CGImageSourceGetStatus(source) == (count < 12 ? .statusReadingHeader : .statusIncomplete))
      #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
    }
    CGImageSourceUpdateData(source, data.dropLast(4) as CFData, false)
    #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
    #expect(pixel(CGImageSourceCreateImageAtIndex(source, 0, nil), 9, 29) == [0, 255, 0, 255])
    CGImageSourceUpdateData(source, data as CFData, true)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 30)
  }

  @Test("ImageIO.IO4. A JPEG is read from its top, and the rest is transparent")
  func incrementalRows() throws {
    // Noise needs many bytes, and each row of blocks about as many as any other.
    var state: UInt32 = 7
    let noise = Data(
      (0..<160 * 160 * 4).map { index in
        state = state &* 1_664_525 &+ 1_013_904_223
        return index % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: state >> 24)
      })
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let provider = try #require(CGDataProvider(data: noise as CFData))
    let picture = try #require(
      CGImage(
        width: 160, height: 160, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 640,
        space: space,
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipLast.rawValue),
        provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent))
    let data = try file("public.jpeg", [(picture, [:])])
    let source = CGImageSourceCreateIncremental(nil)
    for part in stride(from: 100, through: data.count / 2, by: 100) {
      CGImageSourceUpdateData(source, data.prefix(part) as CFData, false)
    }
    CGImageSourceUpdateData(source, data.prefix(data.count / 2) as CFData, false)
    #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
    let half = CGImageSourceCreateImageAtIndex(source, 0, nil)
    #expect(half?.width == 160 && half?.height == 160)
    let values = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
    #expect(values?[kCGImagePropertyPixelHeight as String] as? Int == 160)
    #expect(pixel(half, 80, 20).last == 255 && pixel(half, 80, 150) == [0, 0, 0, 0])
    CGImageSourceUpdateData(source, data as CFData, true)
    let whole = CGImageSourceCreateImageAtIndex(source, 0, nil)
    #expect(pixel(whole, 80, 150).last == 255)
    // Both decoders have the same pixels, but for the rounding of colors.
    for (one, other) in zip(pixel(half, 80, 20), pixel(whole, 80, 20)) {
      #expect(abs(Int(one) - Int(other)) <= 2)
    }
  }

  @Test(
    "ImageIO.IO1, ImageIO.IO7. TIFF and BMP are written and read",
    arguments: ["public.tiff", "com.microsoft.bmp"])
  func bitmaps(type: String) throws {
    let data = try file(type, [(image(5, 3, 1, 0, 0), [:])])
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    #expect(CGImageSourceGetType(source) as String? == type)
    #expect(CGImageSourceGetStatus(source) == .statusComplete && CGImageSourceGetCount(source) == 1)
    let read = CGImageSourceCreateImageAtIndex(source, 0, nil)
    #expect(read?.width == 5 && read?.height == 3 && pixel(read, 2, 1) == [255, 0, 0, 255])
    let values = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
    #expect(values?[kCGImagePropertyHasAlpha as String] as? Bool == false)
    #expect((values?[kCGImagePropertyTIFFDictionary as String] != nil) == (type == "public.tiff"))
    let cut = try #require(CGImageSourceCreateWithData(data.prefix(20) as CFData, nil))
    #expect(CGImageSourceGetStatus(cut) == .statusInvalidData)
  }

  @Test("ImageIO.IO1. A HEIC is read")
  func heic() throws {
    // 16 pixels a side, red at the left and blue at the right, by heif-enc of Debian.
    let text = """
      AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAA
      AAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAABAAEAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAA
      pAACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAA
      AgAAZ3JpZAAAAADYaXBycAAAALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AA
      AAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFluqumubgQEDAgAAAAwCAAAADAIQiAAEABkQB
      wXPBiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAEAAAABAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEA
      AAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAAKxtZGF0AAAAoCgBrwYyGvlggPEMUFy9
      viDv//tF/Q+s0X+b9Gv331DN//HmS60HOIZil//LpSJIbiSOjypr6xh+gKY7iwQx9aslKtNKhYjsRu/rYZOvkQONmc6p
      R9ioNy7Ah6AkEPKArC7CHVX2jc6YtZ3sH/g8Ty3C7LA7q0undr759Ub4fzqkneHFomUWcjK7/+Nw/1N1GGqyrQyHC/x3
      QWJcO6Ko4hA=
      """
    let data = try #require(Data(base64Encoded: text, options: .ignoreUnknownCharacters))
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    #expect(CGImageSourceGetType(source) as String? == "public.heic")
    let read = CGImageSourceCreateImageAtIndex(source, 0, nil)
    #expect(read?.width == 16 && read?.height == 16)
    let (left, right) = (pixel(read, 3, 8), pixel(read, 12, 8))
    #expect(left.count == 4 && left[0] > 220 && left[2] < 60, "\(left)")
    #expect(right.count == 4 && right[2] > 220 && right[0] < 60, "\(right)")
  }

  @Test("ImageIO.IO7, ImageIO.IO13. A HEIC is written with its alpha, orientation and metadata")
  func writtenHEIC() throws {
    let properties: [String: Any] = [
      kCGImageDestinationLossyCompressionQuality as String: 1,
      kCGImagePropertyOrientation as String: 6,
      kCGImagePropertyTIFFDictionary as String: [kCGImagePropertyTIFFArtist as String: "Anna"],
    ]
    let data = try file("public.heic", [(image(40, 24, 1, 0, 0), properties)])
    #expect(data.range(of: Data("Anna".utf8)) != nil)
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    #expect(CGImageSourceGetType(source) as String? == "public.heic")
    // The loader turns the pixels.
    let read = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(read.width == 24 && read.height == 40)
    for (found, expected) in zip(pixel(read, 12, 20), [255, 0, 0, 255]) {
      #expect(abs(Int(found) - expected) < 12)
    }
    // Two images, of which the first is shown.
    let pair = try file(
      "public.heic", [(image(64, 64, 0, 0, 1, alpha: 0.5), [:]), (image(8, 8, 1, 0, 0), [:])])
    let first = CGImageSourceCreateWithData(pair as CFData, nil)
      .flatMap { CGImageSourceCreateImageAtIndex($0, 0, nil) }
    #expect(first?.width == 64)
    for (found, expected) in zip(pixel(first, 12, 20), [0, 0, 128, 128]) {
      #expect(abs(Int(found) - expected) < 12)
    }
  }

  @Test("ImageIO.IO7. A HEIC has the quality that is asked for")
  func qualityOfHEIC() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let context = try #require(
      CGContext(
        data: nil, width: 64, height: 64, bitsPerComponent: 8, bytesPerRow: 0, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    for number in 0..<256 {
      let tone = CGFloat(number * 37 % 256) / 255
      context.setFillColor(CGColor(red: tone, green: 1 - tone, blue: tone * tone, alpha: 1))
      context.fill(CGRect(x: number % 16 * 4, y: number / 16 * 4, width: 4, height: 4))
    }
    let board = try #require(context.makeImage())
    let key = kCGImageDestinationLossyCompressionQuality as String
    let sizes = try [0.1, 0.5, 1].map { try file("public.heic", [(board, [key: $0])]).count }
    #expect(sizes[0] < sizes[1] && sizes[1] < sizes[2])
  }

  @Test("ImageIO.IO5. Bytes of no format, and files that end early, have a status")
  func damaged() throws {
    func status(_ data: Data) throws -> (CGImageSourceStatus, Int) {
      let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
      return (CGImageSourceGetStatus(source), CGImageSourceGetCount(source))
    }
    #expect(try status(Data()) == (.statusUnexpectedEOF, 0))
    #expect(try status(Data("neither a picture nor a film".utf8)) == (.statusUnknownType, 0))
    let png = try file("public.png", [(image(30, 30, 0, 1, 0), [:])])
    #expect(try status(png.prefix(png.count / 2)) == (.statusInvalidData, 0))
    let gif = composed(disposal: 1)
    #expect(try status(gif.dropLast(4)) == (.statusUnexpectedEOF, 2))
    // A canvas of 65,535 pixels a side.
    var huge = [UInt8](gif)
    huge.replaceSubrange(6..<10, with: [0xff, 0xff, 0xff, 0xff])
    #expect(try status(Data(huge)) == (.statusInvalidData, 0))
    let jpeg = try file("public.jpeg", [(image(64, 64, 0, 1, 0), [:])])
    #expect(try status(jpeg.dropLast(30)).0 != .statusComplete)
  }

  @Test("ImageIO.IO6. A thumbnail keeps the ratio, is not enlarged, and is made only if asked for")
  func thumbnails() throws {
    let data = try file("public.png", [(image(80, 40, 0, 1, 0), [:])])
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    func thumbnail(_ size: Any, always: Bool = true) -> CGImage? {
      let options =
        [
          kCGImageSourceCreateThumbnailFromImageAlways: always,
          kCGImageSourceCreateThumbnailWithTransform: true,
          kCGImageSourceThumbnailMaxPixelSize: size,
        ] as [CFString: Any] as CFDictionary
      return CGImageSourceCreateThumbnailAtIndex(source, 0, options)
    }
    let small = thumbnail(20)
    #expect(small?.width == 20 && small?.height == 10)
    #expect(pixel(small, 5, 5) == [0, 255, 0, 255])
    #expect(thumbnail(200)?.width == 80)
    // A text is taken as a number, too.
    #expect(thumbnail("40")?.width == 40 && thumbnail("forty")?.width == 80)
    #expect(thumbnail(CGFloat(40))?.width == 40)
    #expect(thumbnail(20, always: false) == nil)
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
  }

  /// A JPEG of 16×8 pixels whose left half is red, with an EXIF orientation.
  private func oriented(_ orientation: UInt8) throws -> Data {
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let context = try #require(
      CGContext(
        data: nil, width: 32, height: 16, bitsPerComponent: 8, bytesPerRow: 0, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 32, height: 16))
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 8, width: 16, height: 8))
    let plain = try file("public.jpeg", [(#require(context.makeImage()), [:])])
    let body: [UInt8] =
      Array("Exif".utf8) + [0, 0] + Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
      + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
    let segment = Data([0xff, 0xe1, 0, UInt8(body.count + 2)] + body)
    return plain.prefix(2) + segment + plain.dropFirst(2)
  }

  @Test(
    "ImageIO.IO3, ImageIO.IO6. The orientation of a JPEG is a property and turns a thumbnail",
    arguments: [
      (1, 2, 2), (2, 29, 2), (3, 29, 13), (4, 2, 13), (5, 2, 2), (6, 13, 2), (7, 13, 29),
      (8, 2, 29),
    ] as [(UInt8, Int, Int)])
  func orientation(_ orientation: UInt8, _ x: Int, _ y: Int) throws {
    let data = try oriented(orientation)
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
    #expect(properties?[kCGImagePropertyOrientation] as? Int == Int(orientation))
    let tiff = properties?[kCGImagePropertyTIFFDictionary] as? [CFString: Any]
    #expect(tiff?[kCGImagePropertyTIFFOrientation] as? UInt32 == UInt32(orientation))
    let options =
      [
        kCGImageSourceCreateThumbnailFromImageAlways: true,
        kCGImageSourceCreateThumbnailWithTransform: true,
      ] as CFDictionary
    let upright = CGImageSourceCreateThumbnailAtIndex(source, 0, options)
    #expect(upright?.width == (orientation >= 5 ? 16 : 32))
    // The corner that is red in the upright image.
    let color = pixel(upright, x, y)
    #expect(color.count == 4 && color[0] > 200 && color[1] < 60, "\(color)")
    let opposite = pixel(upright, (upright?.width ?? 0) - 1 - x, (upright?.height ?? 0) - 1 - y)
    #expect(opposite.count == 4 && opposite[1] > 200, "\(opposite)")
  }

  @Test("A destination of another format, or without images, does not exist; a short one fails")
  func destinations() throws {
    let data = NSMutableData()
    #expect(CGImageDestinationCreateWithData(data, "public.heif" as CFString, 1, nil) == nil)
    #expect(CGImageDestinationCreateWithData(data, "public.png" as CFString, 0, nil) == nil)
    let short = try #require(
      CGImageDestinationCreateWithData(data, "com.compuserve.gif" as CFString, 2, nil))
    CGImageDestinationAddImage(short, try image(2, 2, 0, 0, 0), nil)
    #expect(!CGImageDestinationFinalize(short) && data.length == 0)
  }
}
