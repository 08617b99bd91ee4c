import CoreGraphics
import Testing

struct CGImageTests {
  /// Red and green in the first row, blue and white in the second.
  private static let bytes: [UInt8] = [
    255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255,
  ]

  private func image(_ bytes: [UInt8] = bytes, info: CGImageAlphaInfo = .premultipliedLast) throws
    -> CGImage
  {
    let provider = try #require(CGDataProvider(data: Data(bytes)))
    return try #require(
      CGImage(
        width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: info.rawValue),
        provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent))
  }

  @Test("An image is upright if y points up, and upside down in a view")
  func upright() throws {
    let image = try image()
    let up = try #require(CGContext.rgba(20, 20))
    up.draw(image, in: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(up.pixel(5, 5) == [255, 0, 0, 255] && up.pixel(15, 15) == [255, 255, 255, 255])
    let view = try #require(
      CGContext(pixelsOf: CGSize(width: 20, height: 20), scale: 1, isOpaque: false))
    view.draw(image, in: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(view.pixel(5, 15) == [0, 0, 255, 255] && view.pixel(15, 5) == [255, 255, 255, 255])
    view.drawUpright(image, in: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(view.pixel(5, 15) == [255, 0, 0, 255])
  }

  @Test("Straight alpha is premultiplied once")
  func straight() throws {
    let image = try image(
      [255, 128, 0, 128, 0, 0, 0, 0] + [UInt8](repeating: 255, count: 8), info: .last)
    #expect(image.drawing.pixels.prefix(8) == [0, 64, 128, 128, 0, 0, 0, 0])
    #expect(image.alphaInfo == .last && image.dataProvider?.data?.count == 16)
    #expect(image.byteOrderInfo == .orderDefault && image.pixelFormatInfo == .packed)
  }

  @Test("A decode array gives the components their values, and can be read again")
  func decoding() throws {
    let provider = try #require(CGDataProvider(data: Data(Self.bytes)))
    func make(_ decode: [CGFloat]?) -> CGImage? {
      CGImage(
        width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
        provider: provider, decode: decode, shouldInterpolate: false, intent: .defaultIntent)
    }
    let plain = try #require(make(nil))
    #expect(plain.decode == nil)
    let turned = try #require(make([1, 0, 0, 1, 0, 0.5]))
    // Red becomes cyan without green, and green white without half of the blue.
    #expect(turned.drawing.pixels.prefix(8) == [0, 0, 0, 255, 0, 255, 255, 255])
    #expect(turned.drawing.pixels.suffix(8) == [128, 0, 255, 255, 128, 255, 0, 255])
    let values = try #require(turned.decode)
    #expect((0..<6).map { values[$0] } == [1, 0, 0, 1, 0, 0.5])
    let (space, bytes) = (try #require(turned.colorSpace), try #require(turned.dataProvider))
    let again = try #require(
      CGImage(
        width: turned.width, height: turned.height, bitsPerComponent: turned.bitsPerComponent,
        bitsPerPixel: turned.bitsPerPixel, bytesPerRow: turned.bytesPerRow,
        space: space, bitmapInfo: turned.bitmapInfo,
        provider: bytes, decode: turned.decode,
        shouldInterpolate: turned.shouldInterpolate, intent: turned.renderingIntent))
    #expect(again.drawing.pixels == turned.drawing.pixels)
  }

  @Test("No image is made from too few bytes or a wrong size")
  func refused() throws {
    let provider = try #require(CGDataProvider(data: Data(Self.bytes)))
    func make(_ width: Int, _ bits: Int, _ row: Int) -> CGImage? {
      CGImage(
        width: width, height: 2, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: row,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
        provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    }
    #expect(make(2, 32, 8) != nil && make(2, 32, 9) == nil && make(3, 32, 12) == nil)
    #expect(make(2, 24, 8) == nil && make(0, 32, 8) == nil && make(2, 32, Int.max / 2) == nil)
  }

  @Test("A cropped image has the pixels of its rectangle")
  func cropping() throws {
    let image = try image()
    let part = try #require(image.cropping(to: CGRect(x: 1, y: 0, width: 1, height: 5)))
    #expect(part.width == 1 && part.height == 2)
    #expect(part.drawing.pixels == [0, 255, 0, 255, 255, 255, 255, 255])
    #expect(image.cropping(to: CGRect(x: 2, y: 0, width: 1, height: 1)) == nil)
  }

  @Test("A mask lets paint through where it is dark, a gray image where it is light")
  func masks() throws {
    let provider = try #require(CGDataProvider(data: Data([0, 255, 0, 255])))
    let mask = try #require(
      CGImage(
        maskWidth: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
        provider: provider, decode: nil, shouldInterpolate: false))
    let gray = try #require(
      CGImage(
        width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: [], provider: provider, decode: nil,
        shouldInterpolate: false, intent: .defaultIntent))
    let image = try image()
    let alphas = [mask, gray].map { image.masking($0)?.drawing.pixels.enumerated() }
      .map { pixels in
        (pixels ?? [UInt8]().enumerated()).filter { $0.offset % 4 == 3 }.map(\.element)
      }
    #expect(alphas == [[255, 0, 255, 0], [0, 255, 0, 255]])
    // A mask is painted in the fill color.
    let context = try #require(CGContext.rgba(2, 2))
    context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
    context.interpolationQuality = .none
    context.draw(mask, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(context.pixel(0, 0) == [0, 255, 0, 255] && context.pixel(1, 0) == [0, 0, 0, 0])
  }

  @Test("A clip to a mask lasts until the state is restored")
  func clipToMask() throws {
    let provider = try #require(CGDataProvider(data: Data([255, 0])))
    let gray = try #require(
      CGImage(
        width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: [], provider: provider, decode: nil,
        shouldInterpolate: false, intent: .defaultIntent))
    let context = try #require(CGContext.rgba(20, 10))
    context.saveGState()
    context.setAlpha(0.5)
    context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 10), mask: gray)
    context.translateBy(x: 7, y: 7)
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: -10, y: -10, width: 40, height: 40))
    context.restoreGState()
    context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    context.fill(CGRect(x: 0, y: 9, width: 20, height: 1))
    #expect(context.pixel(1, 5) == [128, 0, 0, 128] && context.pixel(18, 5) == [0, 0, 0, 0])
    #expect(context.pixel(18, 0) == [0, 0, 255, 255])
    // A mask that is never restored applies to the image, and stays in effect.
    context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 10), mask: gray)
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 5))
    let first = context.makeImage()?.cropping(to: CGRect(x: 1, y: 8, width: 1, height: 1))
    #expect(first?.drawing.pixels == [255, 0, 0, 255])
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    let last = context.makeImage()?.cropping(to: CGRect(x: 18, y: 8, width: 1, height: 1))
    #expect(last?.drawing.pixels == [0, 0, 0, 0])
  }

  @Test("Pixels of masked colors become transparent")
  func maskedColors() throws {
    let left = try #require(image().copy(maskingColorComponents: [200, 255, 0, 20, 0, 20]))
    #expect(left.drawing.pixels.prefix(8) == [0, 0, 0, 0, 0, 255, 0, 255])
  }

  @Test("A PNG is decoded as it was encoded")
  func png() throws {
    let png = try #require(image().png)
    let provider = try #require(CGDataProvider(data: png))
    let back = try #require(
      CGImage(
        pngDataProviderSource: provider, decode: nil, shouldInterpolate: true,
        intent: .defaultIntent))
    #expect(try back.drawing == image().drawing)
    #expect(CGDataProvider(filename: "/nonexistent.png") == nil)
    let none = try #require(CGDataProvider(data: Data([1, 2, 3])))
    #expect(
      CGImage(
        pngDataProviderSource: none, decode: nil, shouldInterpolate: true,
        intent: .defaultIntent) == nil)
  }

  @Test("Drawing.CG5. An image of a file knows its type, and one that is made of it does not")
  func types() throws {
    let png = try #require(image().png)
    let provider = try #require(CGDataProvider(data: png))
    let jpeg = try #require(image().jpeg(quality: 1))
    let read = try #require(
      CGImage(
        pngDataProviderSource: provider, decode: nil, shouldInterpolate: true,
        intent: .defaultIntent))
    let photo = CGDataProvider(data: jpeg).flatMap {
      CGImage(
        jpegDataProviderSource: $0, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    }
    #expect(read.utType == "public.png" && photo?.utType == "public.jpeg")
    #expect(try image().utType == nil)
    #expect(read.cropping(to: CGRect(x: 0, y: 0, width: 1, height: 1))?.utType == nil)
  }
}
