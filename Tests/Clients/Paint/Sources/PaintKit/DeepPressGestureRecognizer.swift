import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A gesture recognizer of presses that are harder than a threshold.
public class DeepPressGestureRecognizer: UIGestureRecognizer {
  @IBInspectable public var threshold: CGFloat = 0.75
  public private(set) var force: CGFloat = 0

  override public func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    handle(touches)
  }

  override public func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    handle(touches)
  }

  override public func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = state == .possible ? .failed : .ended
  }

  override public func reset() {
    super.reset()
    force = 0
  }

  private func handle(_ touches: Set<UITouch>) {
    guard let touch = touches.first, touch.maximumPossibleForce > 0 else { return }
    force = touch.force / touch.maximumPossibleForce
    if state == .possible, force >= threshold {
      state = .began
    } else if state == .began || state == .changed {
      state = .changed
    }
  }
}
