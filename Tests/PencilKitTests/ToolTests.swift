import PencilKit
import Testing

/// Steps Ink.TL1–TL3 and Ink.IN5.
@Suite struct ToolTests {
  private static let inks: [PKInkingTool.InkType] = [
    .pen, .pencil, .marker, .monoline, .fountainPen, .watercolor, .crayon,
  ]

  @Test("Ink.TL1. The width of a tool is within the range of its ink")
  func widths() {
    for ink in Self.inks {
      let range = ink.validWidthRange
      #expect(range.contains(ink.defaultWidth) && PKInkingTool(ink).width == ink.defaultWidth)
      #expect(PKInkingTool(ink, color: .red, width: 0).width == range.lowerBound)
      #expect(PKInkingTool(ink, width: 1000).width == range.upperBound)
      #expect(PKInkingTool(ink, width: .nan).width == ink.defaultWidth)
      #expect(PKInkingTool.InkType(rawValue: ink.rawValue) == ink)
    }
    #expect(PKInkingTool.InkType.pen.rawValue == "com.apple.ink.pen")
    var tool = PKInkingTool(.pen, color: .blue, width: 20)
    #expect(tool.width == 20 && tool.ink.inkType == .pen && tool.color == .blue)
    tool.inkType = .monoline
    #expect(tool.width == 4 && tool != PKInkingTool(.pen, color: .blue, width: 20))
    tool.ink = PKInk(.marker, color: .yellow)
    #expect(tool == PKInkingTool(.marker, color: .yellow, width: 7.5))
  }

  @Test("Ink.TL2. Inks, tools and drawings need the version that has them")
  func versions() {
    #expect(PKInk(.marker).requiredContentVersion == .version1)
    #expect(PKInkingTool(.crayon).requiredContentVersion == .version2)
    #expect(PKContentVersion.latest == .version3)
    var drawing = PKDrawing(strokes: [StrokePoints.line()])
    #expect(drawing.requiredContentVersion == .version1)
    drawing.strokes.append(StrokePoints.line(PKInk(.watercolor)))
    #expect(drawing.requiredContentVersion == .version2)
    let rolled = PKStrokePoint(
      location: .zero, timeOffset: 0, size: .zero, opacity: 1, force: 1, azimuth: 0, altitude: 1,
      secondaryScale: 0.5)
    drawing.strokes.append(PKStroke(ink: PKInk(.pen), path: StrokePoints.path([rolled])))
    #expect(drawing.requiredContentVersion == .version3)
  }

  @Test("Ink.TL3. An eraser has a width only if it removes parts of strokes")
  func erasers() {
    #expect(PKEraserTool(.vector).width == 0 && PKEraserTool(.vector, width: 30).width == 0)
    var eraser = PKEraserTool(.fixedWidthBitmap, width: 30)
    #expect(eraser.width == 30 && eraser == PKEraserTool(.fixedWidthBitmap, width: 30))
    eraser.width = 1000
    #expect(eraser.width == PKEraserTool.EraserType.fixedWidthBitmap.validWidthRange.upperBound)
    #expect(PKEraserTool(.bitmap, width: .nan).width == PKEraserTool(.bitmap).width)
    #expect(PKLassoTool() == PKLassoTool())
  }

  @Test("Ink.IN5. In the dark style black is white, and hues stay")
  func darkColors() {
    func components(_ color: UIColor) -> [Int] {
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return [red, green, blue, alpha].map { Int(($0 * 100).rounded()) }
    }
    func converted(_ color: UIColor) -> [Int] {
      components(PKInkingTool.convertColor(color, from: .light, to: .dark))
    }
    #expect(converted(.black) == [100, 100, 100, 100])
    #expect(converted(UIColor(white: 1, alpha: 0.5)) == [0, 0, 0, 50])
    #expect(converted(.red) == [100, 0, 0, 100])
    #expect(converted(UIColor(red: 0.4, green: 0, blue: 0, alpha: 1)) == [100, 60, 60, 100])
    let color = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    let dark = PKInkingTool.convertColor(color, from: .light, to: .dark)
    let back = PKInkingTool.convertColor(dark, from: .dark, to: .unspecified)
    #expect(components(back) == [20, 40, 60, 100])
    #expect(PKInkingTool.convertColor(color, from: .unspecified, to: .light) == color)
  }
}
