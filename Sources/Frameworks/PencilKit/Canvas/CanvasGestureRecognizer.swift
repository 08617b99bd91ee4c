import Foundation

/// The recognizer of a canvas view, which follows one finger or pen.
///
/// A pencil begins immediately. A finger begins when it moves or lifts, so that a second finger can
/// still start to scroll or zoom (Ink.CV3).
@MainActor
final class CanvasGestureRecognizer: UIGestureRecognizer {
  weak var canvas: PKCanvasView?

  private var touch: UITouch?
  private var start = CGPoint.zero
  private var hasBegun = false

  /// The distance in points that a finger must move to draw.
  ///
  /// - Source: ours: less than the ten points after which two fingers scroll. Confidence: guess.
  private static let slop: CGFloat = 4

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    // Views beneath receive the touches, and the corrected forces after the end.
    cancelsTouchesInView = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touch == nil else {
      if hasBegun {
        for touch in touches { ignore(touch, for: event) }
      } else {
        state = .failed
      }
      return
    }
    guard touches.count == 1, let first = touches.first, let canvas, canvas.accepts(first) else {
      return state = .failed
    }
    (touch, start) = (first, first.location(in: nil))
    canvas.startSession(first)
    if first.type == .pencil { begin() }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch, touches.contains(touch), let canvas else { return }
    canvas.continueSession(event.coalescedTouches(for: touch) ?? [touch])
    if hasBegun { return state = .changed }
    let place = touch.location(in: nil)
    if hypot(place.x - start.x, place.y - start.y) > Self.slop { begin() }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch, touches.contains(touch) else { return }
    if !hasBegun { begin() }
    guard hasBegun else { return }
    canvas?.continueSession([touch])
    canvas?.endSession()
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch, touches.contains(touch) else { return }
    canvas?.cancelSession()
    state = .cancelled
  }

  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    // After the end the canvas view itself receives the corrections.
    if touch != nil { canvas?.correct(touches) }
  }

  override func reset() {
    canvas?.cancelSession()
    (touch, hasBegun) = (nil, false)
  }

  private func begin() {
    state = .began
    // Another recognizer may have been recognized first.
    guard state == .began else { return }
    hasBegun = true
    canvas?.announceSession()
  }
}
