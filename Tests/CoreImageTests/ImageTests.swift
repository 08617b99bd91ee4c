import CoreImage
import CoreVideo
import Testing

/// The making and the geometry of images.
@Suite struct ImageTests {
  /// An image of bytes in RGBA, the topmost row first.
  private func bitmap(_ width: Int, _ bytes: [UInt8], _ space: CFString = CGColorSpace.sRGB)
    throws -> CGImage
  {
    let provider = try #require(CGDataProvider(data: Data(bytes)))
    let colors = try #require(CGColorSpace(name: space))
    return try #require(
      CGImage(
        width: width, height: bytes.count / 4 / width, bitsPerComponent: 8, bitsPerPixel: 32,
        bytesPerRow: width * 4, space: colors,
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
        provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent))
  }

  @Test("CoreImage.IM1. A bitmap's components are light in the working space, its first row on top")
  func bitmap() throws {
    let image = CIImage(
      cgImage: try bitmap(1, [255, 0, 188, 255, 0, 64, 0, 128, 10, 20, 30, 255]))
    #expect(image.extent == CGRect(x: 0, y: 0, width: 1, height: 3))
    #expect(image.colorSpace?.name == CGColorSpace.sRGB)
    let context = CIContext(options: [
      .outputColorSpace: try #require(CGColorSpace(name: CGColorSpace.extendedLinearSRGB))
    ])
    let rows = Pixels.rows(of: image, context: context)
    // 188 of 255 is half the light: ((0.737 + 0.055) / 1.055) ^ 2.4 = 0.503.
    #expect(Pixels.areClose(rows[0][0], [1, 0, 0.502_886_5, 1]))
    // 64 of 128 is half: 0.5 is 0.214 of the light, of which 128 / 255 are left.
    let alpha: Float = 128.0 / 255
    #expect(Pixels.areClose(rows[1][0], [0, 0.214_041_1 * alpha, 0, alpha]))
    #expect(Pixels.areClose(rows[2][0], [10 / 255 / 12.92, 0.006_995_4, 0.012_983, 1]))
    let plain = CIImage(
      cgImage: try bitmap(1, [51, 102, 153, 255]), options: [.colorSpace: NSNull()])
    #expect(plain.colorSpace == nil)
    #expect(Pixels.areClose(Pixels.rows(of: plain, context: context)[0][0], [0.2, 0.4, 0.6, 1]))
  }

  @Test("CoreImage.IM1. The colors of Display P3 are converted")
  func wide() throws {
    let image = CIImage(cgImage: try bitmap(1, [255, 0, 0, 255], CGColorSpace.displayP3))
    let context = CIContext(options: [
      .outputColorSpace: try #require(CGColorSpace(name: CGColorSpace.extendedLinearSRGB))
    ])
    // The red of Display P3 in the primaries of sRGB.
    #expect(
      Pixels.areClose(
        Pixels.rows(of: image, context: context)[0][0], [1.224_940_2, -0.042_057, -0.019_637_5, 1]))
  }

  @Test("CoreImage.IM1. Other color spaces have their own primaries and curves")
  func otherSpaces() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.linearITUR_2020))
    let red = Pixels.image([[[1, 0, 0, 1]]], in: space)
    let context = CIContext(options: [
      .outputColorSpace: try #require(CGColorSpace(name: CGColorSpace.extendedLinearSRGB))
    ])
    // The first column of the matrix of ITU-R BT.2087.
    let light = Pixels.rows(of: red, context: context)[0][0]
    let expected: SIMD4<Float> = [1.6605, -0.1246, -0.0182, 1]
    for index in 0..<4 { #expect(abs(light[index] - expected[index]) < 0.001) }
    // A picture in Adobe RGB is converted as Core Graphics converts its colors.
    let adobe = try #require(CGColorSpace(name: CGColorSpace.adobeRGB1998))
    let image = Pixels.image([[[0.25, 0.5, 0.75, 1]]], in: adobe)
    let color = try #require(CGColor(colorSpace: adobe, components: [0.25, 0.5, 0.75, 1]))
    let linear = try #require(CGColorSpace(name: CGColorSpace.extendedLinearSRGB))
    let wanted = try #require(
      color.converted(to: linear, intent: .defaultIntent, options: nil)?.components)
    let found = Pixels.rows(of: image, context: context)[0][0]
    for index in 0..<3 { #expect(abs(Double(found[index]) - Double(wanted[index])) < 0.001) }
  }

  @Test("CoreImage.IM2. Images are made of a color, of nothing, of memory and of files")
  func making() throws {
    let red = CIImage(color: CIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(red.extent.isInfinite)
    let far = CGRect(x: -1_000_000, y: 77, width: 1, height: 1)
    #expect(Pixels.rows(of: red, far)[0][0] == [0.5, 0, 0, 0.5])
    let empty = CIImage.empty()
    #expect(empty.extent.isNull && CIContext().createCGImage(empty, from: empty.extent) == nil)
    let origin = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(Pixels.rows(of: empty, origin)[0][0] == .zero)
    let short = CIImage(
      bitmapData: Data([1, 2, 3]), bytesPerRow: 4, size: CGSize(width: 1, height: 1),
      format: .RGBA8, colorSpace: nil)
    #expect(short.extent.isNull)
    #expect(CIImage(data: Data([1, 2, 3])) == nil)
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let two = CIImage(cgImage: try bitmap(2, [255, 0, 0, 255, 0, 0, 255, 255]))
    let png = try #require(
      CIContext().pngRepresentation(of: two, format: .RGBA8, colorSpace: space))
    let read = try #require(CIImage(data: png))
    #expect(read.extent == two.extent && read.cgImage != nil)
    #expect(Pixels.rows(of: read)[0] == [[1, 0, 0, 1], [0, 0, 1, 1]])
    #expect((read.properties["PixelWidth"] as? NSNumber)?.intValue == 2)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try CIContext().writePNGRepresentation(of: two, to: file, format: .RGBA8, colorSpace: space)
    #expect(CIImage(contentsOf: file)?.extent == two.extent)
    #expect(CIImage(contentsOf: file.appendingPathExtension("no")) == nil)
  }

  @Test("CoreImage.IM3. A translation by whole pixels moves them, another one mixes neighbors")
  func translation() {
    let image = Pixels.gray([[0.25, 0.75]])
    let moved = image.transformed(by: CGAffineTransform(translationX: 10, y: -3))
    #expect(moved.extent == CGRect(x: 10, y: -3, width: 2, height: 1))
    #expect(Pixels.reds(of: moved) == [[0.25, 0.75]])
    let half = image.transformed(by: CGAffineTransform(translationX: 0.5, y: 0))
    #expect(half.extent == CGRect(x: 0.5, y: 0, width: 2, height: 1))
    let rows = Pixels.rows(of: half, CGRect(x: 0, y: 0, width: 3, height: 1))
    #expect(
      rows[0] == [[0.125, 0.125, 0.125, 0.5], [0.5, 0.5, 0.5, 1], [0.375, 0.375, 0.375, 0.5]])
  }

  @Test("CoreImage.IM3. A scaled image mixes pixels, or takes the nearest; turned ones keep them")
  func scaling() {
    let image = Pixels.gray([[0, 1]])
    let large = image.transformed(by: CGAffineTransform(scaleX: 4, y: 1))
    // The centers of the two pixels are 2 and 6; a pixel at 2.5 has an eighth of the second.
    #expect(
      Pixels.reds(of: large, CGRect(x: 2, y: 0, width: 4, height: 1))
        == [[0.125, 0.375, 0.625, 0.875]])
    let nearest = image.samplingNearest().transformed(by: CGAffineTransform(scaleX: 4, y: 1))
    #expect(Pixels.reds(of: nearest) == [[0, 0, 0, 0, 1, 1, 1, 1]])
    #expect(image.transformed(by: CGAffineTransform(scaleX: 0, y: 1)).extent.isNull)
  }

  private static let orientations: [(CGImagePropertyOrientation, [[Float]])] = [
    (.up, [[1, 2], [3, 4], [5, 6]]), (.upMirrored, [[2, 1], [4, 3], [6, 5]]),
    (.down, [[6, 5], [4, 3], [2, 1]]), (.downMirrored, [[5, 6], [3, 4], [1, 2]]),
    (.right, [[5, 3, 1], [6, 4, 2]]), (.left, [[2, 4, 6], [1, 3, 5]]),
    (.leftMirrored, [[1, 3, 5], [2, 4, 6]]), (.rightMirrored, [[6, 4, 2], [5, 3, 1]]),
  ]

  @Test(
    "CoreImage.IM4. An image is turned upright as its orientation says", arguments: orientations)
  func orientation(_ orientation: CGImagePropertyOrientation, _ expected: [[Float]]) {
    let turned = Pixels.gray([[1, 2], [3, 4], [5, 6]]).oriented(orientation)
    #expect(turned.extent.origin == .zero)
    #expect(turned.extent.width == CGFloat(expected[0].count))
    #expect(Pixels.reds(of: turned) == expected)
  }

  @Test("CoreImage.IM5. A part has whole pixels, and edges continue")
  func parts() {
    let image = Pixels.gray([[1, 2, 3], [4, 5, 6]])
    let part = image.cropped(to: CGRect(x: 1.25, y: 0.5, width: 9, height: 0.25))
    #expect(part.extent == CGRect(x: 1, y: 0, width: 2, height: 1))
    #expect(Pixels.reds(of: part) == [[5, 6]])
    let clamped = part.clampedToExtent()
    #expect(clamped.extent.isInfinite)
    #expect(
      Pixels.reds(of: clamped, CGRect(x: 0, y: 0, width: 4, height: 2))
        == [[5, 5, 6, 6], [5, 5, 6, 6]])
    #expect(
      Pixels.reds(of: clamped, CGRect(x: 900, y: -70, width: 1, height: 1)) == [[6]])
    #expect(image.cropped(to: CGRect(x: 50, y: 50, width: 1, height: 1)).extent.isNull)
    let opaque = Pixels.image([[[0.5, 0, 0, 0.5], .zero]])
      .settingAlphaOne(in: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(Pixels.rows(of: opaque) == [[[0.5, 0, 0, 1]]])
  }

  @Test("CoreImage.IM6. A buffer of Core Video is read and written; one with planes is empty")
  func buffers() throws {
    var made: CVPixelBuffer?
    #expect(
      CVPixelBufferCreate(nil, 2, 1, kCVPixelFormatType_32BGRA, nil, &made) == kCVReturnSuccess)
    let buffer = try #require(made)
    let red = CIImage(color: .red).cropped(to: CGRect(x: 1, y: 0, width: 1, height: 1))
    CIContext().render(red, to: buffer)
    let base = try #require(CVPixelBufferGetBaseAddress(buffer))
    #expect(
      (0..<8).map { base.load(fromByteOffset: $0, as: UInt8.self) } == [0, 0, 0, 0, 0, 0, 255, 255])
    let image = CIImage(cvPixelBuffer: buffer)
    #expect(image.extent == CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(Pixels.rows(of: image)[0] == [.zero, [1, 0, 0, 1]])
    #expect(
      CVPixelBufferCreate(nil, 2, 2, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, nil, &made)
        == kCVReturnSuccess)
    #expect(CIImage(cvPixelBuffer: try #require(made)).extent.isNull)
  }
}
