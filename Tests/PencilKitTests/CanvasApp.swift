import PencilKit
import PhoneTesting
import ScreenTestSupport
import TactusPhone
import TactusPhoneLink

/// An app with a canvas on the whole screen, which notes what its delegate is told.
@MainActor
final class CanvasApp: UIResponder, UIApplicationDelegate, PKCanvasViewDelegate,
  PKToolPickerObserver
{
  var window: UIWindow?
  let canvas = PKCanvasView()
  let log = EventLog()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    controller.view = canvas
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    canvas.contentInsetAdjustmentBehavior = .never
    canvas.delegate = self
    return true
  }

  /// Launches the app, and forgets what happened.
  static func launch(
    on phone: SimulatedPhone, _ policy: PKCanvasViewDrawingPolicy = .anyInput
  ) -> CanvasApp {
    let app = phone.launch(CanvasApp.self)
    phone.run { app.canvas.drawingPolicy = policy }
    phone.wait(0.3)
    _ = app.log.take()
    return app
  }

  func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {
    log.note("change \(canvasView.drawing.strokes.count)")
  }
  func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) { log.note("rendered") }
  func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) { log.note("begin") }
  func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) { log.note("end") }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { log.note("zoomed") }
  func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) { log.note("tool") }
  func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) { log.note("ruler") }
  func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {
    log.note("visible \(toolPicker.isVisible)")
  }
  func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) { log.note("frames") }
}

extension SimulatedPhone {
  /// Draws with a pen through places, each after a 240th of a second.
  ///
  /// - Parameters:
  ///   - places: The places in points.
  ///   - lifts: Whether the pen is lifted at the end.
  ///   - force: Returns the force at a share of the way, where 1 is an average touch.
  @MainActor
  func draw(
    _ places: [CGPoint], altitude: Double = .pi / 2, azimuth: Double = 0, lifts: Bool = true,
    force: (Double) -> Double = { _ in 1 }
  ) {
    for (index, place) in places.enumerated() {
      let share = Double(index) / Double(max(1, places.count - 1))
      touch(
        TouchReport(
          ContactID(9), index == 0 ? .began : .moved, kind: .pencil, x: Double(place.x),
          y: Double(place.y), pressure: .touches(force(share)), altitude: altitude,
          azimuth: azimuth))
      wait(1 / 240)
    }
    guard lifts, let last = places.last else { return }
    touch(
      TouchReport(
        ContactID(9), .ended, kind: .pencil, x: Double(last.x), y: Double(last.y)))
    wait(1 / 240)
  }

  /// Returns places on a straight line.
  static func line(
    _ x: CGFloat, _ y: CGFloat, to endX: CGFloat, _ endY: CGFloat, count: Int = 40
  ) -> [CGPoint] {
    (0..<count).map {
      let share = CGFloat($0) / CGFloat(count - 1)
      return CGPoint(x: x + (endX - x) * share, y: y + (endY - y) * share)
    }
  }
}
