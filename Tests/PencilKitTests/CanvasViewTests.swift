import PencilKit
import PhoneTesting
import ScreenTestSupport
import TactusPhone
import TactusPhoneLink
import Testing

/// Steps Ink.CV1–CV12 and Ink.IN2.
@MainActor @Suite(.serialized, .exclusiveScreen) struct CanvasViewTests {
  let phone = SimulatedPhone(.iPhoneX)

  @Test("Ink.CV1, Ink.CV2. The policy decides who draws, and others scroll")
  func policies() {
    let app = CanvasApp.launch(on: phone, .default)
    phone.run { app.canvas.contentSize = CGSize(width: 375, height: 3000) }
    func swipe() -> (strokes: Int, offset: CGFloat) {
      let before = app.canvas.contentOffset.y
      let count = app.canvas.drawing.strokes.count
      phone.swipe(from: (200, 600), to: (200, 400))
      phone.wait(3)
      return (app.canvas.drawing.strokes.count - count, app.canvas.contentOffset.y - before)
    }
    for policy in [PKCanvasViewDrawingPolicy.default, .pencilOnly] {
      phone.run { app.canvas.drawingPolicy = policy }
      let (strokes, offset) = swipe()
      #expect(strokes == 0 && offset > 150)
      phone.draw(SimulatedPhone.line(100, 300, to: 200, 300))
      phone.wait(0.5)
    }
    #expect(app.canvas.drawing.strokes.count == 2)
    phone.run { app.canvas.drawingPolicy = .anyInput }
    let drawn = swipe()
    #expect(drawn.strokes == 1 && drawn.offset == 0)
    // Two fingers scroll.
    let before = app.canvas.contentOffset.y
    for (id, x) in [(UInt32(1), 100.0), (2, 200)] {
      phone.touch(TouchReport(ContactID(id), .began, x: x, y: 500))
    }
    for step in 1...10 {
      phone.wait(1 / 60)
      for (id, x) in [(UInt32(1), 100.0), (2, 200)] {
        phone.touch(TouchReport(ContactID(id), .moved, x: x, y: 500 - Double(step) * 10))
      }
    }
    phone.wait(0.2)
    for id in [UInt32(1), 2] {
      phone.touch(TouchReport(ContactID(id), .ended, x: .nan, y: .nan))
    }
    phone.wait(1)
    #expect(app.canvas.contentOffset.y - before > 60 && app.canvas.drawing.strokes.count == 3)
  }

