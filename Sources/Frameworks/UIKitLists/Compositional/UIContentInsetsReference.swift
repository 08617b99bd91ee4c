/// The areas that the content of a compositional layout lies in.
public enum UIContentInsetsReference: Int, Sendable {
  /// The area of the layout's configuration; for the configuration itself, the safe area.
  case automatic = 0
  /// The bounds of the view.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The area within the margins of the view.
  case layoutMargins = 3
  /// The area for readable text.
  case readableContent = 4
}
