import CoreGraphics
import Testing

struct CGContextTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  @Test("A bitmap's y goes up: what is drawn at the bottom is in the last row")
  func upwards() throws {
    let context = try #require(CGContext.rgba(10, 10))
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 2))
    #expect(context.pixel(5, 9) == [255, 0, 0, 255] && context.pixel(5, 0) == [0, 0, 0, 0])
    #expect(context.ctm.isIdentity && context.bytesPerRow >= 40)
  }

  @Test("A view's y points down, in points, and its transform reflects that")
  func views() throws {
    let context = try #require(
      CGContext(pixelsOf: CGSize(width: 10, height: 10), scale: 2, isOpaque: false))
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 2))
    #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 20))
    #expect(context.width == 20 && context.height == 20)
    // Blue, green, red, alpha.
    #expect(context.pixel(5, 3) == [0, 0, 255, 255] && context.pixel(5, 4) == [0, 0, 0, 0])
    #expect(context.convertToDeviceSpace(CGPoint.zero) == CGPoint(x: 0, y: 20))
    #expect(context.convertToUserSpace(CGPoint(x: 0, y: 20)) == .zero)
  }

  @Test("A path is transformed when it is built, and a stroke when it is drawn")
  func transforms() throws {
    let context = try #require(CGContext.rgba(40, 40))
    context.setStrokeColor(red)
    context.saveGState()
    context.scaleBy(x: 10, y: 1)
    context.move(to: CGPoint(x: 0, y: 20))
    context.addLine(to: CGPoint(x: 4, y: 20))
    context.restoreGState()
    context.setLineWidth(4)
    context.strokePath()
    #expect(context.pixel(39, 19) == [255, 0, 0, 255] && context.pixel(39, 16) == [0, 0, 0, 0])
    context.move(to: CGPoint(x: 1, y: 0))
    context.addLine(to: CGPoint(x: 1, y: 40))
    context.scaleBy(x: 5, y: 1)
    #expect(context.currentPointOfPath == CGPoint(x: 0.2, y: 40))
    context.strokePath()
    // The pen is 20 wide by now.
    #expect(context.pixel(10, 5) == [255, 0, 0, 255] && context.pixel(12, 5) == [0, 0, 0, 0])
    #expect(context.isPathEmpty)
  }

  @Test(
    "Edges are antialiased if requested and allowed, and only the request is saved with the state")
  func smoothness() throws {
    let context = try #require(CGContext.rgba(40, 10))
    context.setFillColor(red)
    func edge(_ x: Int) -> UInt8 {
      context.fill(CGRect(x: Double(x) + 0.25, y: 0, width: 2, height: 10))
      return context.pixel(x, 5)[3]
    }
    #expect((1..<255).contains(edge(0)))
    context.setAllowsAntialiasing(false)
    #expect([0, 255].contains(edge(4)))
    context.setShouldAntialias(true)
    #expect([0, 255].contains(edge(8)))
    context.saveGState()
    context.setShouldAntialias(false)
    context.setAllowsAntialiasing(true)
    #expect([0, 255].contains(edge(12)))
    context.restoreGState()
    #expect((1..<255).contains(edge(16)))
    context.saveGState()
    context.setAllowsAntialiasing(false)
    context.restoreGState()
    #expect([0, 255].contains(edge(20)))
  }

  @Test("The state is saved and restored without the path")
  func state() throws {
    let context = try #require(CGContext.rgba(10, 10))
    context.setFillColor(red)
    context.saveGState()
    context.setFillColor(blue)
    context.translateBy(x: 5, y: 0)
    context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 10))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 2, height: 10))
    context.addRect(CGRect(x: -5, y: 0, width: 10, height: 10))
    context.restoreGState()
    context.fillPath()
    #expect(context.pixel(9, 0) == [255, 0, 0, 255] && context.ctm.isIdentity)
    context.restoreGState()  // there is none
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("Clips are intersected with their fill rule; an empty path does not clip")
  func clips() throws {
    let context = try #require(CGContext.rgba(20, 20))
    context.setFillColor(red)
    context.clip()
    context.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
    context.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
    context.clip(using: .evenOdd)
    context.clip(to: [CGRect(x: 0, y: 0, width: 10, height: 20)])
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(context.pixel(2, 2) == [255, 0, 0, 255] && context.pixel(7, 10) == [0, 0, 0, 0])
    #expect(context.pixel(17, 2) == [0, 0, 0, 0])
  }

  @Test("A shadow with a positive height goes up in a bitmap and down in a view")
  func shadows() throws {
    let bitmap = try #require(CGContext.rgba(20, 20))
    bitmap.setShadow(offset: CGSize(width: 0, height: 5), blur: 0, color: blue)
    bitmap.setFillColor(red)
    bitmap.scaleBy(x: 2, y: 2)
    bitmap.fill(CGRect(x: 4, y: 4, width: 2, height: 2))
    #expect(bitmap.pixel(9, 10) == [255, 0, 0, 255] && bitmap.pixel(9, 5) == [0, 0, 255, 255])
    let view = try #require(
      CGContext(pixelsOf: CGSize(width: 20, height: 20), scale: 1, isOpaque: false))
    view.setShadow(offset: CGSize(width: 0, height: 5), blur: 0, color: blue)
    view.setFillColor(red)
    view.fill(CGRect(x: 8, y: 8, width: 4, height: 4))
    #expect(view.pixel(9, 9) == [0, 0, 255, 255] && view.pixel(9, 15) == [255, 0, 0, 255])
    view.setShadow(offset: .zero, blur: 5, color: nil)
    view.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(view.pixel(3, 1) == [0, 0, 0, 0])
  }

  @Test("A transparency layer is composited as a group")
  func layers() throws {
    let context = try #require(CGContext.rgba(20, 20))
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 15, height: 20))
    context.setFillColor(blue)
    context.saveGState()  // not taken back before the layer ends
    context.fill(CGRect(x: 5, y: 0, width: 15, height: 20))
    context.endTransparencyLayer()
    #expect(context.pixel(2, 2) == [128, 0, 0, 128] && context.pixel(10, 2) == [0, 0, 128, 128])
    context.setFillColor(blue)
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 20))
    #expect(context.pixel(2, 2) == [64, 0, 128, 192])
  }

  @Test("Clearing ignores alpha, mode and shadow")
  func clearing() throws {
    let context = try #require(CGContext.rgba(4, 4))
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.setAlpha(0.3)
    context.setBlendMode(.multiply)
    context.clear(CGRect(x: 0, y: 0, width: 2, height: 4))
    #expect(context.pixel(1, 1) == [0, 0, 0, 0] && context.pixel(3, 1) == [255, 0, 0, 255])
  }

  @Test("Each path drawing mode draws its parts", arguments: 0..<5 as Range<Int32>)
  func modes(raw: Int32) throws {
    let mode = try #require(CGPathDrawingMode(rawValue: raw))
    let context = try #require(CGContext.rgba(20, 20))
    context.setFillColor(red)
    context.setStrokeColor(blue)
    context.setLineWidth(2)
    context.addRect(CGRect(x: 2, y: 2, width: 16, height: 16))
    context.addRect(CGRect(x: 7, y: 7, width: 6, height: 6))
    #expect(
      context.pathContains(CGPoint(x: 10, y: 10), mode: mode)
        == [.fill, .fillStroke].contains(mode))
    context.drawPath(using: mode)
    let hasFill = mode != .stroke
    #expect(context.pixel(5, 5) == (hasFill ? [255, 0, 0, 255] : [0, 0, 0, 0]))
    let isStroked = ![.fill, .eoFill].contains(mode)
    #expect(context.pixel(2, 2)[2] == (isStroked ? 255 : 0))
    let isMiddle = [.fill, .fillStroke].contains(mode)
    #expect(context.pixel(10, 10)[3] == (isMiddle ? 255 : 0))
  }

  @Test("A path may be replaced by the outline of its stroke")
  func outlines() throws {
    let context = try #require(CGContext.rgba(20, 20))
    context.setLineWidth(4)
    context.move(to: CGPoint(x: 0, y: 10))
    context.addLine(to: CGPoint(x: 20, y: 10))
    context.replacePathWithStrokedPath()
    #expect(context.boundingBoxOfPath == CGRect(x: 0, y: 8, width: 20, height: 4))
    context.setFillColor(red)
    context.fillPath()
    #expect(context.pixel(10, 11) == [255, 0, 0, 255] && context.pixel(10, 13) == [0, 0, 0, 0])
  }

  @Test("A recorded drawing paints the same as a bitmap with the same calls")
  func recorded() throws {
    func draw(_ context: CGContext) {
      context.translateBy(x: 3, y: 4)
      context.rotate(by: 0.2)
      context.setFillColor(red)
      context.setShadow(offset: CGSize(width: 2, height: 3), blur: 4)
      context.fillEllipse(in: CGRect(x: 5, y: 5, width: 20, height: 10))
      context.setBlendMode(.multiply)
      context.setStrokeColor(blue)
      context.setLineDash(phase: 1, lengths: [3, 2])
      context.strokeLineSegments(between: [.zero, CGPoint(x: 30, y: 20)])
      context.beginTransparencyLayer(auxiliaryInfo: nil)  // never ended
    }
    let size = CGSize(width: 40, height: 30)
    let recording = CGContext(recording: size, scale: 3)
    draw(recording)
    let bitmap = try #require(CGContext(pixelsOf: size, scale: 2, isOpaque: false))
    draw(bitmap)
    bitmap.endTransparencyLayer()
    let painted = try #require(CGContext(pixelsOf: size, scale: 2, isOpaque: false))
    painted.draw(try #require(recording.recorded()))
    #expect(painted.makeImage()?.drawing == bitmap.makeImage()?.drawing)
    #expect(recording.makeImage() == nil && recording.data == nil && bitmap.recorded() == nil)
  }
}