  @Test("Ink.CV3, Ink.CV4. A stroke has the samples of the touch, also those between two frames")
  func samples() throws {
    let app = CanvasApp.launch(on: phone)
    phone.run { app.canvas.tool = PKInkingTool(.pen, color: .black, width: 6) }
    let places = (0..<120).map { step in
      CGPoint(x: 60 + CGFloat(step) * 2, y: 300 + 60 * sin(CGFloat(step) / 12))
    }
    // The stroke is seen while it is drawn, and is not part of the drawing.
    phone.draw(places, altitude: 0.9, azimuth: 0.5, lifts: false)
    phone.wait(0.02)
    #expect(app.canvas.drawing.strokes.isEmpty)
    #expect(RenderedImage(app.canvas).color(60, 300) == [0, 0, 0])
    phone.touch(TouchReport(ContactID(9), .ended, kind: .pencil, x: .nan, y: .nan))
    phone.wait(0.5)
    let stroke = try #require(app.canvas.drawing.strokes.first)
    // 240 samples a second, at 60 frames.
    #expect(stroke.path.count > 100 && app.canvas.drawing.strokes.count == 1)
    #expect(abs(stroke.path[0].location.x - 60) < 1 && abs(stroke.path[0].location.y - 300) < 1)
    let last = try #require(stroke.path.last)
    #expect(abs(last.location.x - 298) < 2.5 && stroke.path[0].timeOffset == 0)
    #expect(abs(last.timeOffset - 0.5) < 0.03)
    #expect(abs(stroke.path[50].altitude - 0.9) < 1e-3 && abs(stroke.path[50].azimuth - 0.5) < 1e-3)
    #expect(stroke.ink.inkType == .pen && stroke.randomSeed != 0)
    let image = RenderedImage(app.canvas, named: "canvas")
    for place in places[10..<110] { #expect(image.color(place.x, place.y) == [0, 0, 0]) }
    let copy = app.canvas.drawing.image(from: app.canvas.bounds, scale: 2)
    let drawn = RenderedImage(375, 812) { _ in copy.draw(at: .zero) }
    #expect(drawn.inked() == image.inked())
  }

  @Test("Ink.IN2. Force and tilt change the line as each ink does")
  func forces() throws {
    let app = CanvasApp.launch(on: phone)
    func stroke(
      _ type: PKInk.InkType, force: Double, altitude: Double = .pi / 2
    ) throws -> PKStrokePoint {
      phone.run {
        app.canvas.drawing = PKDrawing()
        app.canvas.tool = PKInkingTool(type, color: .black, width: 10)
      }
      phone.draw(
        SimulatedPhone.line(60, 300, to: 260, 300), altitude: altitude, force: { _ in force })
      phone.wait(0.5)
      let stroke = try #require(app.canvas.drawing.strokes.first)
      return stroke.path[stroke.path.count / 2]
    }
    let (light, hard) = (try stroke(.pen, force: 0.3), try stroke(.pen, force: 3))
    #expect(abs(light.force - 0.3) < 0.01 && abs(hard.force - 3) < 0.01)
    #expect(hard.size.width > 2.5 * light.size.width && light.opacity == 1)
    #expect(abs(try stroke(.pen, force: 1).size.width - 10) < 0.1)
    #expect(try stroke(.monoline, force: 3).size == CGSize(width: 4, height: 4))
    #expect(try stroke(.monoline, force: 0.3).size == CGSize(width: 4, height: 4))
    #expect(try stroke(.pencil, force: 2).opacity > stroke(.pencil, force: 0.3).opacity + 0.3)
    let flat = try stroke(.pencil, force: 1, altitude: 0.2)
    let upright = try stroke(.pencil, force: 1)
    #expect(flat.size.width > 3 * upright.size.width && flat.opacity < upright.opacity)
    let marker = try stroke(.marker, force: 1)
    #expect(marker.size.height > 2 * marker.size.width && marker.opacity < 1)
    #expect(try stroke(.crayon, force: 2).opacity > stroke(.crayon, force: 0.3).opacity)
    #expect(
      try stroke(.watercolor, force: 2).size.width > stroke(.watercolor, force: 0.3).size.width)
    let fountain = try stroke(.fountainPen, force: 1)
    #expect(fountain.size.width > 3 * fountain.size.height)
  }

  @Test("Ink.IN2, Ink.CV4. The width of a line follows the force of a pen and of a finger")
  func pressedLines() throws {
    let app = CanvasApp.launch(on: phone)
    phone.run { app.canvas.tool = PKInkingTool(.pen, color: .black, width: 8) }
    phone.draw(SimulatedPhone.line(40, 200, to: 330, 200, count: 100), force: { 0.2 + 3 * $0 })
    phone.wait(0.5)
    phone.swipe(from: (40, 400), to: (330, 400), force: 3, for: 0.5)
    phone.wait(0.5)
    phone.swipe(from: (40, 500), to: (330, 500), force: 0.5, for: 0.5)
    phone.wait(0.5)
    let image = RenderedImage(app.canvas, named: "canvas-forces")
    func width(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
      stride(from: y - 30, through: y + 30, by: 0.5)
        .reduce(0) { $0 + (255 - CGFloat(image.color(x, $1)[0])) / 510 }
    }
    #expect(width(300, 200) > 2 * width(70, 200) && width(185, 200) > width(70, 200) + 3)
    #expect(width(185, 400) > 1.8 * width(185, 500))
    #expect(app.canvas.drawing.strokes.count == 3)
  }

