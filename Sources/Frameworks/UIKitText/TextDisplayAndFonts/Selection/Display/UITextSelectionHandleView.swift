/// A view that shows an end of the selected range of a text selection display.
@preconcurrency @MainActor
public protocol UITextSelectionHandleView: UICoordinateSpace {
  /// The end of the selection: its leading or its trailing edge.
  var direction: NSDirectionalRectEdge { get set }
  /// Whether the text is vertical.
  var isVertical: Bool { get set }
  /// The shape of the handle; `nil` for that of the system.
  var customShape: UIBezierPath? { get set }
  /// Returns the frame of the handle at the rectangle of a caret.
  func preferredFrame(for rect: CGRect) -> CGRect
}
