/// A recognizer of each tap on a text, with its number in a series of taps.
@MainActor
final class TextTapRecognizer: UITapGestureRecognizer {
  /// The number of the tap in its series.
  private(set) var count = 0
  /// The touch of the tap.
  private(set) weak var touch: UITouch?

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if let touch = touches.first { (count, self.touch) = (touch.tapCount, touch) }
    super.touchesEnded(touches, with: event)
  }
}
