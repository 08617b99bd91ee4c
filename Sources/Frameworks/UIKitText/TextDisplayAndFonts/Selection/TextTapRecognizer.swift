/// A recognizer of each tap on a text, with its number in a series of taps.
@MainActor
final class TextTapRecognizer: UITapGestureRecognizer {
  /// The number of the tap in its series.
  private(set) var count = 0
  /// The touch of the tap.
  private(set) weak var touch: UITouch?

  /// Whether the finger has rested as long as for a press.
  private(set) var isLong = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = event.timestamp
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    isLong = event.timestamp - start >= UILongPressGestureRecognizer.usualDuration
    if let touch = touches.first { (count, self.touch) = (touch.tapCount, touch) }
    super.touchesEnded(touches, with: event)
  }

  // MARK: Internals

  private var start: TimeInterval = 0
}
