import UIKit

/// A scroll view that reports double taps.
final class ZoomScrollView: UIScrollView {
  /// Called with the place of a double tap.
  var wasTappedTwice: (CGPoint) -> Void = { _ in }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first, touch.tapCount == 2 { wasTappedTwice(touch.location(in: self)) }
  }
}
