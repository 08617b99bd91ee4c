import Foundation
import ImageIO
import Testing

/// Options and properties of images in an `NSDictionary`.
struct ImageDictionaryTests {
  private func square(_ side: Int) throws -> CGImage {
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let context = try #require(
      CGContext(
        data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 0, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    return try #require(context.makeImage())
  }

  @Test("ImageIO.IO10. Properties in an NSDictionary are written, and options in one are followed")
  func dictionaries() throws {
    let data = NSMutableData()
    let none: NSDictionary = [:]
    let destination = try #require(
      CGImageDestinationCreateWithData(data as CFMutableData, "com.compuserve.gif", 1, none))
    let loops: [String: Any] = [kCGImagePropertyGIFLoopCount: 3]
    let delay: [String: Any] = [kCGImagePropertyGIFDelayTime: 0.25]
    let properties: [String: Any] = [kCGImagePropertyGIFDictionary: loops]
    let own: [String: Any] = [kCGImagePropertyGIFDictionary: delay]
    CGImageDestinationSetProperties(destination, properties as NSDictionary)
    CGImageDestinationAddImage(destination, try square(40), own as NSDictionary)
    #expect(CGImageDestinationFinalize(destination))

    let source = try #require(CGImageSourceCreateWithData(data as Data, none))
    let file = try #require(CGImageSourceCopyProperties(source, none))
    let whole = file[kCGImagePropertyGIFDictionary] as? [AnyHashable: Any]
    #expect(whole?[kCGImagePropertyGIFLoopCount] as? Int == 3)
    let first = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, none))
    let timing = first[kCGImagePropertyGIFDictionary] as? [AnyHashable: Any]
    #expect(timing?[kCGImagePropertyGIFDelayTime] as? Double == 0.25)

    let half: [String: Any] = [kCGImageSourceSubsampleFactor: 2]
    #expect(CGImageSourceCreateImageAtIndex(source, 0, half as NSDictionary)?.width == 20)
    let small: [String: Any] = [
      kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 10,
    ]
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, small as NSDictionary)?.width == 10)
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, none) == nil)
  }
}
