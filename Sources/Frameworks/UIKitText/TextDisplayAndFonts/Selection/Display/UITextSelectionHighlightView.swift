/// A view that shows the selected range of a text selection display.
@preconcurrency @MainActor
public protocol UITextSelectionHighlightView: UICoordinateSpace {
  /// The rectangles of the selection, in the coordinates of the view.
  var selectionRects: [UITextSelectionRect] { get set }
}
