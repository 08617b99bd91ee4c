/// A view that shows the insertion point of a text selection display.
@preconcurrency @MainActor
public protocol UITextCursorView: UICoordinateSpace {
  /// Whether the view blinks.
  var isBlinking: Bool { get set }
  /// Shows the view immediately, and restarts the blinking.
  func resetBlinkAnimation()
}