  @Test("Ink.CV5. A stroke is complete when the last forces are corrected")
  func correctedForces() throws {
    let app = CanvasApp.launch(on: phone)
    // The force rises at once: an estimate is the force of the sample before.
    phone.draw(SimulatedPhone.line(60, 300, to: 260, 300)) { $0 < 0.5 ? 0.5 : 2 }
    #expect(app.log.take() == ["begin", "end"] && app.canvas.drawing.strokes.isEmpty)
    #expect(RenderedImage(app.canvas).inked() != nil)
    phone.wait(0.1)
    #expect(app.log.take().first == "change 1")
    let stroke = try #require(app.canvas.drawing.strokes.first)
    let forces = Set(stroke.path.map { ($0.force * 100).rounded() / 100 })
    #expect(forces == [0.5, 2])
    let rise = try #require(stroke.path.first { $0.force > 1 })
    #expect(abs(rise.location.x - 160) < 8)
  }

  @Test(
    "Ink.CV6. The delegate is told: begin, end, change, rendered; a cancelled use changes nothing")
  func delegateOrder() {
    let app = CanvasApp.launch(on: phone)
    phone.swipe(from: (100, 300), to: (200, 300))
    phone.wait(0.3)
    #expect(app.log.take() == ["begin", "end", "change 1", "rendered"])
    phone.tap(at: (150, 500))
    phone.wait(0.3)
    #expect(app.log.take() == ["begin", "end", "change 2", "rendered"])
    phone.draw(SimulatedPhone.line(60, 300, to: 200, 300))
    phone.wait(0.5)
    #expect(app.log.take() == ["begin", "end", "change 3", "rendered"])
    for report in [
      TouchReport(ContactID(1), .began, x: 100, y: 600),
      TouchReport(ContactID(1), .moved, x: 180, y: 600),
      TouchReport(ContactID(1), .cancelled, x: 180, y: 600),
    ] {
      phone.touch(report)
      phone.wait(0.05)
    }
    phone.wait(0.3)
    #expect(app.log.take() == ["begin", "end"] && app.canvas.drawing.strokes.count == 3)
    // A second finger before the first one has moved: nothing begins.
    phone.touch(TouchReport(ContactID(1), .began, x: 100, y: 600))
    phone.wait(0.03)
    phone.touch(TouchReport(ContactID(2), .began, x: 200, y: 600))
    phone.wait(0.03)
    for id in [UInt32(1), 2] {
      phone.touch(TouchReport(ContactID(id), .ended, x: .nan, y: .nan))
    }
    phone.wait(0.3)
    #expect(app.log.take().isEmpty)
    #expect(RenderedImage(app.canvas).inked(CGRect(x: 50, y: 550, width: 300, height: 100)) == nil)
  }

  @Test("Ink.CV7, Ink.CV10. A drawing that is set is told, shown, and reported as rendered once")
  func settingDrawings() {
    let app = CanvasApp.launch(on: phone)
    phone.run {
      app.canvas.drawing = PKDrawing(strokes: [StrokePoints.line(width: 20)])
      #expect(app.log.take() == ["change 1"])
    }
    phone.wait(0.3)
    #expect(app.log.take() == ["rendered"])
    #expect(RenderedImage(app.canvas).color(50, 50) == [0, 0, 0])
    phone.wait(1)
    #expect(app.log.take().isEmpty)
    #expect(app.canvas.tool as? PKInkingTool == PKInkingTool(.pen, color: .black))
    phone.run { app.canvas.overrideUserInterfaceStyle = .dark }
    phone.wait(0.3)
    let dark = RenderedImage(app.canvas)
    #expect(dark.color(50, 50) == [255, 255, 255] && dark.color(50, 200) == [0, 0, 0])
  }

