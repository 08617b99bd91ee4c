import CoreGraphics
import Testing

struct BitmapTests {
  private static let color = CGColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.5)
  private static let order = CGBitmapInfo.byteOrder32Little.rawValue

  /// The bytes of a pixel of that color in memory, premultiplied with alpha 128.
  static let formats: [(CGColorSpace, Int, UInt32, [UInt8])] = [
    (
      CGColorSpaceCreateDeviceRGB(), 8, CGImageAlphaInfo.premultipliedLast.rawValue,
      [128, 64, 32, 128]
    ),
    (
      CGColorSpaceCreateDeviceRGB(), 8, CGImageAlphaInfo.premultipliedFirst.rawValue,
      [128, 128, 64, 32]
    ),
    (
      CGColorSpaceCreateDeviceRGB(), 8,
      CGImageAlphaInfo.premultipliedFirst.rawValue | order, [32, 64, 128, 128]
    ),
    (CGColorSpaceCreateDeviceRGB(), 8, CGImageAlphaInfo.noneSkipLast.rawValue, [128, 64, 32, 0]),
    (CGColorSpaceCreateDeviceRGB(), 8, CGImageAlphaInfo.none.rawValue, [128, 64, 32]),
    (CGColorSpaceCreateDeviceGray(), 8, CGImageAlphaInfo.none.rawValue, [75]),
    (CGColorSpaceCreateDeviceGray(), 8, CGImageAlphaInfo.alphaOnly.rawValue, [128]),
    (
      CGColorSpaceCreateDeviceRGB(), 16, CGImageAlphaInfo.premultipliedLast.rawValue,
      [128, 128, 64, 64, 32, 32, 128, 128]
    ),
  ]

  @Test("A pixel in memory matches its format", arguments: formats.indices)
  func inMemory(index: Int) throws {
    let (space, bits, info, expected) = Self.formats[index]
    let context = try #require(
      CGContext(
        data: nil, width: 3, height: 2, bitsPerComponent: bits, bytesPerRow: 0, space: space,
        bitmapInfo: info))
    context.setFillColor(Self.color)
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    let data = try #require(context.data)
    let found = (0..<expected.count).map { data.load(fromByteOffset: $0, as: UInt8.self) }
    let off = zip(found, expected).map { abs(Int($0) - Int($1)) }.max() ?? 255
    #expect(off <= 1, "\(found) instead of \(expected)")
    #expect(context.bitsPerPixel == expected.count * 8)
  }

  @Test("No context is made for unsupported formats and too little memory")
  func refused() {
    func make(_ width: Int, _ bits: Int, _ row: Int, _ info: UInt32) -> CGContext? {
      CGContext(
        data: nil, width: width, height: 4, bitsPerComponent: bits, bytesPerRow: row,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
    }
    let last = CGImageAlphaInfo.premultipliedLast.rawValue
    #expect(make(4, 8, 16, last) != nil && make(4, 8, 15, last) == nil)
    #expect(make(0, 8, 0, last) == nil && make(-1, 8, 0, last) == nil)
    #expect(make(1 << 40, 8, 0, last) == nil && make(4, 5, 0, last) == nil)
    #expect(make(4, 8, 0, CGImageAlphaInfo.last.rawValue) == nil)
    #expect(make(4, 8, 0, last | CGBitmapInfo.floatComponents.rawValue) == nil)
  }

  @Test("Passed memory contains the painted pixels, and writes to it are painted over")
  func ownMemory() throws {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 4 * 4 * 4, alignment: 4)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: 64)
    let context = try #require(
      CGContext(
        data: memory, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 16,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 3, width: 1, height: 1))
    #expect(memory.load(fromByteOffset: 1, as: UInt8.self) == 255)
    memory.storeBytes(of: 0xFF00_00FF, toByteOffset: 4, as: UInt32.self)  // red, opaque
    context.setFillColor(CGColor(red: 0, green: 0, blue: 0, alpha: 0.5))
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(context.pixel(1, 0) == [127, 0, 0, 255] || context.pixel(1, 0) == [128, 0, 0, 255])
    #expect(context.makeImage()?.drawing.pixels[6] == context.pixel(1, 0)[0])
  }

  @Test("A context without alpha begins black")
  func opaque() throws {
    let context = try #require(
      CGContext(pixelsOf: CGSize(width: 2, height: 2), scale: 1, isOpaque: true))
    #expect(context.makeImage()?.drawing.pixels.prefix(4) == [0, 0, 0, 255])
    #expect(context.makeImage()?.alphaInfo == .noneSkipFirst)
    #expect(context.makeImage()?.byteOrderInfo == .order32Little)
  }
}
