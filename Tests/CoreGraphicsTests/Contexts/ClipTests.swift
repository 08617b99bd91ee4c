import CoreGraphics
import TactusDisplayList
import Testing

/// Clips that are reset, and settings without an effect.
@Suite struct ClipTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// Draws with clips that are reset between them.
  private func draw(_ context: CGContext) {
    context.setFillColor(red)
    context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 4))
    context.saveGState()
    context.translateBy(x: 2, y: 0)
    context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 10))
    context.saveGState()
    context.setFillColor(blue)
    context.setAlpha(0.5)
    context.resetClip()
    // In user space moved by 2: the pixels 8 and 9 of all rows.
    context.fill(CGRect(x: 6, y: 0, width: 10, height: 10))
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 9, width: 1, height: 1))
    context.fill(CGRect(x: -9, y: -9, width: 99, height: 99))
    context.restoreGState()
    context.restoreGState()
    // The clip of the state before: the pixels 2 and 3 of the rows 0 to 3.
    context.fill(CGRect(x: -9, y: -9, width: 99, height: 99))
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 10))
  }

  private func check(_ context: CGContext) {
    let (red, blue): ([UInt8], [UInt8]) = ([255, 0, 0, 255], [0, 0, 128, 128])
    for row in 0..<10 {
      for column in 0..<10 {
        let y = 9 - row
        let expected: [UInt8] =
          switch (column, y) {
          case (8..., _): blue
          case (2, 9): blue
          case (2...3, 0..<4), (0, 0..<4): red
          default: [0, 0, 0, 0]
          }
        let found = context.pixel(column, row)
        #expect(zip(found, expected).allSatisfy { abs(Int($0) - Int($1)) <= 1 }, "\(column), \(y)")
      }
    }
  }

  @Test("Drawing.CG2. A reset clip is wide until a state with its own clip is restored")
  func bitmap() throws {
    let context = try #require(CGContext.rgba(10, 10))
    draw(context)
    check(context)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 10, height: 4))
    context.resetClip()
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("Drawing.CG2. A recorded drawing has the same clips, and its states end")
  func recorded() throws {
    let recording = CGContext(recording: CGSize(width: 10, height: 10), scale: 1)
    recording.translateBy(x: 0, y: 10)
    recording.scaleBy(x: 1, y: -1)
    draw(recording)
    let drawing = try #require(recording.recorded())
    var depth = 0
    for command in drawing.commands {
      switch command {
      case .save: depth += 1
      case .restore: depth -= 1
      default: break
      }
      #expect(depth >= 0)
    }
    #expect(depth == 0)
    let painted = try #require(CGContext.rgba(10, 10))
    painted.translateBy(x: 0, y: 10)
    painted.scaleBy(x: 1, y: -1)
    painted.draw(drawing)
    check(painted)
  }

  @Test("Drawing.CG2. A clip stays in a layer")
  func layers() throws {
    let context = try #require(CGContext.rgba(10, 10))
    context.setFillColor(red)
    context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 10))
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.resetClip()
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.endTransparencyLayer()
    #expect(context.pixel(4, 5) == [255, 0, 0, 255] && context.pixel(5, 5) == [0, 0, 0, 0])
  }

  @Test("Drawing.CG1. Smoothing, places of glyphs, intents and flushing change no pixel")
  func hints() throws {
    let context = try #require(CGContext.rgba(10, 10))
    context.setFillColor(blue)
    context.fill(CGRect(x: 0.5, y: 0, width: 3, height: 10))
    let before = context.makeImage()?.dataProvider?.data
    context.setShouldSmoothFonts(true)
    context.setAllowsFontSmoothing(false)
    context.setShouldSubpixelPositionFonts(true)
    context.setAllowsFontSubpixelPositioning(false)
    context.setShouldSubpixelQuantizeFonts(true)
    context.setAllowsFontSubpixelQuantization(false)
    context.setRenderingIntent(.perceptual)
    context.flush()
    context.synchronize()
    let other = try #require(CGContext.rgba(10, 10))
    other.setRenderingIntent(.saturation)
    other.setShouldSmoothFonts(true)
    other.setFillColor(blue)
    other.fill(CGRect(x: 0.5, y: 0, width: 3, height: 10))
    #expect(before != nil && context.makeImage()?.dataProvider?.data == before)
    #expect(other.makeImage()?.dataProvider?.data == before)
  }
}