  @Test("Ink.CV8. Each stroke is undone and redone by itself, setting is not")
  func undo() throws {
    let app = CanvasApp.launch(on: phone)
    phone.run { app.canvas.drawing = PKDrawing(strokes: [StrokePoints.line()]) }
    let undoManager = try #require(app.canvas.undoManager)
    #expect(!undoManager.canUndo)
    for y in [300.0, 400] {
      phone.swipe(from: (100, y), to: (200, y))
      phone.wait(0.3)
    }
    let both = app.canvas.drawing
    _ = app.log.take()
    phone.run { undoManager.undo() }
    phone.wait(0.1)
    #expect(app.canvas.drawing.strokes.count == 2 && app.log.take() == ["change 2", "rendered"])
    phone.run { undoManager.undo() }
    phone.wait(0.1)
    #expect(app.canvas.drawing.strokes.count == 1 && !undoManager.canUndo)
    phone.run { undoManager.redo() }
    phone.run { undoManager.redo() }
    #expect(app.canvas.drawing == both && !undoManager.canRedo)
  }

  @Test(
    "Ink.CV9. The drawing is zoomed and scrolled with the canvas, and drawn on in its coordinates")
  func zooming() throws {
    let app = CanvasApp.launch(on: phone)
    phone.run {
      app.canvas.contentSize = CGSize(width: 375, height: 812)
      (app.canvas.minimumZoomScale, app.canvas.maximumZoomScale) = (1, 4)
      app.canvas.drawing = PKDrawing(strokes: [StrokePoints.line(width: 20)])
      app.canvas.setZoomScale(2, animated: false)
      app.canvas.contentOffset = .zero
    }
    phone.wait(0.3)
    #expect(app.canvas.contentSize == CGSize(width: 750, height: 1624))
    #expect(RenderedImage(app.canvas).color(100, 100) == [0, 0, 0])
    #expect(RenderedImage(app.canvas).color(100, 60) == [255, 255, 255])
    phone.run { app.canvas.contentOffset = CGPoint(x: 100, y: 200) }
    phone.wait(0.1)
    phone.draw(SimulatedPhone.line(100, 400, to: 300, 400))
    phone.wait(0.5)
    let stroke = try #require(app.canvas.drawing.strokes.last)
    #expect(abs(stroke.path[0].location.x - 100) < 1 && abs(stroke.path[0].location.y - 300) < 1)
    phone.run { app.canvas.setZoomScale(1, animated: false) }
    phone.wait(0.1)
    _ = app.log.take()
    phone.pinch(at: (180, 400), from: 80, to: 200)
    phone.wait(1)
    #expect(app.canvas.zoomScale > 1.5 && app.log.take().contains("zoomed"))
    #expect(app.canvas.drawing.strokes.count == 2)
  }

  @Test("Ink.CV11. A canvas that is disabled does not draw; the recognizer is an ordinary one")
  func disabling() {
    let app = CanvasApp.launch(on: phone)
    phone.run { app.canvas.isDrawingEnabled = false }
    phone.swipe(from: (100, 300), to: (200, 300))
    phone.wait(0.3)
    #expect(app.canvas.drawing.strokes.isEmpty && !app.canvas.drawingGestureRecognizer.isEnabled)
    var states: [UIGestureRecognizer.State] = []
    phone.run {
      app.canvas.drawingGestureRecognizer.isEnabled = true
      app.canvas.drawingGestureRecognizer.onAction { states.append($0.state) }
    }
    #expect(app.canvas.isDrawingEnabled)
    phone.swipe(from: (100, 300), to: (200, 300))
    phone.wait(0.3)
    #expect(states.first == .began && states.last == .ended && states.contains(.changed))
    #expect(app.canvas.drawing.strokes.count == 1)
  }

  @Test("Ink.CV12. A newer ink than the canvas supports draws as a pen")
  func contentVersions() throws {
    let app = CanvasApp.launch(on: phone)
    phone.run {
      app.canvas.tool = PKInkingTool(.crayon, color: .red, width: 20)
      app.canvas.maximumSupportedContentVersion = .version1
    }
    phone.swipe(from: (100, 300), to: (200, 300))
    phone.wait(0.3)
    let stroke = try #require(app.canvas.drawing.strokes.first)
    #expect(stroke.ink.inkType == .pen && stroke.ink.color == .red)
  }
}
