// Zoom, the magnifier of the whole screen; it is never on (Accessibility.AC15).
extension UIAccessibility {
  /// The kinds of places that Zoom follows.
  public enum ZoomType: Int, Sendable {
    /// The place at which text is inserted.
    case insertionPoint = 0
  }

  /// Tells Zoom that the place of the user's attention has moved; nothing happens while Zoom is
  /// off, and it is never on (Accessibility.AC15).
  ///
  /// - Parameters:
  ///   - type: The kind of place.
  ///   - frame: The frame in the coordinates of the view.
  ///   - view: The view.
  public static func zoomFocusChanged(
    zoomType type: ZoomType, toFrame frame: CGRect, in view: UIView
  ) {}

  /// Warns a user of Zoom that the app's gestures conflict with those of Zoom; nothing happens
  /// while Zoom is off, and it is never on (Accessibility.AC15).
  public static func registerGestureConflictWithZoom() {}
}
