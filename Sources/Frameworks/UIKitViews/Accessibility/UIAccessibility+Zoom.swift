// Zoom, the screen magnifier; it is never on (Accessibility.AC15).
extension UIAccessibility {
  /// The kinds of focus that Zoom follows.
  public enum ZoomType: Int, Sendable {
    /// The insertion point of text.
    case insertionPoint = 0
  }

  /// Notifies Zoom that the focus has moved; no effect, because Zoom is never on
  /// (Accessibility.AC15).
  ///
  /// - Parameters:
  ///   - type: The kind of focus.
  ///   - frame: The frame in the coordinates of the view.
  ///   - view: The view.
  public static func zoomFocusChanged(
    zoomType type: ZoomType, toFrame frame: CGRect, in view: UIView
  ) {}

  /// Warns Zoom users of conflicting gestures; no effect, because Zoom is never on
  /// (Accessibility.AC15).
  public static func registerGestureConflictWithZoom() {}
}
