import TactusUIKitViews

/// The scroll view of a wheel, which reports that a finger touches it.
final class WheelScrollView: UIScrollView {
  /// Called when a touch begins, before it moves.
  var onTouch: @MainActor () -> Void = {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    onTouch()
    super.touchesBegan(touches, with: event)
  }
}
