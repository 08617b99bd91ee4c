import PencilKit
import PhoneTesting
import ScreenTestSupport
import Testing

/// Steps Ink.ER1–ER3.
@MainActor @Suite(.serialized, .exclusiveScreen) struct EraserTests {
  let phone = SimulatedPhone(.iPhoneX)

  private func launch() -> CanvasApp {
    let app = CanvasApp.launch(on: phone)
    phone.run {
      app.canvas.drawing = PKDrawing(strokes: [
        StrokePoints.line(from: 40, to: 340, y: 200, width: 12),
        StrokePoints.line(from: 40, to: 340, y: 300, width: 30),
      ])
    }
    phone.wait(0.2)
    _ = app.log.take()
    return app
  }

  @Test("Ink.ER1, Ink.ER3. A vector eraser removes whole strokes that it touches, as one change")
  func vector() {
    let app = launch()
    phone.run { app.canvas.tool = PKEraserTool(.vector) }
    phone.swipe(from: (100, 100), to: (100, 170))
    phone.wait(0.2)
    #expect(app.log.take() == ["begin", "end"])
    #expect(app.canvas.drawing.strokes.count == 2)
    phone.swipe(from: (100, 180), to: (100, 240))
    phone.wait(0.2)
    #expect(app.log.take().prefix(3) == ["begin", "end", "change 1"])
    #expect(app.canvas.drawing.bounds.midY == 300)
    phone.run { app.canvas.undoManager?.undo() }
    #expect(app.canvas.drawing.strokes.count == 2)
    phone.swipe(from: (100, 150), to: (100, 350))
    phone.wait(0.2)
    #expect(app.canvas.drawing.strokes.isEmpty)
    phone.run { app.canvas.undoManager?.undo() }
    #expect(app.canvas.drawing.strokes.count == 2)
  }

  @Test("Ink.ER2, Ink.ER3. A bitmap eraser cuts strokes, and takes bites from broad ones")
  func bitmap() throws {
    let app = launch()
    let whole = app.canvas.drawing
    phone.run { app.canvas.tool = PKEraserTool(.fixedWidthBitmap, width: 20) }
    phone.swipe(from: (190, 150), to: (190, 250), for: 0.5)
    phone.wait(0.3)
    // The first stroke is in two pieces.
    #expect(app.canvas.drawing.strokes.count == 3)
    let pieces = app.canvas.drawing.strokes.prefix(2)
    #expect(pieces.allSatisfy { $0.mask != nil && $0.maskedPathRanges.count == 1 })
    let edges = pieces.map(\.renderBounds)
    let (left, right) = (edges.map(\.maxX).min() ?? 0, edges.map(\.minX).max() ?? 0)
    #expect(abs(left - 180) < 0.6)
    #expect(abs(right - 200) < 0.6)
    // A bite at the edge of the second stroke, whose middle stays.
    phone.swipe(from: (80, 280), to: (120, 280), for: 0.5)
    phone.wait(0.3)
    #expect(app.canvas.drawing.strokes.count == 3)
    let bitten = try #require(app.canvas.drawing.strokes.last)
    #expect(bitten.maskedPathRanges == [0...8] && bitten.mask != nil)
    let image = RenderedImage(app.canvas, named: "canvas-erased")
    #expect(image.color(185, 200) == [255, 255, 255] && image.color(170, 200) == [0, 0, 0])
    #expect(image.color(195, 196) == [255, 255, 255] && image.color(206, 200) == [0, 0, 0])
    #expect(image.color(100, 287) == [255, 255, 255] && image.color(100, 293) == [0, 0, 0])
    #expect(image.color(150, 287) == [0, 0, 0])
    // Erasing goes on in a piece, whose mask survives its data.
    phone.swipe(from: (60, 150), to: (60, 250), for: 0.5)
    phone.wait(0.3)
    #expect(app.canvas.drawing.strokes.count == 4)
    let again = try PKDrawing(data: app.canvas.drawing.dataRepresentation())
    #expect(again == app.canvas.drawing)
    for _ in 0..<3 { phone.run { app.canvas.undoManager?.undo() } }
    #expect(app.canvas.drawing == whole)
  }

  @Test("Ink.ER1, Ink.ER2. A transformed stroke is erased where it is seen, all of it if one wants")
  func transformed() throws {
    let app = launch()
    phone.run {
      var line = StrokePoints.line(from: 0, to: 50, y: 0, width: 8)
      line.transform = CGAffineTransform(translationX: 100, y: 500).scaledBy(x: 3, y: 3)
      app.canvas.drawing = PKDrawing(strokes: [line])
      app.canvas.tool = PKEraserTool(.bitmap, width: 60)
    }
    phone.swipe(from: (175, 420), to: (175, 580), for: 0.4)
    phone.wait(0.3)
    let edges = app.canvas.drawing.strokes.map(\.renderBounds).sorted { $0.minX < $1.minX }
    try #require(edges.count == 2)
    #expect(abs(edges[0].maxX - 145) < 2 && abs(edges[1].minX - 205) < 2)
    phone.swipe(from: (70, 500), to: (290, 500), for: 0.4)
    phone.wait(0.3)
    #expect(app.canvas.drawing.strokes.isEmpty && app.canvas.drawing.bounds.isNull)
    phone.run {
      app.canvas.undoManager?.undo()
      app.canvas.tool = PKEraserTool(.vector)
    }
    // Only the piece that is touched goes.
    phone.tap(at: (110, 500))
    phone.wait(0.3)
    #expect(app.canvas.drawing.strokes.count == 1)
    #expect(app.canvas.drawing.bounds.minX > 200)
  }
}
