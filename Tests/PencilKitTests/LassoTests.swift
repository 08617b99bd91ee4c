import PencilKit
import PhoneTesting
import ScreenTestSupport
import Testing

/// Steps Ink.LA1–LA3 and Ink.RU1–RU2.
@MainActor @Suite(.serialized, .exclusiveScreen) struct LassoTests {
  let phone = SimulatedPhone(.iPhoneX)

  private func launch() -> CanvasApp {
    let app = CanvasApp.launch(on: phone)
    phone.run {
      app.canvas.drawing = PKDrawing(strokes: [
        StrokePoints.line(from: 60, to: 160, y: 200, width: 12),
        StrokePoints.line(from: 60, to: 160, y: 300, width: 12),
        StrokePoints.line(from: 60, to: 340, y: 400, width: 12),
      ])
      app.canvas.tool = PKLassoTool()
    }
    phone.wait(0.2)
    _ = app.log.take()
    return app
  }

  /// Draws a lasso around the first two lines and a small part of the third.
  private func selectTwo() {
    let corners = [
      CGPoint(x: 30, y: 150), CGPoint(x: 190, y: 150), CGPoint(x: 190, y: 420),
      CGPoint(x: 30, y: 420),
    ]
    let places = zip(corners, corners.dropFirst()).flatMap {
      SimulatedPhone.line($0.x, $0.y, to: $1.x, $1.y, count: 20)
    }
    phone.draw(places)
    phone.wait(0.3)
  }

  @Test("Ink.LA1, Ink.LA2. A lasso selects strokes that are mostly inside, and a drag moves them")
  func moving() {
    let app = launch()
    selectTwo()
    #expect(app.log.take() == ["begin", "end"])
    #expect(app.canvas.selection == [0, 1])
    if RenderedImage(app.canvas, named: "canvas-selection").inked() == nil {
      Issue.record("nothing is seen")
    }
    phone.draw(SimulatedPhone.line(110, 250, to: 150, 300))
    phone.wait(0.3)
    let bounds = app.canvas.drawing.strokes.map(\.renderBounds)
    #expect(abs(bounds[0].midX - 150) < 1.5 && abs(bounds[0].midY - 250) < 1.5)
    #expect(abs(bounds[1].midY - 350) < 1.5 && abs(bounds[2].midY - 400) < 1e-6)
    #expect(app.canvas.selection == [0, 1])
    #expect(app.log.take().prefix(3) == ["begin", "end", "change 3"])
    phone.run { app.canvas.undoManager?.undo() }
    #expect(abs(app.canvas.drawing.strokes[0].renderBounds.midX - 110) < 1e-6)
    // A tap elsewhere selects nothing.
    phone.tap(at: (300, 700))
    phone.wait(0.3)
    #expect(app.canvas.selection == nil)
    phone.run { app.canvas.selectAll(nil) }
    #expect(app.canvas.selection == [0, 1, 2])
    phone.run { app.canvas.tool = PKInkingTool(.pen) }
    #expect(app.canvas.selection == nil)
  }

  @Test("Ink.LA3. The selected strokes are cut, copied, pasted and deleted")
  func editing() throws {
    let app = launch()
    func can(_ name: String) -> Bool {
      app.canvas.canPerformAction(Selector(name), withSender: nil)
    }
    phone.run { UIPasteboard.general.items = [] }
    #expect(!can("copy:") && !can("paste:") && can("selectAll:"))
    selectTwo()
    phone.run {
      #expect(can("copy:") && can("cut:") && can("delete:"))
      app.canvas.cut(nil)
      #expect(app.canvas.drawing.strokes.count == 1 && app.canvas.selection == nil)
      #expect(can("paste:"))
      app.canvas.paste(nil)
    }
    #expect(app.canvas.drawing.strokes.count == 3 && app.canvas.selection == [1, 2])
    let data = try #require(
      UIPasteboard.general.data(forPasteboardType: PKAppleDrawingTypeIdentifier as String))
    #expect(try PKDrawing(data: data).strokes.count == 2)
    phone.run {
      app.canvas.copy(nil)
    }
    phone.wait(0.1)
    phone.run {
      app.canvas.delete(nil)
      #expect(app.canvas.drawing.strokes.count == 1)
    }
    phone.run { app.canvas.undoManager?.undo() }
    #expect(app.canvas.selection == [1, 2])
    // A tap on the selection shows the menu.
    phone.tap(at: (130, 270))
    phone.wait(0.5)
    #expect(phone.elements.contains { $0.label == "Copy" })
  }

  /// Returns the height of the path of a stroke.
  private static func height(of stroke: PKStroke) -> CGFloat {
    let heights = stroke.path.map(\.location.y)
    return (heights.max() ?? 0) - (heights.min() ?? 0)
  }

  @Test("Ink.RU1, Ink.RU2. A stroke along the ruler is straight; fingers move and turn the ruler")
  func ruler() throws {
    let app = CanvasApp.launch(on: phone)
    phone.run { app.canvas.isRulerActive = true }
    phone.wait(0.2)
    _ = RenderedImage(app.canvas, named: "canvas-ruler")
    // The ruler is in the middle of the screen, at 368…444.
    let wavy = (0..<60).map { CGPoint(x: 60 + CGFloat($0) * 4, y: 355 + 8 * sin(CGFloat($0) / 4)) }
    phone.draw(wavy)
    phone.wait(0.3)
    let straight = try #require(app.canvas.drawing.strokes.last)
    #expect(Self.height(of: straight) < 0.01 && abs(straight.path[0].location.y - 368) < 3)
    phone.draw(wavy.map { CGPoint(x: $0.x, y: $0.y - 200) })
    phone.wait(0.3)
    #expect(Self.height(of: try #require(app.canvas.drawing.strokes.last)) > 10)
    // A finger on the ruler moves it, and does not draw.
    phone.swipe(from: (180, 406), to: (180, 560), for: 0.6)
    phone.wait(0.3)
    #expect(app.canvas.drawing.strokes.count == 2)
    phone.draw(wavy)
    phone.wait(0.3)
    #expect(Self.height(of: try #require(app.canvas.drawing.strokes.last)) > 10)
    let ruler = try #require(app.canvas.ruler)
    #expect(ruler.center.y > 530)
    phone.pinch(
      at: (180, Double(ruler.center.y)), from: 60, to: 60, turn: .pi / 4, for: 0.8)
    phone.wait(0.3)
    #expect(abs(ruler.angle - .pi / 4) < 0.3 && ruler.angle > 0.3)
    phone.run { app.canvas.isRulerActive = false }
    #expect(app.canvas.ruler == nil)
  }
}
