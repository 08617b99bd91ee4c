import CoreGraphics
import Foundation
import Testing

/// Layers that are drawn many times.
@Suite struct CGLayerTests {
  @Test("A layer is drawn at points and scaled to rectangles, upright")
  func draws() throws {
    let space = CGColorSpaceCreateDeviceRGB()
    let context = try #require(
      CGContext(
        data: nil, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 32, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    let layer = try #require(
      CGLayer(context, size: CGSize(width: 2, height: 2), auxiliaryInfo: nil))
    let inner = try #require(layer.context)
    inner.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    inner.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.draw(layer, at: CGPoint(x: 1, y: 0))
    context.draw(layer, in: CGRect(x: 4, y: 4, width: 4, height: 4))
    let image = try #require(context.makeImage())
    let data = try #require(image.dataProvider?.data)
    func isRed(_ x: Int, _ y: Int) -> Bool {
      // Rows begin at the top, and pixels with blue.
      let start = data.startIndex + ((7 - y) * 8 + x) * 4
      return data[start + 2] > 200 && data[start + 3] > 200
    }
    #expect(isRed(1, 0) && isRed(2, 0) && !isRed(3, 0) && !isRed(1, 1))
    #expect(isRed(4, 4) && isRed(7, 5) && !isRed(5, 6) && !isRed(3, 4))
    #expect(CGLayer(context, size: .zero, auxiliaryInfo: nil) == nil)
  }
}
